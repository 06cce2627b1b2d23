import { FieldFrame, useField, useWatch } from '@plenary/kit/forms';
import { lazyPart } from '../../../shared/lazy-part';
import { ZoneInput } from './zone-parts';
import type { ZoneFieldProps } from './zone-picker';

/** Only the section with the time zone needs its code. */
export const ZoneField = lazyPart(() => import('./zone-picker'), Meanwhile);

function Meanwhile(props: ZoneFieldProps) {
  const field = useField(props);
  const value = useWatch({ control: props.form.control, name: props.name }) as string;
  return (
    <FieldFrame {...props} field={field}>
      <ZoneInput id={field.id} value={value} readOnly {...field.input} />
    </FieldFrame>
  );
}
