import { api, unwrap, type components } from '@plenary/kit/api';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { holdsKey } from '../../../shared/holds/holds.api';
import { usePaperAction } from '../paper.api';
import { papersKey } from '../papers.api';

type Schemas = components['schemas'];
export type Candidate = Schemas['ReviewCandidate'];
export type ProposalItem = Schemas['ReviewProposal']['items'][number];

export const candidatesQuery = (id: string, q: string) =>
  queryOptions({
    queryKey: [...papersKey, 'one', id, 'candidates', q],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/admin/papers/{id}/candidates', {
          params: { path: { id }, query: q ? { q } : {} },
          signal,
        }),
      ),
  });

export const proposalQuery = () =>
  queryOptions({
    queryKey: [...papersKey, 'proposal'],
    queryFn: async ({ signal }) => {
      const { items } = await unwrap(
        api.POST('/api/v1/admin/papers/proposal', { body: {}, signal }),
      );
      return items;
    },
    gcTime: 0,
  });

export function useAssignReviewers() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (papers: Schemas['NewAssignments']['papers']) =>
      unwrap(api.POST('/api/v1/admin/papers/assignments', { body: { papers } })),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: holdsKey }),
        client.invalidateQueries({ queryKey: papersKey }),
      ]),
  });
}

export const useAssignReviewer = (id: string) =>
  usePaperAction(id, (body: Schemas['NewAssignment']) =>
    unwrap(api.POST('/api/v1/admin/papers/{id}/assignments', { params: { path: { id } }, body })),
  );

export const useUnassignReviewer = (id: string) =>
  usePaperAction(id, (reviewId: string) =>
    unwrap(
      api.DELETE('/api/v1/admin/papers/{id}/assignments/{reviewId}', {
        params: { path: { id, reviewId } },
      }),
    ),
  );

export const useSendReminder = (id: string) =>
  usePaperAction(id, () =>
    unwrap(api.POST('/api/v1/admin/papers/reminders', { body: { ids: [id] } })),
  );
