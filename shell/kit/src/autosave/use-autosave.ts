import { ApiError } from '@plenary/kit/api';
import type { KitForm } from '@plenary/kit/forms';
import { keepDraft, onKeptDraft, readDraft, removeDraft, writeDraft } from '@plenary/kit/session';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue } from 'react-hook-form';

const PAUSE_MS = 1000;
const RETRY_MS = 5000;

interface Revised extends FieldValues {
  revision: number;
}

export type AutosaveState<Values> =
  /** `at` is null where the server does not report a time. */
  | { is: 'saved'; at: string | null }
  | { is: 'waiting' | 'saving' | 'failed' }
  | { is: 'refused'; reason: string }
  /** Nothing is saved until the conflict is resolved. */
  | { is: 'conflict'; theirs?: Values };

export interface AutosaveOptions<Values extends Revised, Content extends object> {
  form: KitForm<Values, unknown>;
  /** Key of the copy in the browser, which survives a reload, a lost session and the end of the tab. */
  draftKey: string;
  saved: { content: Content; at: string | null };
  contentOf: (values: Values) => Content;
  /** @throws ApiError */
  send: (
    content: Content & { revision: number },
  ) => Promise<{ revision: number; savedAt?: string | null }>;
  conflictOf: (error: ApiError) => { theirs?: Values } | undefined;
  onRefused?: () => void;
}

export interface Autosave<Values> {
  state: AutosaveState<Values>;
  /** Resolves to whether the server has everything. */
  flush: () => Promise<boolean>;
  resolveConflict: (choice: 'mine' | 'theirs') => void;
}

/** One call at a time. Network errors, 429 and 5xx are retried every five seconds. */
export function useAutosave<Values extends Revised, Content extends object>(
  options: AutosaveOptions<Values, Content>,
): Autosave<Values> {
  const { draftKey, saved } = options;
  const { getValues, reset, setValue, subscribe } = options.form;
  const [state, setState] = useState<AutosaveState<Values>>({ is: 'saved', at: saved.at });
  const latest = useRef(options);
  const known = useRef({ text: JSON.stringify(saved.content), at: saved.at });
  const running = useRef(Promise.resolve(true));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isBlocked = useRef(false);

  useEffect(() => {
    latest.current = options;
  });

  const hasChanges = useCallback(
    (values = getValues()) =>
      JSON.stringify(latest.current.contentOf(values)) !== known.current.text,
    [getValues],
  );

  const setRevision = useCallback(
    (revision: number) =>
      setValue('revision' as Path<Values>, revision as PathValue<Values, Path<Values>>),
    [setValue],
  );

  const save = useCallback(async (): Promise<boolean> => {
    const { contentOf, send, conflictOf, onRefused } = latest.current;
    const { revision } = getValues();
    const content = contentOf(getValues());
    try {
      if (hasChanges()) {
        setState({ is: 'saving' });
        const answer = await send({ ...content, revision });
        known.current = { text: JSON.stringify(content), at: answer.savedAt ?? null };
        setRevision(answer.revision);
      }
      if (!hasChanges()) removeDraft(draftKey);
      setState(hasChanges() ? { is: 'waiting' } : { is: 'saved', at: known.current.at });
      return true;
    } catch (error) {
      const conflict = error instanceof ApiError ? conflictOf(error) : undefined;
      isBlocked.current = conflict !== undefined || isSessionLost(error);
      if (conflict) setState({ is: 'conflict', ...conflict });
      else if (!isRefusal(error)) setState({ is: 'failed' });
      else {
        setState({ is: 'refused', reason: error.serverMessage ?? '' });
        onRefused?.();
      }
      return false;
    }
  }, [draftKey, getValues, hasChanges, setRevision]);

  const flush = useCallback((): Promise<boolean> => {
    clearTimeout(timer.current);
    if (isBlocked.current) return Promise.resolve(false);
    const result = running.current.then(save);
    running.current = result;
    return result;
  }, [save]);

  const saveLater = useCallback(
    (milliseconds: number) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), milliseconds);
    },
    [flush],
  );

  useEffect(() => {
    if (state.is === 'failed') saveLater(RETRY_MS);
  }, [saveLater, state]);

  useEffect(() => {
    const handleChange = () => {
      if (!hasChanges() || isBlocked.current) return;
      stopRestoring();
      writeDraft(draftKey, getValues());
      keepDraft(draftKey, getValues());
      setState((current) => (current.is === 'saving' ? current : { is: 'waiting' }));
      saveLater(PAUSE_MS);
    };
    const restore = (draft: Record<string, unknown>) => {
      const values = { ...getValues(), ...draft };
      // A draft that the server has would bring an outdated revision.
      if (!hasChanges(values)) return removeDraft(draftKey);
      reset(values);
      handleChange();
    };
    const stopRestoring = onKeptDraft(draftKey, restore);
    const draft = readDraft(draftKey);
    if (draft) restore(draft);
    const saveNow = () => void flush();
    const unsubscribe = subscribe({ formState: { values: true }, callback: handleChange });
    window.addEventListener('online', saveNow);
    document.addEventListener('visibilitychange', saveNow);
    return () => {
      unsubscribe();
      stopRestoring();
      window.removeEventListener('online', saveNow);
      document.removeEventListener('visibilitychange', saveNow);
      saveNow();
    };
  }, [draftKey, flush, getValues, hasChanges, reset, saveLater, subscribe]);

  function resolveConflict(choice: 'mine' | 'theirs') {
    if (state.is !== 'conflict' || !state.theirs) return;
    const { theirs } = state;
    known.current = { text: JSON.stringify(options.contentOf(theirs)), at: null };
    isBlocked.current = false;
    if (choice === 'mine') setRevision(theirs.revision);
    else reset(theirs);
    void flush();
  }

  return { state, flush, resolveConflict };
}

/** Other refusals than 429 are final for these values. */
function isRefusal(error: unknown): error is ApiError {
  return (
    error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
  );
}

function isSessionLost(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
