import { db, fetchAll, fetchFirst } from '../../platform/database/db.js';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ReviewField } from '../../conference/editions/review-form.schema.js';
import { Clock } from '../../platform/core/clock.js';
import { newId } from '../../platform/core/new-id.js';
import { deadlineAfter } from '../../conference/editions/local-instant.js';
import { sampleEdition } from '../../conference/editions/sample/sample-edition.js';
import { after, DAY } from '../../platform/core/time.js';
import type { Decision, PaperStatus } from '../../papers/status/paper-status.js';
import { Review } from '../reviews/review.entity.js';

interface SamplePaper {
  id: string;
  status: PaperStatus;
  round: number;
}

const REVIEWED: Partial<Record<PaperStatus, Decision>> = {
  'decision-recorded': 'minor-corrections',
  'minor-corrections': 'minor-corrections',
  'major-corrections': 'major-corrections',
  'revision-submitted': 'minor-corrections',
  verified: 'minor-corrections',
  accepted: 'accepted',
  rejected: 'rejected',
};

const CRITERIA = { originality: 4, relevance: 5, method: 3, clarity: 4, significance: 4 };
const COMMENTS =
  'A sample review: the question is timely, the evaluation small but well described.';

@Injectable()
export class SampleReviews {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async make(): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const reviewer = await fetchFirst(
        tx,
        db
          .selectFrom('users')
          .select('id')
          .where(({ ref }) => ref('is_sample'))
          .where('role', '=', 'reviewer')
          .orderBy('id'),
      );
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
      if (!reviewer) return;
      const waiting = papers.filter(({ status }) => status === 'under-review');
      const rows = [
        ...waiting.map((paper, index) =>
          index === 0 ? this.inProgress(paper) : this.invited(paper),
        ),
        ...papers.flatMap((paper) => this.submitted(paper)),
      ];
      for (const row of rows) await tx.insert(Review, { ...row, reviewerId: reviewer.id });
    });
  }

  private invited({ id: paperId, round }: SamplePaper) {
    const createdAt = this.clock.now();
    const dueAt = deadlineAfter(createdAt, 14, sampleEdition.timeZone);
    return { id: newId(), paperId, round, status: 'invited' as const, createdAt, dueAt };
  }

  private inProgress(paper: SamplePaper) {
    const { createdAt, ...invited } = this.invited(paper);
    const draft = {
      recommendation: null,
      criteria: { originality: 4, relevance: 5 },
      confidence: null,
      commentsToAuthors: COMMENTS,
      commentsToCommittee: '',
      concern: '',
    };
    return {
      ...invited,
      createdAt: after(createdAt, -2 * DAY),
      status: 'accepted' as const,
      draft,
      draftSavedAt: createdAt,
    };
  }

  private submitted(paper: SamplePaper) {
    const recommendation = REVIEWED[paper.status];
    if (!recommendation) return [];
    const { createdAt: now, ...invited } = this.invited(paper);
    return {
      ...invited,
      // Revisions were reviewed in the first round.
      round: 1,
      status: 'submitted' as const,
      createdAt: after(now, -20 * DAY),
      dueAt: after(now, -6 * DAY),
      submittedAt: after(now, -8 * DAY),
      recommendation,
      criteria: CRITERIA,
      confidence: 2,
      commentsToAuthors: COMMENTS,
      visibleToAuthors: ['recommendation', 'commentsToAuthors'] as ReviewField[],
    };
  }
}
