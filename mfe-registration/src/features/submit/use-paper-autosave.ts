import { useAutosave, type Autosave } from '@plenary/kit/autosave';
import type { KitForm } from '@plenary/kit/forms';
import { useUser } from '@plenary/kit/session';
import { useQueryClient } from '@tanstack/react-query';
import { saveDraft, storePaper, type PaperDetails } from '../../shared/papers/papers.api';
import { changesOf, valuesOf, type DraftValues } from './draft-values';

export const draftKey = (paperId: string) => `paper-${paperId}`;

export function usePaperAutosave(
  paper: PaperDetails,
  form: KitForm<DraftValues>,
): Autosave<DraftValues> {
  const user = useUser();
  const queries = useQueryClient();
  return useAutosave({
    form,
    draftKey: draftKey(paper.id),
    saved: { content: changesOf(valuesOf(paper)), at: null },
    contentOf: changesOf,
    send: async (changes) => {
      const saved = await saveDraft(paper.id, changes);
      storePaper(queries, user?.id, saved);
      return { revision: saved.revision ?? changes.revision + 1 };
    },
    conflictOf: ({ status }) => (status === 409 ? {} : undefined),
  });
}
