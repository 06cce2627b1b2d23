import { Injectable, type OnModuleInit } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { Clock } from '../common/clock.js';
import { Config } from '../config/config.js';
import { MailOutbox } from '../mail/mail-outbox.js';
import { PaperPartners } from '../papers/paper-partners.js';
import type { PresentedUser } from '../users/user.schema.js';
import type { ReviewRow } from './review.query.js';
import { Review, type ReviewStatus } from './review.entity.js';

interface ToReviewer {
  id: string;
  reviewerId: string;
  email: string;
  firstName: string;
  paperId: string;
  paperNumber: number;
  paperTitle: string;
  abstract: string;
  status: ReviewStatus;
  dueAt: Date;
}

/** The mails to reviewers who have an account. No author stands in any. */
@Injectable()
export class ReviewMails implements OnModuleInit {
  constructor(
    private readonly config: Config,
    private readonly outbox: MailOutbox,
    private readonly partners: PaperPartners,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.partners.bring('withdrawn', (tx, paper) => this.withdrawn(tx, paper));
  }

  /** Asks the reviewers of these reviews, once each. */
  async invite(tx: EntityManager, reviewIds: string[]): Promise<void> {
    for (const review of await reviewersOf(tx, reviewIds)) {
      const { email, firstName, abstract } = review;
      await this.outbox.add(tx, {
        kind: 'review-invitation',
        to: email,
        data: { ...this.facts(review), firstName, abstract },
        cause: `review-invitation:${review.reviewerId}:${review.id}`,
      });
    }
  }

  /**
   * Reminds the reviewers of these reviews that they are due, or overdue.
   * @param occasion tells this reminder from others of the same review: one occasion reminds once
   */
  async remind(tx: EntityManager, reviewIds: string[], occasion: string): Promise<void> {
    const now = this.clock.now();
    for (const review of await reviewersOf(tx, reviewIds)) {
      const { email, firstName, status, dueAt } = review;
      await this.outbox.add(tx, {
        kind: 'review-reminder',
        to: email,
        data: {
          ...this.facts(review),
          firstName,
          isInvited: status === 'invited',
          isLate: now > dueAt,
        },
        cause: `review-reminder:${review.reviewerId}:${review.id}:${occasion}`,
      });
    }
  }

  /** Tells a reviewer that a review is not needed any more. */
  async callOff(tx: EntityManager, review: Pick<Review, 'id'>): Promise<void> {
    for (const each of await reviewersOf(tx, [review.id])) {
      const { email, firstName } = each;
      await this.outbox.add(tx, {
        kind: 'review-called-off',
        to: email,
        data: { ...this.facts(each), firstName },
        cause: `review-called-off:${each.reviewerId}:${each.id}`,
      });
    }
  }

  /** Tells who was asked, or has not finished, that a paper was withdrawn. */
  private async withdrawn(
    tx: EntityManager,
    { id: paperId, round }: { id: string; round: number },
  ): Promise<void> {
    const open = { paperId, round, status: In(['invited', 'accepted']) };
    const reviews = await tx.find(Review, { where: open, select: { id: true } });
    const ids = reviews.map(({ id }) => id);
    for (const each of await reviewersOf(tx, ids)) {
      const { email, firstName } = each;
      await this.outbox.add(tx, {
        kind: 'review-paper-withdrawn',
        to: email,
        data: { ...this.facts(each), firstName },
        cause: `review-paper-withdrawn:${each.reviewerId}:${each.id}`,
      });
    }
  }

  /** Once a review, however often it is changed. */
  async thank(tx: EntityManager, review: ReviewRow, { email, firstName }: PresentedUser) {
    await this.outbox.add(tx, {
      kind: 'review-thanks',
      to: email,
      data: { ...this.facts({ ...review, paperNumber: review.paperNumber ?? 0 }), firstName },
      cause: `review-thanks:${review.reviewerId}:${review.id}`,
    });
  }

  private facts({
    paperId,
    paperNumber,
    paperTitle,
    dueAt,
  }: Pick<ToReviewer, 'paperId' | 'paperNumber' | 'paperTitle' | 'dueAt'>) {
    const link = `${this.config.publicUrl}/reviewers/papers/${paperId}`;
    return { paperNumber, paperTitle, dueAt, link };
  }
}

/** Whoever may not sign in is not written to. */
function reviewersOf(tx: EntityManager, reviewIds: string[]): Promise<ToReviewer[]> {
  return tx.query<ToReviewer[]>(
    `SELECT r.id, r.reviewer_id AS "reviewerId", u.email, u.first_name AS "firstName",
       p.id AS "paperId", coalesce(p.number, 0) AS "paperNumber", p.title AS "paperTitle",
       p.abstract, r.status, r.due_at AS "dueAt"
     FROM reviews r
     JOIN users u ON u.id = r.reviewer_id AND NOT u.is_disabled
     JOIN papers p ON p.id = r.paper_id
     WHERE r.id = ANY($1) ORDER BY r.id`,
    [reviewIds],
  );
}
