import {
  CheckboxField,
  CheckboxGroup,
  EmailField,
  SelectField,
  TextAreaField,
  TextField,
} from '@plenary/kit/forms';
import type { SimpleField as Spec } from '../model/fields';
import { InstantField } from './instant-field';
import { PictureField } from './picture-field';
import type { EditionForm } from './use-section-form';
import { ZoneField } from './zone-field';

const INPUTS = { line: 'text', url: 'url', day: 'date' } as const;

/** `name` is the full dot path. */
export function SimpleField({ spec, name, form }: { spec: Spec; name: string; form: EditionForm }) {
  const { label, hint } = spec;
  const common = { name, label, hint };
  switch (spec.kind) {
    case 'yes-no':
      return <CheckboxField {...common} optional />;
    case 'choice':
      return <SelectField {...common} options={spec.options} />;
    case 'choices':
      return <CheckboxGroup {...common} options={spec.options} optional={spec.optional} />;
    case 'area':
      return <TextAreaField {...common} rows={4} optional={Boolean(spec.optional)} />;
    case 'lines':
      return <TextAreaField {...common} rows={6} optional={spec.optional} />;
    case 'number':
      return (
        <TextField
          {...common}
          inputMode="decimal"
          unit={spec.unit}
          optional={Boolean(spec.optional)}
        />
      );
    case 'instant':
      return <InstantField {...common} form={form} />;
    case 'time':
      return <TextField {...common} placeholder="09:30" optional={Boolean(spec.optional)} />;
    case 'zone':
      return <ZoneField {...common} form={form} />;
    case 'picture':
      return <PictureField {...common} form={form} />;
    case 'email':
      return <EmailField {...common} autoComplete="off" optional={Boolean(spec.optional)} />;
    case 'line':
    case 'url':
    case 'day':
      return <TextField {...common} type={INPUTS[spec.kind]} optional={Boolean(spec.optional)} />;
  }
}
