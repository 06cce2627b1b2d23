import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EmailOutbox } from '../../messaging/outbox/email-outbox.js';
import { findInformedAuthors } from '../../papers/decisions/informed-authors.read-model.js';
import { Config } from '../../platform/config/config.js';
import { findReviewers } from '../reviews/review.read-model.js';
import { Review } from '../reviews/review.entity.js';
import { responseDue, responsesOpened, responseSubmitted } from './response.emails.js';
import type { RespondingPaper } from './responses.read-model.js';

@Injectable()
export class ResponseEmails {
  constructor(
    private readonly config: Config,
    private readonly outbox: EmailOutbox,
  ) {}

  /** To the submitter and to each co-author who was emailed at the submission. */
  async opened(tx: EntityManager, paper: RespondingPaper): Promise<void> {
    const { id, round, closesAt, wordLimit, firstName, lastName } = paper;
    const submitter = `${firstName} ${lastName}`;
    const cause = `responses-opened:${id}:${round}`;
    const coAuthors = await findInformedAuthors.all(tx, { paperId: id });
    const recipients = [
      { ...paper, cause, submitter: null },
      ...coAuthors.map((author) => ({ ...author, submitter, cause: `${cause}:${author.id}` })),
    ];
    for (const { email: to, firstName, submitter, cause } of recipients) {
      const data = { ...this.factsOf(paper), firstName, submitter, closesAt, wordLimit };
      await this.outbox.add(tx, { template: responsesOpened, to, data, cause });
    }
  }

  /** Once for each closing time. */
  async due(tx: EntityManager, paper: RespondingPaper & { closesAt: Date }): Promise<void> {
    const { id, round, email: to, closesAt } = paper;
    const data = { ...this.factsOf(paper), closesAt };
    const cause = `response-due:${id}:${round}:${closesAt.toISOString()}`;
    await this.outbox.add(tx, { template: responseDue, to, data, cause });
  }

  /** To the reviewers who have submitted a review; one email for each response, also after changes. */
  async submitted(
    tx: EntityManager,
    { paperId, round }: { paperId: string; round: number },
  ): Promise<void> {
    const reviews = await tx.find(Review, {
      where: { paperId, round, status: 'submitted' },
      select: { id: true },
    });
    const reviewIds = reviews.map(({ id }) => id);
    for (const each of await findReviewers.all(tx, { reviewIds })) {
      const { reviewerId, email: to, firstName, paperNumber, paperTitle } = each;
      const link = `${this.config.publicUrl}/reviewers/papers/${paperId}`;
      await this.outbox.add(tx, {
        template: responseSubmitted,
        to,
        data: { firstName, paperNumber, paperTitle, link },
        cause: `review-response:${reviewerId}:${paperId}:${round}`,
      });
    }
  }

  private factsOf({ id, firstName, number, title }: RespondingPaper) {
    return { firstName, number, title, link: `${this.config.publicUrl}/papers/${id}` };
  }
}
