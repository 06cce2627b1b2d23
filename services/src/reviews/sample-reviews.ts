import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../common/clock.js';
import { newId } from '../common/new-id.js';
import { after, DAY } from '../common/time.js';
import type { Decision, PaperStatus } from '../papers/paper-status.js';
import { Review } from './review.entity.js';

interface SamplePaper {
  id: string;
  status: PaperStatus;
  round: number;
}

/** Papers of these have been reviewed; the review says what came of it. */
const REVIEWED: Partial<Record<PaperStatus, Decision>> = {
  decided: 'minor-corrections',
  'minor-corrections': 'minor-corrections',
  'major-corrections': 'major-corrections',
  resubmitted: 'minor-corrections',
  verified: 'minor-corrections',
  accepted: 'accepted',
  rejected: 'rejected',
};

const CRITERIA = { originality: 4, relevance: 5, method: 3, clarity: 4, significance: 4 };
const COMMENTS =
  'A sample review: the question is timely, the evaluation small but well described.';

/** The work of the sample reviewer on the sample papers, dated from now: nothing is late by birth. */
@Injectable()
export class SampleReviews {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** For the first start, once the sample people and papers are there. */
  async make(): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const [reviewer] = await tx.query<{ id: string }[]>(
        `SELECT id FROM users WHERE is_sample AND role = 'reviewer' ORDER BY id LIMIT 1`,
      );
      const papers = await tx.query<SamplePaper[]>(
        `SELECT p.id, p.status, p.round FROM papers p
         JOIN users u ON u.id = p.owner_id AND u.is_sample ORDER BY p.number, p.id`,
      );
      if (!reviewer) return;
      const waiting = papers.filter(({ status }) => status === 'under-review');
      const rows = [
        ...waiting.map((paper, index) => (index === 0 ? this.begun(paper) : this.asked(paper))),
        ...papers.flatMap((paper) => this.finished(paper)),
      ];
      for (const row of rows) await tx.insert(Review, { ...row, reviewerId: reviewer.id });
    });
  }

  private asked({ id: paperId, round }: SamplePaper) {
    const createdAt = this.clock.now();
    const dueAt = after(createdAt, 14 * DAY);
    return { id: newId(), paperId, round, status: 'invited' as const, createdAt, dueAt };
  }

  private begun(paper: SamplePaper) {
    const { createdAt, ...asked } = this.asked(paper);
    const draft = {
      recommendation: null,
      criteria: { originality: 4, relevance: 5 },
      confidence: null,
      commentsToAuthors: COMMENTS,
      commentsToCommittee: '',
      concern: '',
    };
    return {
      ...asked,
      createdAt: after(createdAt, -2 * DAY),
      status: 'accepted' as const,
      draft,
      draftSavedAt: createdAt,
    };
  }

  private finished(paper: SamplePaper) {
    const recommendation = REVIEWED[paper.status];
    if (!recommendation) return [];
    const { createdAt: now, ...asked } = this.asked(paper);
    return {
      ...asked,
      // What came back with corrections was reviewed in the first round.
      round: 1,
      status: 'finished' as const,
      createdAt: after(now, -20 * DAY),
      dueAt: after(now, -6 * DAY),
      finishedAt: after(now, -8 * DAY),
      recommendation,
      criteria: CRITERIA,
      confidence: 2,
      commentsToAuthors: COMMENTS,
    };
  }
}
