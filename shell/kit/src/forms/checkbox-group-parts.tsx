import FormControl from '@mui/material/FormControl';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { colours } from '../ui/theme/tokens';
import { Below } from './field-frame';
import { Label, Optional } from './field-parts';
import { texts } from './texts';
import { useField, type FieldProps } from './use-field';

const Row = styled('label')({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  gap: '2px 12px',
  alignItems: 'start',
  minBlockSize: 44,
  paddingBlock: 10,
  color: colours.ink,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '&:has(:disabled)': { cursor: 'default', color: colours.muted },
  '& input': {
    inlineSize: 20,
    blockSize: 20,
    margin: '2px 0',
    accentColor: colours.primary,
  },
  '& input:focus-visible': { outline: `3px solid ${colours.focus}`, outlineOffset: 2 },
  '& b': { fontWeight: 700, whiteSpace: 'nowrap' },
  '& small': {
    gridColumn: '2 / -1',
    fontSize: '0.875rem',
    lineHeight: 1.45,
    color: colours.muted,
    whiteSpace: 'pre-line',
  },
});

export interface CheckboxOption {
  value: string;
  label: string;
  text?: ReactNode;
  /** Text such as `USD 45`, with a no-break space. */
  price?: string;
  disabled?: boolean;
}

export interface CheckboxGroupProps extends FieldProps {
  options: readonly CheckboxOption[];
}

export default function CheckboxGroupParts(props: CheckboxGroupProps) {
  const { name, label, hint, optional, disabled, options } = props;
  const field = useField(props);
  const { form, id, aria, message } = field;
  const value: unknown = useWatch({ control: form.control, name });
  const chosen = Array.isArray(value) ? (value as string[]) : [];

  function toggle(option: string) {
    const next = options
      .map((each) => each.value)
      .filter((each) => (each === option) !== chosen.includes(each));
    form.setValue(name, next, { shouldDirty: true });
  }

  return (
    <FormControl
      fullWidth
      error={Boolean(message)}
      disabled={disabled}
      data-field={name}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={aria['aria-describedby']}
    >
      <Label as="span" id={`${id}-label`}>
        <span data-label="">{label}</span>
        {optional && <Optional> {texts.optional}</Optional>}
      </Label>
      {options.map((option, index) => (
        <Row key={option.value}>
          <input
            type="checkbox"
            id={`${id}-${index}`}
            aria-labelledby={`${id}-${index}-label ${id}-${index}-price`}
            aria-describedby={option.text ? `${id}-${index}-text` : undefined}
            checked={chosen.includes(option.value)}
            disabled={disabled ?? option.disabled}
            onChange={() => toggle(option.value)}
          />
          <span id={`${id}-${index}-label`}>{option.label}</span>
          <b id={`${id}-${index}-price`}>{option.price}</b>
          {option.text && <small id={`${id}-${index}-text`}>{option.text}</small>}
        </Row>
      ))}
      <Below field={field} hint={hint} />
    </FormControl>
  );
}
