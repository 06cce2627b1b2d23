import { ApiError } from '@plenary/kit/api';
import type { KitForm } from '@plenary/kit/forms';
import { useCallback, useEffect, useRef, useState } from 'react';
import { saveDraft, type Draft } from '../../reviews.api';
import { draftOf, valuesOf, type FormValues } from './review-form.schema';

/** In milliseconds: after the last key, and after a save that failed. */
const PAUSE_MS = 1000;
const RETRY_MS = 10_000;

/** What another tab has saved meanwhile. */
interface Standing {
  revision: number;
  form: Draft;
}

export type SaveState =
  | { is: 'saved'; at: string | null }
  | { is: 'saving' | 'failed' }
  | { is: 'conflict'; theirs: Standing };

export interface Autosave {
  state: SaveState;
  /** Saves at once what is not saved. @throws ApiError */
  flush: () => Promise<void>;
  /** Ends a conflict: writes over what stands there, or takes it. */
  settle: (choice: 'mine' | 'theirs') => void;
}

export interface AutosaveOptions {
  paperId: string;
  form: KitForm<FormValues, unknown>;
  /** What the server holds, and since when. */
  stored: { draft: Draft; savedAt: string | null };
  /** Nobody may write any more. */
  onClosed: () => void;
}

/**
 * Saves the form a second after the last key, one call after the other, when the page is left or
 * hidden, and again after a failure. Once the server holds it, the tab's own copy is given up.
 */
export function useAutosave({ paperId, form, stored, onClosed }: AutosaveOptions): Autosave {
  const [state, setState] = useState<SaveState>({ is: 'saved', at: stored.savedAt });
  const saved = useRef(JSON.stringify(stored.draft));
  const running = useRef<Promise<void>>(Promise.resolve());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isStopped = useRef(false);
  const closed = useRef(onClosed);
  const forgetDraft = useRef(form.forgetDraft);
  const { getValues, setValue, subscribe, reset } = form;

  const save = useCallback(async () => {
    const values = getValues();
    const draft = draftOf(values);
    const text = JSON.stringify(draft);
    if (text === saved.current) return;
    setState({ is: 'saving' });
    try {
      const answer = await saveDraft(paperId, { revision: values.revision, ...draft });
      saved.current = text;
      setValue('revision', answer.revision);
      if (JSON.stringify(draftOf(getValues())) === text) forgetDraft.current();
      setState({ is: 'saved', at: answer.savedAt });
    } catch (error) {
      const theirs = standingOf(error);
      isStopped.current ||= Boolean(theirs) || isRefused(error);
      setState(theirs ? { is: 'conflict', theirs } : { is: 'failed' });
      if (!theirs && isRefused(error)) closed.current();
      throw error;
    }
  }, [getValues, paperId, setValue]);

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    running.current = running.current.catch(() => undefined).then(save);
    return running.current;
  }, [save]);

  const attempt = useCallback(() => {
    if (isStopped.current) return;
    flush().catch(() => {
      if (!isStopped.current) timer.current = setTimeout(attempt, RETRY_MS);
    });
  }, [flush]);

  useEffect(() => {
    isStopped.current = false;
    const later = () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(attempt, PAUSE_MS);
    };
    const onHide = () => document.visibilityState === 'hidden' && attempt();
    const stop = subscribe({ formState: { values: true }, callback: later });
    document.addEventListener('visibilitychange', onHide);
    // What the tab had kept of an earlier visit stands in the form already.
    later();
    return () => {
      stop();
      document.removeEventListener('visibilitychange', onHide);
      attempt();
      isStopped.current = true;
      clearTimeout(timer.current);
    };
  }, [attempt, subscribe]);

  function settle(choice: 'mine' | 'theirs') {
    if (state.is !== 'conflict') return;
    const theirs = valuesOf(state.theirs);
    saved.current = JSON.stringify(draftOf(theirs));
    if (choice === 'mine') setValue('revision', theirs.revision);
    else reset(theirs);
    setState({ is: 'saved', at: null });
    isStopped.current = false;
    attempt();
  }

  return { state, flush, settle };
}

function standingOf(error: unknown): Standing | undefined {
  if (!(error instanceof ApiError) || error.code !== 'CHANGED_MEANWHILE') return undefined;
  return (error.body as { current?: Standing }).current;
}

/** Another try would be refused as well; only silence and faults of the server pass. */
function isRefused(error: unknown): boolean {
  return (
    error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
  );
}
