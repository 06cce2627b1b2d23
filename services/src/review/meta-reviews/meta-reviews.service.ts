import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { PaperTransitions } from '../../papers/transitions/paper-transitions.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/core/clock.js';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { Idempotency } from '../../platform/idempotency/idempotency.js';
import type { IdempotentRequest } from '../../platform/idempotency/idempotent-request.js';
import { Discussions } from '../discussion/discussions.service.js';
import { PaperResponse } from '../responses/paper-response.entity.js';
import { reviewNotFound } from '../reviews/reviews.errors.js';
import { MetaReview } from './meta-review.entity.js';
import { metaReviewChanged, metaReviewClosed, ownReviewFirst } from './meta-reviews.errors.js';
import {
  findAssigned,
  findMetaReview,
  isOpenFor,
  type MetaReviewRow,
} from './meta-reviews.read-model.js';
import type {
  AssignedMetaReviews,
  MetaReviewChange,
  MetaReviewDraft,
  MetaReviewSaved,
  MetaReviewSubmission,
  PresentedMetaReview,
} from './meta-reviews.schema.js';

/** Of meta-reviewers, who read all that reviewers of the paper read, under the same aliases. */
@Injectable()
export class MetaReviewsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly discussions: Discussions,
    private readonly transitions: PaperTransitions,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** Those that can be written first. */
  async list(userId: string): Promise<AssignedMetaReviews> {
    const rows = await findAssigned.all(this.dataSource, { userId });
    const items = rows.map((row) => this.presentListed(row));
    const isDue = (each: (typeof items)[number]) => Number(each.isOpen && !each.isSubmitted);
    return { items: items.toSorted((one, other) => isDue(other) - isDue(one)) };
  }

  /** @throws AppError NOT_FOUND, also for meta-reviews of other reviewers */
  async read(tx: EntityManager, userId: string, paperId: string): Promise<PresentedMetaReview> {
    const row = await this.find(tx, userId, paperId);
    return {
      ...this.presentListed(row),
      paper: { abstract: row.abstract, keywords: row.keywords },
      pdf:
        row.pages === null
          ? null
          : { pages: row.pages, hasSupplement: row.supplementFileId !== null },
      read: row.isOwnReviewPending ? null : await this.toRead(tx, userId, row),
      form: formOf(row),
      draftSavedAt: row.draftSavedAt?.toISOString() ?? null,
      submittedAt: row.submittedAt?.toISOString() ?? null,
      revision: row.revision,
    };
  }

  /** Repeating the last save succeeds. @throws AppError NOT_FOUND; CLOSED; CONFLICT; CHANGED_MEANWHILE */
  async saveDraft(
    { id: userId }: AuthenticatedUser,
    paperId: string,
    { revision, ...draft }: MetaReviewChange,
  ): Promise<MetaReviewSaved> {
    const tx = this.dataSource.manager;
    const row = await this.open(tx, userId, paperId);
    const now = this.clock.now();
    const saved = { draft, draftSavedAt: now, revision: revision + 1 };
    if (await save(tx, userId, row, revision, saved))
      return { revision: saved.revision, savedAt: now.toISOString() };
    const current = await this.find(tx, userId, paperId);
    const isRepeat = current.revision === saved.revision && isDeepStrictEqual(current.draft, draft);
    if (!isRepeat) throw changed(current);
    return { revision: current.revision, savedAt: (current.draftSavedAt ?? now).toISOString() };
  }

  /**
   * Locks the paper first, so that a submission and a decision run one after another.
   * @throws AppError NOT_FOUND; CLOSED; CONFLICT before the own review; CHANGED_MEANWHILE
   */
  submit(
    request: IdempotentRequest,
    { id: userId }: AuthenticatedUser,
    paperId: string,
    { revision, ...form }: MetaReviewSubmission,
  ): Promise<PresentedMetaReview> {
    const read = (tx: EntityManager) => this.read(tx, userId, paperId);
    return this.idempotency.run<PresentedMetaReview, object>(
      { ...request, body: [paperId, request.body] },
      async (tx) => {
        await this.find(tx, userId, paperId);
        await this.transitions.lock(tx, paperId);
        const row = await this.open(tx, userId, paperId);
        const submittedAt = this.clock.now();
        const submitted = { form, submittedAt, draft: null, draftSavedAt: null };
        if (!(await save(tx, userId, row, revision, { ...submitted, revision: revision + 1 })))
          throw changed(row);
        await this.audit.record(tx, {
          actorId: userId,
          action: 'paper.meta-review-submitted',
          subject: { type: 'paper', id: paperId },
        });
        return read(tx);
      },
      { known: {}, recall: read },
    );
  }

  private async toRead(tx: EntityManager, userId: string, { paperId, round }: MetaReviewRow) {
    const response = await tx.findOneBy(PaperResponse, { paperId, round });
    const discussed = await this.discussions.toRead(tx, userId, paperId);
    return { ...discussed, response: response?.form ?? null };
  }

  private async open(tx: EntityManager, userId: string, paperId: string): Promise<MetaReviewRow> {
    const row = await this.find(tx, userId, paperId);
    if (!isOpenFor(row, this.clock.now())) throw metaReviewClosed();
    if (row.isOwnReviewPending) throw ownReviewFirst();
    return row;
  }

  private async find(tx: EntityManager, userId: string, paperId: string): Promise<MetaReviewRow> {
    const row = await findMetaReview.first(tx, { userId, paperId });
    if (!row) throw reviewNotFound();
    return row;
  }

  /** Names each field, so that nothing that identifies a person leaves. */
  private presentListed(row: MetaReviewRow): AssignedMetaReviews['items'][number] {
    const { paperId, paperNumber, paperTitle, paperKind, topic, round } = row;
    return {
      ...{ paperId, paperNumber, paperTitle, paperKind, topic, round },
      isOpen: isOpenFor(row, this.clock.now()),
      isSubmitted: row.submittedAt !== null,
      hasDraft: row.draft !== null,
    };
  }
}

const formOf = ({ draft, form }: MetaReviewRow): MetaReviewDraft =>
  draft ?? form ?? { recommendation: null, text: '' };

const changed = (row: MetaReviewRow) =>
  metaReviewChanged({ revision: row.revision, form: formOf(row) });

/** @returns whether the meta-review was unchanged since the revision, and is the person's still */
async function save(
  tx: EntityManager,
  reviewerId: string,
  { paperId, round }: MetaReviewRow,
  revision: number,
  changes: Partial<MetaReview>,
): Promise<boolean> {
  const { affected } = await tx.update(
    MetaReview,
    { paperId, round, reviewerId, revision },
    changes,
  );
  return affected === 1;
}
