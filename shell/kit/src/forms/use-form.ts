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
  /** A zod schema, made with zod/mini. Its messages are shown at the fields. */
  schema: z.core.$ZodType<Output, Input>;
  /** Names every field of the form, so that the server's messages find their fields. */
  defaultValues: DefaultValues<Input>;
  /**
   * Keeps what stands in the form under this name until it was sent, so that a reload or a forced
   * sign-out loses nothing. Passwords, codes and files are never kept.
   */
  draftKey?: string;
}

export type KitForm<Input extends FieldValues, Output = Input> = UseFormReturn<
  Input,
  unknown,
  Output
> & {
  /**
   * Puts the messages in `fields` of a failed call on their fields, and moves the focus there.
   * `map` names the form's field where the server's name is another: `{ organization: 'institution' }`.
   * @returns false when no field took a message: the screen then shows its own.
   */
  setServerErrors: (error: unknown, map?: Record<string, FieldPath<Input>>) => boolean;
  /** Grows each time that errors are to be shown; Form then moves the focus to them. */
  reports: number;
  report: () => void;
  /** What was typed into the delivered form before its code was here; Form finds it out. */
  typed: Map<string, unknown>;
  /** Names of fields that a draft leaves out. */
  secrets: Set<string>;
  forgetDraft: () => void;
};

/**
 * A form that is validated when it is submitted. The error of a field goes away when the field is
 * edited; it is not validated again before the next submit (specification, section 5).
 */
export function useForm<Input extends FieldValues, Output>(
  options: FormOptions<Input, Output>,
): KitForm<Input, Output> {
  const { schema, defaultValues, draftKey } = options;
  const [secrets] = useState(() => new Set<string>());
  const [typed] = useState(() => new Map<string, unknown>());
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
    for (const [name, value] of [...draft, ...typed]) {
      if (name in getValues()) setValue(name as FieldPath<Input>, value as never);
    }
    typed.clear();
    return subscribe({
      formState: { values: true },
      callback: ({ name, values }) => {
        if (name) clearErrors(name as FieldPath<Input>);
        if (draftKey) writeDraft(draftKey, values, secrets);
      },
    });
  }, [clearErrors, draftKey, getValues, secrets, setValue, subscribe, typed]);

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
  return { ...form, setServerErrors, reports, report, typed, secrets, forgetDraft };
}
