import { styled } from '@mui/material/styles';
import { memo, type HTMLInputAutoCompleteAttribute, type InputHTMLAttributes } from 'react';
import { colours } from '../ui/theme/tokens';
import { Control } from './control';
import { FieldFrame } from './field-frame';
import { useField, type FieldProps } from './use-field';

const Unit = styled('span')({ paddingInlineStart: 14, color: colours.muted });

export interface TextFieldProps extends FieldProps {
  /** Addresses for email have `EmailField`. */
  type?: 'text' | 'tel' | 'url' | 'search' | 'date' | 'time' | 'number';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  maxLength?: number;
  autoCapitalize?: 'none';
  spellCheck?: boolean;
  placeholder?: string;
  unit?: string;
}

export const TextField = memo(function TextField(props: TextFieldProps) {
  const { name, type = 'text', autoComplete, placeholder, unit } = props;
  const { inputMode, maxLength, autoCapitalize, spellCheck } = props;
  const field = useField(props);
  const { ref, ...input } = field.form.register(name);
  const unitId = unit && `${field.id}-unit`;
  const described = [unitId, field.aria['aria-describedby']].filter(Boolean).join(' ') || undefined;
  return (
    <FieldFrame {...props} field={field}>
      <Control
        {...input}
        inputRef={ref}
        id={field.id}
        type={type}
        autoComplete={autoComplete}
        placeholder={placeholder}
        startAdornment={unit && <Unit id={unitId}>{unit}</Unit>}
        disableInjectingGlobalStyles
        inputProps={{
          ...field.input,
          'aria-describedby': described,
          inputMode,
          maxLength,
          autoCapitalize,
          spellCheck,
        }}
      />
    </FieldFrame>
  );
});
