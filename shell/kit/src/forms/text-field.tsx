import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes } from 'react';
import { Control } from './control';
import { FieldFrame } from './field-frame';
import { useField, type FieldProps } from './use-field';

export interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'date' | 'number';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** In characters. */
  maxLength?: number;
  placeholder?: string;
}

/** One line of text. Numbers and dates come to the schema as text, too. */
export function TextField(props: TextFieldProps) {
  const { name, type = 'text', autoComplete, inputMode, maxLength, placeholder } = props;
  const field = useField(props);
  const { ref, ...input } = field.form.register(name);
  return (
    <FieldFrame {...props} field={field}>
      <Control
        {...input}
        inputRef={ref}
        id={field.id}
        type={type}
        autoComplete={autoComplete}
        placeholder={placeholder}
        disableInjectingGlobalStyles
        inputProps={{ ...field.aria, inputMode, maxLength }}
      />
    </FieldFrame>
  );
}
