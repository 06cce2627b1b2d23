import { keepDraft, onKeptDraft, readDraft, removeDraft, writeDraft } from '@plenary/kit/session';
import { useEffect, useEffectEvent } from 'react';
import * as z from 'zod/mini';
import type { Values } from '../model/form-values';
import { isSame } from '../model/same';
import type { KitForm } from '@plenary/kit/forms';

export const keptSchema = z.object({
  base: z.record(z.string(), z.unknown()),
  values: z.record(z.string(), z.unknown()),
});

/** Unsaved input with the saved values that it began from, as the browser keeps it for its user. */
export type KeptInput = z.output<typeof keptSchema>;

/**
 * Keeps unsaved input over a reload, a lost session and the end of the tab, until it is saved or discarded.
 * @param key undefined for input that no browser may keep
 * @param base the saved values of the form
 * @param restore is called with input that differs from them
 */
export function useKeptInput(
  key: string | undefined,
  form: KitForm<Values>,
  base: Values,
  restore: (kept: KeptInput) => void,
): void {
  const { getValues, subscribe } = form;

  const offer = useEffectEvent((draft: unknown) => {
    const kept = keptSchema.safeParse(draft);
    const hasInput = !isSame(getValues(), base);
    if (kept.success && !hasInput && !isSame(kept.data.values, kept.data.base)) restore(kept.data);
  });

  const keep = useEffectEvent((values: Values) => {
    if (!key) return;
    if (isSame(values, base)) return removeDraft(key);
    writeDraft(key, { base, values });
    keepDraft(key, { base, values });
  });

  useEffect(() => {
    if (!key) return;
    const draft = readDraft(key);
    if (draft) offer(draft);
    const stop = onKeptDraft(key, offer);
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ values }) => keep(values),
    });
    return () => {
      stop();
      unsubscribe();
    };
  }, [key, subscribe]);
}
