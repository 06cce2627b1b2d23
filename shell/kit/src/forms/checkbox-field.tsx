import FormControl from '@mui/material/FormControl';
import { styled } from '@mui/material/styles';
import { colours } from '../ui/theme/tokens';
import { Below } from './field-frame';
import { useField, type FieldProps } from './use-field';

const Row = styled('label')({
  display: 'flex',
  gap: 12,
  alignItems: 'start',
  minBlockSize: 44,
  paddingBlock: 10,
  color: colours.ink,
  cursor: 'pointer',
  '& input': {
    flex: 'none',
    inlineSize: 20,
    blockSize: 20,
    margin: '2px 0',
    accentColor: colours.primary,
  },
  '& input[aria-invalid="true"]': { outline: `2px solid ${colours.error}`, outlineOffset: 2 },
  '& input:focus-visible': { outline: `3px solid ${colours.focus}`, outlineOffset: 2 },
});

export function CheckboxField(props: FieldProps) {
  const { name, label, hint, disabled } = props;
  const field = useField(props);
  return (
    <FormControl fullWidth error={Boolean(field.message)} data-field={name}>
      <Row>
        <input
          type="checkbox"
          {...field.form.register(name)}
          {...field.input}
          id={field.id}
          disabled={disabled}
        />
        <span data-label="">{label}</span>
      </Row>
      <Below field={field} hint={hint} />
    </FormControl>
  );
}
