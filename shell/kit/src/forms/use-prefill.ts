import { useEffect, useRef } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { KitForm } from './use-form';

/**
 * Fills in empty fields once the values are known, for example when the session has arrived. Input and
 * fields that the user has been in are preserved.
 */
export function usePrefill<Input extends FieldValues, Output>(
  form: KitForm<Input, Output>,
  values: Partial<Input> | undefined,
): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (!values || isDone.current) return;
    isDone.current = true;
    for (const [key, value] of Object.entries(values)) {
      const name = key as FieldPath<Input>;
      const isVisited = form.getFieldState(name).isTouched || isFocused(name);
      if (value && form.getValues(name) === '' && !isVisited) form.prefill(name, value);
    }
  });
}

function isFocused(name: string): boolean {
  return document.activeElement?.getAttribute('name') === name;
}
