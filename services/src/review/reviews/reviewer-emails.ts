import { Injectable, type OnModuleInit } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/core/clock.js';
import { Config } from '../../platform/config/config.js';
import { EmailOutbox } from '../../messaging/outbox/email-outbox.js';
import { PaperPartners } from '../../papers/paper/paper-partners.js';
import type { PresentedUser } from '../../platform/http/policy/user.schema.js';
import { answerBy } from './answer-by.js';
import { findReviewers, type ReviewRow } from './review.read-model.js';
import { Review } from './review.entity.js';
import {
  reviewCancelled,
  reviewEnded,
  reviewInvitation,
  reviewPaperWithdrawn,
  reviewReminder,
  reviewThanks,
} from './review.emails.js';

type ToReviewer = Awaited<ReturnType<typeof findReviewers.one>>;

/** Without anything that identifies the authors. */
@Injectable()
export class ReviewerEmails implements OnModuleInit {
  constructor(
    private readonly config: Config,
    private readonly outbox: EmailOutbox,
    private readonly partners: PaperPartners,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.partners.provide('withdrawn', (tx, paper) =>
      this.tell(tx, paper, reviewPaperWithdrawn, 'review-paper-withdrawn'),
    );
  }

  /** One email to each reviewer, with all of the reviews. */
  async invite(tx: EntityManager, reviewIds: string[]): Promise<void> {
    const reviews = await reviewersOf(tx, reviewIds);
    for (const reviewerId of new Set(reviews.map((review) => review.reviewerId))) {
      const own = reviews.filter((review) => review.reviewerId === reviewerId);
      const [first] = own;
      if (!first) continue;
      const papers = own.map((review) => ({
        ...this.facts(review),
        abstract: review.abstract,
        answerBy: answerBy(review),
      }));
      await this.outbox.add(tx, {
        template: reviewInvitation,
        to: first.email,
        data: { firstName: first.firstName, papers },
        cause: `review-invitation:${reviewerId}:${first.id}`,
      });
    }
  }

  /** @param occasion one email per review and occasion. @returns the addresses */
  async remind(tx: EntityManager, reviewIds: string[], occasion: string): Promise<string[]> {
    const now = this.clock.now();
    const reviews = await reviewersOf(tx, reviewIds);
    for (const review of reviews) {
      const { email, firstName, status, dueAt } = review;
      await this.outbox.add(tx, {
        template: reviewReminder,
        to: email,
        data: {
          ...this.facts(review),
          firstName,
          isInvited: status === 'invited',
          isLate: now > dueAt,
          answerBy: answerBy(review),
          isAnswerLate: now > answerBy(review),
        },
        cause: `review-reminder:${review.reviewerId}:${review.id}:${occasion}`,
      });
    }
    return reviews.map(({ email }) => email);
  }

  async cancel(tx: EntityManager, review: Pick<Review, 'id'>): Promise<void> {
    for (const each of await reviewersOf(tx, [review.id])) {
      const { email, firstName } = each;
      await this.outbox.add(tx, {
        template: reviewCancelled,
        to: email,
        data: { ...this.facts(each), firstName },
        cause: `review-cancelled:${each.reviewerId}:${each.id}`,
      });
    }
  }

  /** To reviewers who have not finished. */
  async ended(tx: EntityManager, paper: { id: string; round: number }): Promise<void> {
    await this.tell(tx, paper, reviewEnded, 'review-ended');
  }

  private async tell(
    tx: EntityManager,
    { id: paperId, round }: { id: string; round: number },
    template: typeof reviewEnded,
    kind: string,
  ): Promise<void> {
    const open = { paperId, round, status: In(['invited', 'accepted']) };
    const reviews = await tx.find(Review, { where: open, select: { id: true } });
    const ids = reviews.map(({ id }) => id);
    for (const each of await reviewersOf(tx, ids)) {
      const { email, firstName } = each;
      await this.outbox.add(tx, {
        template,
        to: email,
        data: { ...this.facts(each), firstName },
        cause: `${kind}:${each.reviewerId}:${each.id}`,
      });
    }
  }

  /** One email per review, also after changes. */
  async thank(tx: EntityManager, review: ReviewRow, { email, firstName }: PresentedUser) {
    await this.outbox.add(tx, {
      template: reviewThanks,
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

function reviewersOf(tx: EntityManager, reviewIds: string[]): Promise<ToReviewer[]> {
  return findReviewers.all(tx, { reviewIds });
}
