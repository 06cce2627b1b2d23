import { api, unwrap, type components } from '@plenary/kit/api';
import { hashKey, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { holdsKey } from '../../../shared/holds/holds.api';
import { usePaperAction } from '../paper.api';
import { papersKey } from '../papers.api';

type Schemas = components['schemas'];
export type Candidate = Schemas['ReviewCandidate'];
export type Candidates = Schemas['ReviewCandidates'];
export type Proposal = Schemas['ReviewProposal'];
export type ProposalItem = Proposal['items'][number];
export type Assigned = Schemas['Assigned'];
export type ChosenReviewers = Schemas['NewAssignments']['papers'];

export const candidatesKey = (id: string) => [...papersKey, 'one', id, 'candidates'];

export const candidatesQuery = (id: string, q: string) =>
  queryOptions({
    queryKey: [...candidatesKey(id), q],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/admin/papers/{id}/candidates', {
          params: { path: { id }, query: q ? { q } : {} },
          signal,
        }),
      ),
  });

/** A score, which needs no units. */
export const figure = (score: number) => score.toFixed(2);

export const AIMS = ['mix', 'total', 'fair'] as const;

export interface Pair {
  paperId: string;
  reviewerId: string;
  /** To show, as is the number of the paper. */
  name: string;
  paper: string;
}

export interface Rules {
  aim: (typeof AIMS)[number];
  chance: number;
  needsExperienced: boolean;
  isOnePerInstitution: boolean;
  pinned: Pair[];
  forbidden: Pair[];
}

export const NO_RULES: Rules = {
  aim: 'mix',
  chance: 1,
  needsExperienced: false,
  isOnePerInstitution: false,
  pinned: [],
  forbidden: [],
};

/** A pair is pinned, forbidden, or neither. */
export function withPair(
  rules: Rules,
  kind: 'pinned' | 'forbidden',
  pair: Pair,
  isListed: boolean,
): Rules {
  const others = (pairs: Pair[]) =>
    pairs.filter(
      ({ paperId, reviewerId }) => paperId !== pair.paperId || reviewerId !== pair.reviewerId,
    );
  const { pinned, forbidden } = rules;
  const rest = { pinned: others(pinned), forbidden: others(forbidden) };
  return { ...rules, ...rest, [kind]: isListed ? [...rest[kind], pair] : rest[kind] };
}

const ids = ({ paperId, reviewerId }: Pair) => ({ paperId, reviewerId });

export const hasPair = (pairs: Pair[], { paperId, reviewerId }: Omit<Pair, 'name' | 'paper'>) =>
  pairs.some((each) => each.paperId === paperId && each.reviewerId === reviewerId);

/** Ignores the order of pairs. */
export function areSameRules(one: Rules, other: Rules): boolean {
  const text = ({ pinned, forbidden, ...rest }: Rules) =>
    hashKey([
      rest,
      ...[pinned, forbidden].map((pairs) => pairs.map((pair) => hashKey([ids(pair)])).sort()),
    ]);
  return text(one) === text(other);
}

/** Only solved on request: it takes minutes, and a chance below 1 draws other pairs each time. */
export const proposalQuery = (rules: Rules) =>
  queryOptions({
    queryKey: [...papersKey, 'proposal', rules],
    queryFn: ({ signal }) =>
      unwrap(
        api.POST('/api/v1/admin/papers/proposal', {
          body: { ...rules, pinned: rules.pinned.map(ids), forbidden: rules.forbidden.map(ids) },
          signal,
        }),
      ),
    gcTime: 0,
    // Not solved again either when the end of a hold invalidates all queries.
    staleTime: 'static',
    retry: false,
  });

export const biddingQuery = () =>
  queryOptions({
    queryKey: [...papersKey, 'bidding'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/admin/papers/bidding', { signal })),
  });

export function useAssignReviewers() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (papers: ChosenReviewers) =>
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
