import type { AriaAttributes } from 'react';
import type { SimpleField } from '../../model/fields';
import type { EditionForm } from '../use-section-form';

const TYPES = {
  line: 'text',
  number: 'text',
  url: 'url',
  email: 'email',
  day: 'date',
  time: 'time',
  zone: 'text',
  instant: 'datetime-local',
} as const;

interface CellControlProps {
  spec: Exclude<SimpleField, { kind: 'picture' }>;
  name: string;
  value: unknown;
  form: EditionForm;
  aria: AriaAttributes;
}

export function CellControl({ spec, name, value, form, aria }: CellControlProps) {
  switch (spec.kind) {
    case 'choices':
      // Tables have no column with several choices.
      return null;
    case 'area':
    case 'lines':
      return <textarea {...form.register(name)} {...aria} rows={1} />;
    case 'choice':
      return (
        <select {...form.register(name)} {...aria}>
          {spec.options.map((option) => {
            const { value: key, label } =
              typeof option === 'string' ? { value: option, label: option } : option;
            return (
              <option key={key} value={key}>
                {label}
              </option>
            );
          })}
        </select>
      );
    case 'yes-no':
      if (!spec.words) return <input type="checkbox" {...form.register(name)} {...aria} />;
      return (
        <select
          {...aria}
          value={value === true ? 'yes' : 'no'}
          onChange={(event) =>
            form.setValue(name, event.target.value === 'yes', { shouldDirty: true })
          }
        >
          <option value="no">{spec.words.no}</option>
          <option value="yes">{spec.words.yes}</option>
        </select>
      );
    case 'line':
    case 'number':
    case 'url':
    case 'email':
    case 'day':
    case 'time':
    case 'zone':
    case 'instant':
      return (
        <input
          type={TYPES[spec.kind]}
          inputMode={spec.kind === 'number' ? 'decimal' : undefined}
          autoComplete="off"
          {...form.register(name)}
          {...aria}
        />
      );
  }
}
