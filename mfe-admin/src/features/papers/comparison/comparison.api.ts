import { api, unwrap, type components } from '@plenary/kit/api';
import { queryOptions } from '@tanstack/react-query';
import { papersKey, type PaperRow } from '../papers.api';

type Received = components['schemas']['PaperComparison'];
/** As in the list of papers, whose acts take it. */
export type ComparedPaper = Received['papers'][number] & Pick<PaperRow, 'found'>;
export type ComparedReviewer = Received['reviewers'][number];

export interface Comparison {
  papers: ComparedPaper[];
  reviewers: ComparedReviewer[];
}
type Decision = NonNullable<ComparedPaper['decision']>;

/** Ways to score a paper, all from its reviews. */
export const SCORES = ['adjusted', 'mean', 'weighted'] as const;
export type Score = (typeof SCORES)[number];

export const comparisonQuery = () =>
  queryOptions({
    queryKey: [...papersKey, 'comparison'],
    queryFn: async ({ signal }): Promise<Comparison> => {
      const { papers, reviewers } = await unwrap(
        api.GET('/api/v1/admin/papers/comparison', { signal }),
      );
      return { papers: papers.map((paper) => ({ ...paper, found: null })), reviewers };
    },
  });

/** A score, which needs no units. */
export const figure = (score: number) => score.toFixed(2);

const OUTCOMES: Record<Decision, 'accepted' | 'rejected' | null> = {
  accepted: 'accepted',
  // The committee wants it.
  'minor-corrections': 'accepted',
  'major-corrections': null,
  rejected: 'rejected',
};

/** Of the decision, also before the authors know it; null while it is open. */
export const outcomeOf = ({ decision }: ComparedPaper) => decision && OUTCOMES[decision];

export const isOpen = (paper: ComparedPaper) =>
  paper.decision === null && paper.status === 'under-review';
