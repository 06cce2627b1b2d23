import { useId, type ReactNode } from 'react';
import { get, useFormState, type FieldError } from 'react-hook-form';
import { useFormContext } from './form-context';

/** What all fields have in common. */
export interface FieldProps {
  /** The field's name in the schema; for nested values a path such as `authors.0.email`. */
  name: string;
  label: ReactNode;
  /** Says, below the field, what the value is for. */
  hint?: ReactNode;
  /** Marks the field '(optional)'. All others are required. */
  optional?: boolean;
  disabled?: boolean;
  /** An error that is not the field's own, such as a refusal by another call. */
  error?: string;
}

/**
 * The state of one field, and the attributes that tie its control to label, hint and error: `input`
 * for a control of the browser's, `aria` for a group of them.
 */
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
  // The browser's own check is for forms that are sent without script.
  return { form, id, message, aria, input: { ...aria, required: !optional } };
}

export type Field = ReturnType<typeof useField>;
