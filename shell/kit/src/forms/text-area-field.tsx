import { styled } from '@mui/material/styles';
import { memo, type ComponentProps } from 'react';
import { Control } from './control';
import { FieldFrame } from './field-frame';
import { useField, type FieldProps } from './use-field';

const Area = styled(Control)({ '& textarea.MuiInputBase-input': { resize: 'vertical' } });

export interface TextAreaFieldProps extends FieldProps {
  rows?: number;
  maxLength?: number;
  placeholder?: string;
  /** Of the native control. */
  attributes?: ComponentProps<'textarea'>;
}

export const TextAreaField = memo(function TextAreaField(props: TextAreaFieldProps) {
  const { name, rows = 5, maxLength, placeholder, attributes } = props;
  const field = useField(props);
  const { ref, ...input } = field.form.register(name);
  return (
    <FieldFrame {...props} field={field}>
      <Area
        {...input}
        inputRef={ref}
        id={field.id}
        inputComponent="textarea"
        placeholder={placeholder}
        disableInjectingGlobalStyles
        inputProps={{ ...attributes, ...field.input, rows, maxLength, type: undefined }}
      />
    </FieldFrame>
  );
});
