import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { EditionsService } from '../editions/editions.service.js';
import { ReviewerProfile } from './reviewer-profile.entity.js';
import type { ReviewerTerms } from './reviewer-profile.schema.js';
import { reviewerNotFound, termsChanged, topicUnknown } from './reviews.errors.js';

const NONE: ReviewerTerms = { maxLoad: null, topics: [], isPaused: false, version: 0 };

/** How much reviewers take on, and what they know: said by themselves, or by a chair. */
@Injectable()
export class ReviewerProfiles {
  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
    private readonly audit: AuditService,
  ) {}

  /** Topics that the edition does not have any more are left out. */
  async read(userId: string, tx = this.dataSource.manager): Promise<ReviewerTerms> {
    const names = await this.topics(tx);
    const { maxLoad, topics, isPaused, version } =
      (await tx.findOneBy(ReviewerProfile, { userId })) ?? NONE;
    return { maxLoad, topics: names.filter((name) => topics.includes(name)), isPaused, version };
  }

  /**
   * Saves all of it, with a row of the audit that names what changed. What stands already may be saved
   * again, so that a lost answer can be asked for anew.
   * @throws AppError NOT_FOUND unless it is somebody who can be asked to review; VALIDATION_FAILED for
   *   a topic that the edition does not have; CHANGED_MEANWHILE with what stands now
   */
  async save(actorId: string, userId: string, terms: ReviewerTerms): Promise<ReviewerTerms> {
    await this.dataSource.transaction(async (tx) => {
      const [reviewer] = await tx.query<object[]>(
        `SELECT FROM users WHERE id = $1 AND role IN ('reviewer', 'admin') AND NOT is_disabled
            AND is_email_verified FOR NO KEY UPDATE`,
        [userId],
      );
      if (!reviewer) throw reviewerNotFound();
      const known = await this.topics(tx);
      const unknown = terms.topics.find((topic) => !known.includes(topic));
      if (unknown !== undefined) throw topicUnknown(unknown);
      const before = await this.read(userId, tx);
      const fields = changesOf(before, terms);
      if (fields.length === 0) return;
      if (before.version !== terms.version) throw termsChanged(before);
      const after = { ...terms, version: before.version + 1 };
      await tx.upsert(ReviewerProfile, { userId, ...after }, ['userId']);
      await this.audit.record(tx, {
        actorId,
        action: 'reviewer.terms-changed',
        subject: { type: 'user', id: userId },
        fields,
      });
    });
    return this.read(userId);
  }

  private async topics(tx: EntityManager): Promise<string[]> {
    return (await this.editions.current(tx)).document.topics.map(({ name }) => name);
  }
}

function changesOf(before: ReviewerTerms, after: ReviewerTerms): string[] {
  const names = ['maxLoad', 'topics', 'isPaused'] as const;
  return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}
