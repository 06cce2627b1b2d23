import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useCallback, useEffect, useMemo, useState } from 'react';
import {
  useForm as useReactHookForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import * as z from 'zod/mini';
import { ApiError } from '../api';
import { keepDraft, onKeptDraft, removeDraft } from '../session/draft-keeper';
import { readDraft, writeDraft } from '../session/drafts';
import { changesOf, restorable, type Changes } from './changes';

// The site's Content-Security-Policy forbids eval, which zod would otherwise probe for.
z.config({ jitless: true });

export interface FormOptions<Input extends FieldValues, Output> {
  schema: z.core.$ZodType<Output, Input>;
  /** Names every field of the form, so that the server's messages find their fields. */
  defaultValues: DefaultValues<Input>;
  /**
   * Keeps the input under this name until it is submitted, except passwords, codes and files: in the tab,
   * and for a user who is logged in also in the browser.
   */
  draftKey?: string;
  /** A later page sends the input, and removes the draft. */
  isSentLater?: boolean;
}

/** The same object until `reports` counts up, so that fields are rendered on their own: `useFormState` has the state. */
export type KitForm<Input extends FieldValues, Output = Input> = Omit<
  UseFormReturn<Input, unknown, Output>,
  'formState'
> & {
  /**
   * `map` renames the server's fields: `{ organization: 'institution' }`.
   * @returns false when no field took a message
   */
  setServerErrors: (error: unknown, map?: Record<string, FieldPath<Input>>) => boolean;
  reports: number;
  report: () => void;
  /** Fills in a value that is not the user's input. */
  prefill: (name: FieldPath<Input>, value: unknown) => void;
  earlyInput: Map<string, unknown>;
  secrets: Set<string>;
  forgetDraft: () => void;
};

/** Validates on submit only; editing a field clears its error (specification, section 5). */
export function useForm<Input extends FieldValues, Output>(
  options: FormOptions<Input, Output>,
): KitForm<Input, Output> {
  const { schema, defaultValues, draftKey, isSentLater } = options;
  /** The values without the user's input. */
  const [start] = useState(() => new Map<string, unknown>(Object.entries(defaultValues)));
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

  useEffect(() => {
    const draft = draftKey ? readDraft(draftKey) : null;
    let isChanged = draft !== null;
    let isOnlyKept = false;
    const write = (values: Input) => {
      if (!draftKey) return;
      const changes = changesOf(start, values, secrets);
      if (changes) {
        writeDraft(draftKey, values, secrets);
        if (!isOnlyKept) keepDraft(draftKey, changes);
      } else if (isChanged) removeDraft(draftKey);
      isChanged = changes !== null;
    };
    const restore = (entries: Iterable<[string, unknown]>) => {
      for (const [name, value] of entries) {
        if (name in getValues()) setValue(name as FieldPath<Input>, value as never);
      }
    };
    restore([...Object.entries(draft ?? {}), ...earlyInput]);
    // A draft as well, like all later input.
    if (earlyInput.size > 0) write(getValues());
    earlyInput.clear();
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ name, values }) => {
        if (name) clearErrors(name as FieldPath<Input>);
        write(values);
      },
    });
    const stopRestoring =
      draftKey &&
      onKeptDraft(draftKey, (kept) => {
        // Kept again, it would come back after another tab has sent it.
        isOnlyKept = !isChanged;
        restore(restorable(start, getValues(), kept as Changes));
        isOnlyKept = false;
      });
    return () => {
      unsubscribe();
      if (stopRestoring) stopRestoring();
    };
  }, [clearErrors, draftKey, getValues, secrets, setValue, start, subscribe, earlyInput]);

  const prefill = useCallback(
    (name: FieldPath<Input>, value: unknown) => {
      start.set(name, value);
      setValue(name, value as never);
    },
    [setValue, start],
  );

  return useMemo(() => {
    const report = () => setReports((count) => count + 1);
    function setServerErrors(error: unknown, map: Record<string, FieldPath<Input>> = {}) {
      const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
      const known = fields
        .map(([name, message]) => [map[name] ?? name, message] as [FieldPath<Input>, string])
        .filter(([name]) => (name.split('.')[0] ?? '') in getValues());
      for (const [name, message] of known) setError(name, { type: 'server', message });
      if (known.length > 0) report();
      return known.length > 0;
    }

    function forgetDraft() {
      if (!draftKey || isSentLater) return;
      removeDraft(draftKey);
      for (const [name, value] of Object.entries(getValues())) start.set(name, value);
    }

    const own = { setServerErrors, reports, report, prefill, earlyInput, secrets, forgetDraft };
    return { ...form, ...own };
  }, [
    form,
    reports,
    prefill,
    earlyInput,
    secrets,
    start,
    draftKey,
    isSentLater,
    getValues,
    setError,
  ]);
}
