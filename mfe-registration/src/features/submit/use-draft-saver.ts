import type { KitForm } from '@plenary/kit/forms';
import { useEffect, useEffectEvent, useState } from 'react';
import { type PaperDetails, usePaperActs } from '../../papers/papers.api';
import { DraftSaver } from './draft-saver';
import { changesOf, type DraftValues } from './draft-values';

export const draftKey = (paperId: string) => `paper-${paperId}`;

/** Saves the form of a draft while it is filled in, and once more when it is left. */
export function useDraftSaver(
  paper: PaperDetails,
  form: KitForm<DraftValues>,
): DraftSaver<DraftValues> {
  const { save } = usePaperActs();
  const send = useEffectEvent(async (values: DraftValues, revision: number) => {
    const saved = await save(paper.id, { ...changesOf(values), revision });
    return saved.revision ?? revision + 1;
  });
  const [call] = useState<{ send: typeof send }>(() => ({
    send: () => Promise.reject(new Error('not mounted')),
  }));
  const [saver] = useState(
    () =>
      new DraftSaver<DraftValues>(draftKey(paper.id), paper.revision ?? 1, (values, revision) =>
        call.send(values, revision),
      ),
  );
  const { subscribe } = form;

  useEffect(() => {
    call.send = (values, revision) => send(values, revision);
    const flush = () => void saver.flush();
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ values, name, type }) => {
        if (name !== undefined || type !== undefined) saver.change(values);
      },
    });
    window.addEventListener('online', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      unsubscribe();
      window.removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, [call, saver, subscribe]);

  return saver;
}
