import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { deadlineAfter } from '../../conference/editions/local-instant.js';
import type { ReviewField } from '../../conference/editions/review-form.schema.js';
import { sampleEdition } from '../../conference/editions/sample/sample-edition.js';
import type { Decision, PaperStatus } from '../../papers/status/paper-status.js';
import { Clock } from '../../platform/core/clock.js';
import { newId } from '../../platform/core/new-id.js';
import { after, DAY } from '../../platform/core/time.js';
import { db, fetchAll } from '../../platform/database/db.js';
import { REVIEW_CRITERIA } from '../reviews/review-status.js';
import { Review } from '../reviews/review.entity.js';

interface SamplePaper {
  id: string;
  status: PaperStatus;
  round: number;
}

type State = 'invited' | 'in-progress' | 'late' | 'declined' | 'submitted';

/** What the sample reviewer, whose login is printed, finds for the papers under review, in turn. */
const OWN: State[] = ['in-progress', 'invited', 'submitted'];
/** What other reviewers do with a paper under review, in turn. */
const OTHERS: State[][] = [
  ['submitted', 'late'],
  ['submitted', 'submitted', 'submitted'],
  [],
  ['declined', 'invited'],
  ['submitted', 'in-progress', 'submitted'],
];

const RECOMMENDATIONS: Partial<Record<PaperStatus, Decision[]>> = {
  'decision-recorded': ['minor-corrections', 'accepted', 'minor-corrections'],
  'minor-corrections': ['minor-corrections', 'accepted', 'minor-corrections'],
  'major-corrections': ['major-corrections', 'minor-corrections', 'rejected'],
  'revision-submitted': ['minor-corrections', 'minor-corrections', 'accepted'],
  verified: ['minor-corrections', 'accepted', 'accepted'],
  accepted: ['accepted', 'accepted', 'minor-corrections'],
  rejected: ['rejected', 'major-corrections', 'rejected'],
};
const UNDER_REVIEW: Decision[] = [
  ...(['accepted', 'minor-corrections', 'major-corrections', 'accepted', 'rejected'] as const),
];
/** About the mean of the scores that fit a recommendation. */
const SCORE: Record<Decision, number> = {
  accepted: 5,
  'minor-corrections': 4,
  'major-corrections': 3,
  rejected: 2,
};

const COMMENTS: Record<Decision, string> = {
  accepted: 'A sample review: the question is timely, the evaluation small but well described.',
  'minor-corrections':
    'A sample review: a clear paper. The second figure needs a scale, and two sources are missing.',
  'major-corrections':
    'A sample review: the interviews are rich, but the analysis does not say how they were coded.',
  rejected:
    'A sample review: the claims go beyond the material, which is described in one sentence.',
};

@Injectable()
export class SampleReviews {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async make(): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const [own, ...others] = await sampleReviewers(tx);
      if (!own) return;
      for (const [place, paper] of (await samplePapers(tx)).entries()) {
        for (const review of this.reviewsOf(paper, place, own, others)) {
          await tx.insert(Review, { ...review, paperId: paper.id });
        }
      }
    });
  }

  private reviewsOf(paper: SamplePaper, place: number, own: string, others: string[]) {
    const reviewer = (n: number) => others[(place * 2 + n) % others.length];
    const given = RECOMMENDATIONS[paper.status];
    const states: [reviewerId: string | undefined, State][] = given
      ? [[place % 3 === 0 ? own : reviewer(2), 'submitted'], ...pairs(['submitted', 'submitted'])]
      : [
          ...(OWN[place] ? [[own, OWN[place]] as [string, State]] : []),
          ...pairs(OTHERS[place % 5]),
        ];
    function pairs(of: State[] = []): [string | undefined, State][] {
      return of.map((state, n) => [reviewer(n), state]);
    }
    const recommendations = given ?? UNDER_REVIEW;
    return states.flatMap(([reviewerId, state], n) => {
      const recommendation = recommendations[(given ? n : place + n) % recommendations.length];
      if (!reviewerId || !recommendation) return [];
      return [{ reviewerId, ...this.review(state, recommendation, place + n) }];
    });
  }

  private review(state: State, recommendation: Decision, n: number) {
    const now = this.clock.now();
    const dueIn = state === 'late' ? -2 : 9 + (n % 6);
    const invited = {
      ...{ id: newId(), round: 1, createdAt: after(now, -(12 + (n % 5)) * DAY) },
      dueAt: deadlineAfter(now, dueIn, sampleEdition.timeZone),
    };
    if (state === 'invited') return { ...invited, status: 'invited' as const };
    if (state === 'declined') {
      return {
        ...invited,
        status: 'declined' as const,
        declineReason: 'No time before June (sample).',
        declinedAt: after(now, -(3 + (n % 4)) * DAY),
      };
    }
    if (state === 'late') return { ...invited, status: 'accepted' as const };
    if (state === 'in-progress') {
      const draft = {
        ...{ recommendation: null, criteria: { originality: 4, relevance: 5 }, confidence: null },
        ...{ commentsToAuthors: COMMENTS.accepted, commentsToCommittee: '', concern: '' },
        answers: {},
      };
      return { ...invited, status: 'accepted' as const, draft, draftSavedAt: after(now, -DAY) };
    }
    return {
      ...invited,
      status: 'submitted' as const,
      submittedAt: after(now, -(7 + (n % 4)) * DAY),
      recommendation,
      criteria: scores(SCORE[recommendation], n),
      confidence: 1 + (n % 3),
      commentsToAuthors: COMMENTS[recommendation],
      visibleToAuthors: ['recommendation', 'commentsToAuthors'] as ReviewField[],
    };
  }
}

function scores(mean: number, n: number): Review['criteria'] {
  const entries = REVIEW_CRITERIA.map((criterion, at) => [
    criterion,
    Math.min(5, Math.max(1, mean - ((n + at) % 2) + ((n + 2 * at) % 3 === 0 ? 1 : 0))),
  ]);
  return Object.fromEntries(entries) as Review['criteria'];
}

async function sampleReviewers(tx: EntityManager): Promise<string[]> {
  const rows = await fetchAll(
    tx,
    db
      .selectFrom('users')
      .select('id')
      .where(({ ref }) => ref('is_sample'))
      .where('role', '=', 'reviewer')
      .orderBy('id'),
  );
  return rows.map(({ id }) => id);
}

/** Those under review first. */
async function samplePapers(tx: EntityManager): Promise<SamplePaper[]> {
  const papers = await fetchAll(
    tx,
    db
      .selectFrom('papers as p')
      .innerJoin('users as u', 'u.id', 'p.owner_id')
      .select(['p.id', 'p.status', 'p.round'])
      .where(({ ref }) => ref('u.is_sample'))
      .orderBy('p.number')
      .orderBy('p.id'),
  );
  const isWaiting = ({ status }: SamplePaper) => status === 'under-review';
  return [
    ...papers.filter(isWaiting),
    ...papers.filter(({ status }) => RECOMMENDATIONS[status] !== undefined),
  ];
}
