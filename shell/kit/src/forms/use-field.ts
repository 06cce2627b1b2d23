import { useId, type ReactNode } from 'react';
import { get, useFormState, type FieldError } from 'react-hook-form';
import { useFormContext } from './form-context';

export interface FieldProps {
  /** Path in the schema, e.g. `authors.0.email`. */
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  optional?: boolean;
  disabled?: boolean;
  error?: string;
}

/** `input` holds the attributes of a native control, `aria` those of a group. */
export function useField({ name, hint, optional = false, error }: FieldProps) {
  const { form } = useFormContext();
  const { errors } = useFormState({ control: form.control, name, exact: true });
  const id = useId();
  const own = get<typeof errors, FieldError | undefined>(errors, name);
  const message = own?.message || error;
  const described = [hint && `${id}-hint`, message && `${id}-error`].filter(Boolean).join(' ');
  const aria = {
    'aria-describedby': described || undefined,
    'aria-invalid': message ? true : undefined,
    'aria-required': !optional,
  };
  // The browser's validation applies to forms that are sent without JavaScript.
  return { form, id, message, aria, input: { ...aria, required: !optional } };
}

export type Field = ReturnType<typeof useField>;
