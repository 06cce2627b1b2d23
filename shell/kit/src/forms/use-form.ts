import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useState } from 'react';
import {
  useForm as useReactHookForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import * as z from 'zod/mini';
import { ApiError } from '../api';
import { readDraft, removeDraft, writeDraft } from '../session/drafts';

// The site's Content-Security-Policy forbids eval, which zod would otherwise probe for.
z.config({ jitless: true });

export interface FormOptions<Input extends FieldValues, Output> {
  schema: z.core.$ZodType<Output, Input>;
  /** Names every field of the form, so that the server's messages find their fields. */
  defaultValues: DefaultValues<Input>;
  /** Keeps the input under this name until it is submitted, except passwords, codes and files. */
  draftKey?: string;
}

export type KitForm<Input extends FieldValues, Output = Input> = UseFormReturn<
  Input,
  unknown,
  Output
> & {
  /**
   * `map` renames the server's fields: `{ organization: 'institution' }`.
   * @returns false when no field took a message
   */
  setServerErrors: (error: unknown, map?: Record<string, FieldPath<Input>>) => boolean;
  reports: number;
  report: () => void;
  earlyInput: Map<string, unknown>;
  secrets: Set<string>;
  forgetDraft: () => void;
};

/** Validates on submit only; editing a field clears its error (specification, section 5). */
export function useForm<Input extends FieldValues, Output>(
  options: FormOptions<Input, Output>,
): KitForm<Input, Output> {
  const { schema, defaultValues, draftKey } = options;
  const [secrets] = useState(() => new Set<string>());
  const [earlyInput] = useState(() => new Map<string, unknown>());
  const [reports, setReports] = useState(0);
  const form = useReactHookForm<Input, unknown, Output>({
    resolver: standardSchemaResolver(schema),
    defaultValues,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { clearErrors, getValues, setError, setValue, subscribe } = form;
  const report = () => setReports((count) => count + 1);

  useEffect(() => {
    const draft = Object.entries((draftKey && readDraft(draftKey)) || {});
    for (const [name, value] of [...draft, ...earlyInput]) {
      if (name in getValues()) setValue(name as FieldPath<Input>, value as never);
    }
    // A draft as well, like all later input.
    if (draftKey && earlyInput.size > 0) writeDraft(draftKey, getValues(), secrets);
    earlyInput.clear();
    return subscribe({
      formState: { values: true },
      callback: ({ name, values }) => {
        if (name) clearErrors(name as FieldPath<Input>);
        if (draftKey) writeDraft(draftKey, values, secrets);
      },
    });
  }, [clearErrors, draftKey, getValues, secrets, setValue, subscribe, earlyInput]);

  function setServerErrors(error: unknown, map: Record<string, FieldPath<Input>> = {}) {
    const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
    const known = fields
      .map(([name, message]) => [map[name] ?? name, message] as [FieldPath<Input>, string])
      .filter(([name]) => (name.split('.')[0] ?? '') in getValues());
    for (const [name, message] of known) setError(name, { type: 'server', message });
    if (known.length > 0) report();
    return known.length > 0;
  }

  const forgetDraft = () => draftKey && removeDraft(draftKey);
  return { ...form, setServerErrors, reports, report, earlyInput, secrets, forgetDraft };
}
