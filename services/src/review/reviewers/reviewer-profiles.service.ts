import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import { EditionsService } from '../../conference/editions/editions.service.js';
import { ReviewerProfile } from './reviewer-profile.entity.js';
import { lockReviewer } from './reviewer-profiles.read-model.js';
import type { ReviewerTerms } from './reviewer-profile.schema.js';
import { reviewerNotFound, termsChanged, topicUnknown } from './reviewers.errors.js';

const NONE: ReviewerTerms = { maxLoad: null, topics: [], isPaused: false, version: 0 };

@Injectable()
export class ReviewerProfiles {
  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
    private readonly audit: AuditService,
  ) {}

  /** Leaves out topics that the edition no longer has. */
  async read(userId: string, tx = this.dataSource.manager): Promise<ReviewerTerms> {
    const names = await this.topics(tx);
    const { maxLoad, topics, isPaused, version } =
      (await tx.findOneBy(ReviewerProfile, { userId })) ?? NONE;
    return { maxLoad, topics: names.filter((name) => topics.includes(name)), isPaused, version };
  }

  /**
   * Unchanged values succeed with any version, so that requests can be repeated.
   * @throws AppError NOT_FOUND unless the account can review; VALIDATION_FAILED for an unknown
   *   topic; CHANGED_MEANWHILE with the saved version
   */
  async save(actorId: string, userId: string, terms: ReviewerTerms): Promise<ReviewerTerms> {
    await this.dataSource.transaction(async (tx) => {
      const reviewer = await lockReviewer.first(tx, { userId });
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
