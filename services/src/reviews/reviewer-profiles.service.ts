import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { EditionsService } from '../editions/editions.service.js';
import { ReviewerProfile } from './reviewer-profile.entity.js';
import type { ReviewerTerms } from './reviewer-profile.schema.js';
import { reviewerNotFound, topicUnknown } from './reviews.errors.js';

const NONE: ReviewerTerms = { maxLoad: null, topics: [], isPaused: false };

/** How much reviewers take on, and what they know: said by themselves, or by a chair. */
@Injectable()
export class ReviewerProfiles {
  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
    private readonly audit: AuditService,
  ) {}

  /** Topics that the edition does not have any more are left out. */
  async read(userId: string): Promise<ReviewerTerms> {
    const tx = this.dataSource.manager;
    const names = (await this.editions.current(tx)).document.topics.map(({ name }) => name);
    const { maxLoad, topics, isPaused } = (await tx.findOneBy(ReviewerProfile, { userId })) ?? NONE;
    return { maxLoad, topics: names.filter((name) => topics.includes(name)), isPaused };
  }

  /**
   * Saves all of it, with a row of the audit that names what changed.
   * @throws AppError NOT_FOUND unless it is somebody who can be asked to review; VALIDATION_FAILED for
   *   a topic that the edition does not have
   */
  async save(actorId: string, userId: string, terms: ReviewerTerms): Promise<ReviewerTerms> {
    await this.dataSource.transaction(async (tx) => {
      const [reviewer] = await tx.query<object[]>(
        `SELECT FROM users WHERE id = $1 AND role IN ('reviewer', 'admin') AND NOT is_disabled
            AND is_email_verified FOR NO KEY UPDATE`,
        [userId],
      );
      if (!reviewer) throw reviewerNotFound();
      const known = (await this.editions.current(tx)).document.topics;
      const unknown = terms.topics.find((topic) => !known.some(({ name }) => name === topic));
      if (unknown !== undefined) throw topicUnknown(unknown);
      const before = (await tx.findOneBy(ReviewerProfile, { userId })) ?? NONE;
      const fields = changesOf(before, terms);
      if (fields.length === 0) return;
      await tx.upsert(ReviewerProfile, { userId, ...terms }, ['userId']);
      await this.audit.record(tx, {
        actorId,
        action: 'reviewer.terms-changed',
        subject: { type: 'user', id: userId },
        fields,
      });
    });
    return this.read(userId);
  }
}

function changesOf(before: ReviewerTerms, after: ReviewerTerms): string[] {
  const names = Object.keys(NONE) as (keyof ReviewerTerms)[];
  return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}
