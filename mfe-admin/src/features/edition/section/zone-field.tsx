import { SelectField, useWatch } from '@plenary/kit/forms';
import type { Named } from '../model/fields';
import type { EditionForm } from './use-section-form';

/** The browser's time zones, and the saved one if it is not among them. */
export function ZoneField({ name, label, hint, form }: Named & { form: EditionForm }) {
  const zone = useWatch({ control: form.control, name }) as string;
  const zones = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), zone])];
  return (
    <SelectField name={name} label={label} hint={hint} options={zones.filter(Boolean).sort()} />
  );
}
