import { styled } from '@mui/material/styles';
import { memo, type HTMLInputAutoCompleteAttribute } from 'react';
import { IconChevronDown } from '../art/icons';
import { colours } from '../ui/theme/tokens';
import { Control } from './control';
import { FieldFrame } from './field-frame';
import { texts } from './texts';
import { useField, type FieldProps } from './use-field';

const Select = styled(Control)({
  '& select.MuiInputBase-input': {
    appearance: 'none',
    cursor: 'pointer',
    paddingInlineEnd: 40,
    textOverflow: 'ellipsis',
    '&:has(option[value=""]:checked)': { color: colours.muted },
    '& option': { color: colours.ink },
  },
  '& svg': { position: 'absolute', insetInlineEnd: 12, pointerEvents: 'none' },
});

export type SelectOption = string | { value: string; label: string };

export interface SelectFieldProps extends FieldProps {
  options: readonly SelectOption[];
  placeholder?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
}

export const SelectField = memo(function SelectField(props: SelectFieldProps) {
  const { name, options, placeholder = texts.chooseOption, autoComplete } = props;
  const field = useField(props);
  const { ref, ...input } = field.form.register(name);
  const children = [{ value: '', label: placeholder }, ...options].map((option) => {
    const { value, label } = typeof option === 'string' ? { value: option, label: option } : option;
    return (
      <option key={value} value={value}>
        {label}
      </option>
    );
  });
  return (
    <FieldFrame {...props} field={field}>
      <Select
        {...input}
        inputRef={ref}
        id={field.id}
        // The type allows only an input, although any element with these attributes works.
        inputComponent={'select' as 'input'}
        autoComplete={autoComplete}
        disableInjectingGlobalStyles
        inputProps={{ ...field.input, children, type: undefined }}
        endAdornment={<IconChevronDown />}
      />
    </FieldFrame>
  );
});
