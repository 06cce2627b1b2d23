import { createContext, useContext } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { KitForm } from './use-form';

export interface FormContextValue {
  form: KitForm<FieldValues, unknown>;
  busy: boolean;
}

export const FormContext = createContext<FormContextValue | null>(null);

export function useFormContext(): FormContextValue {
  const value = useContext(FormContext);
  if (!value) throw new Error('Fields must be used within a Form');
  return value;
}
