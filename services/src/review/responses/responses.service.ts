import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isWindowOpen } from '../../conference/editions/opening.js';
import type { ReleasedReview } from '../../papers/paper/author-papers.schema.js';
import { paperNotFound } from '../../papers/paper/papers.errors.js';
import { PaperTransitions } from '../../papers/transitions/paper-transitions.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/core/clock.js';
import { countWords } from '../../platform/core/count-words.js';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { Idempotency } from '../../platform/idempotency/idempotency.js';
import type { IdempotentRequest } from '../../platform/idempotency/idempotent-request.js';
import { reviewOf } from '../reviews/review.read-model.js';
import { ReviewsForAuthors } from '../reviews/reviews-for-authors.js';
import { reviewNotFound } from '../reviews/reviews.errors.js';
import { PaperResponse } from './paper-response.entity.js';
import { ResponseEmails } from './response-emails.js';
import {
  otherReviews,
  responseChanged,
  responseEmpty,
  responsesClosed,
  responseTooLong,
} from './responses.errors.js';
import { findResponse, type ResponseRow } from './responses.read-model.js';
import type {
  AuthorResponse,
  ResponseChange,
  ResponseForm,
  ResponseForReviewer,
  ResponseSaved,
} from './responses.schema.js';

/** The submitting account writes; co-authors read submitted responses. */
@Injectable()
export class ResponsesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reviews: ReviewsForAuthors,
    private readonly transitions: PaperTransitions,
    private readonly idempotency: Idempotency,
    private readonly emails: ResponseEmails,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError NOT_FOUND, also for papers of other authors */
  async read(tx: EntityManager, userId: string, paperId: string): Promise<AuthorResponse> {
    const row = await findResponse.first(tx, { userId, paperId });
    if (!row) throw paperNotFound();
    return present(row, await this.answerable(tx, row));
  }

  /** Repeating the last save succeeds. @throws AppError NOT_FOUND, for co-authors as well; CLOSED; CHANGED_MEANWHILE */
  async saveDraft(
    { id: userId }: AuthenticatedUser,
    paperId: string,
    { revision, ...draft }: ResponseChange,
  ): Promise<ResponseSaved> {
    const tx = this.dataSource.manager;
    const { row } = await this.open(tx, userId, paperId);
    const now = this.clock.now();
    const saved = { draft, draftSavedAt: now, revision: revision + 1 };
    if (await save(tx, row, revision, saved))
      return { revision: saved.revision, savedAt: now.toISOString() };
    const current = await findResponse.one(tx, { userId, paperId });
    const isRepeat = current.revision === saved.revision && isDeepStrictEqual(current.draft, draft);
    if (!isRepeat) throw responseChanged(savedForm(current));
    return { revision: current.revision, savedAt: (current.draftSavedAt ?? now).toISOString() };
  }

  /**
   * Locks the paper first, so that two submissions run one after another, and a submission and a decision.
   * @throws AppError NOT_FOUND, for co-authors as well; CLOSED; CHANGED_MEANWHILE; VALIDATION_FAILED for no or
   *   too many words; CONFLICT for an answer to a review that the paper does not have
   */
  submit(
    request: IdempotentRequest,
    { id: userId }: AuthenticatedUser,
    paperId: string,
    { revision, ...written }: ResponseChange,
  ): Promise<AuthorResponse> {
    const read = (tx: EntityManager) => this.read(tx, userId, paperId);
    return this.idempotency.run<AuthorResponse, object>(
      { ...request, body: [paperId, request.body] },
      async (tx) => {
        await this.transitions.lock(tx, paperId);
        const { row, reviews } = await this.open(tx, userId, paperId);
        const form = checked(written, row, reviews);
        const submittedAt = this.clock.now();
        const submitted = { form, submittedAt, draft: null, draftSavedAt: null };
        if (!(await save(tx, row, revision, { ...submitted, revision: revision + 1 })))
          throw responseChanged(savedForm(row));
        await this.audit.record(tx, {
          actorId: userId,
          action: 'paper.response-submitted',
          subject: { type: 'paper', id: paperId },
        });
        await this.emails.submitted(tx, row);
        return read(tx);
      },
      { known: {}, recall: read },
    );
  }

  /** @throws AppError NOT_FOUND, also for reviews of other reviewers */
  async forReviewer(
    tx: EntityManager,
    reviewerId: string,
    paperId: string,
  ): Promise<ResponseForReviewer> {
    const review = await reviewOf(tx, reviewerId, paperId);
    if (!review) throw reviewNotFound();
    const { round, alias, status, isWithdrawn } = review;
    if (status !== 'submitted' || isWithdrawn) return { response: null };
    const found = await tx.findOneBy(PaperResponse, { paperId, round });
    if (!found?.form) return { response: null };
    const { general, answers } = found.form;
    const marked = answers.map((answer) => ({ ...answer, isYours: answer.reviewer === alias }));
    return { response: { general, answers: marked } };
  }

  private async open(tx: EntityManager, userId: string, paperId: string) {
    const row = await findResponse.first(tx, { userId, paperId });
    if (!row?.isSubmitter) throw paperNotFound();
    const reviews = await this.answerable(tx, row);
    if (reviews.length === 0) throw responsesClosed();
    return { row, reviews };
  }

  /** None while the window is closed. */
  private async answerable(tx: EntityManager, row: ResponseRow): Promise<ReleasedReview[]> {
    if (!row.isUnderReview || !isWindowOpen(windowOf(row), this.clock.now())) return [];
    return this.reviews.of(tx, row.paperId, [row.round]);
  }
}

/** Of the paper, which may close later than the edition's. */
const windowOf = ({ window, closesAt }: ResponseRow) => ({
  ...window,
  closesAt: closesAt?.toISOString(),
});

const savedForm = ({ revision, draft, form }: ResponseRow) => ({ revision, form: draft ?? form });

function present(row: ResponseRow, reviews: ReleasedReview[]): AuthorResponse {
  const { window, closesAt, isSubmitter, submittedAt, revision } = row;
  const draft = isSubmitter ? row.draft : null;
  const isOpen = reviews.length > 0;
  return {
    isOpen,
    canWrite: isOpen && isSubmitter,
    closesAt: closesAt?.toISOString() ?? null,
    wordLimit: window.wordLimit,
    reviews,
    form: draft ?? row.form,
    hasDraft: draft !== null,
    draftSavedAt: (draft && row.draftSavedAt?.toISOString()) ?? null,
    submittedAt: submittedAt?.toISOString() ?? null,
    revision,
  };
}

/** Without empty answers. */
function checked(
  { general, answers }: ResponseForm,
  { window: { wordLimit } }: ResponseRow,
  reviews: ReleasedReview[],
): ResponseForm {
  const given = answers
    .map(({ reviewer, text }) => ({ reviewer, text: text.trim() }))
    .filter(({ text }) => text !== '')
    .sort((one, other) => one.reviewer - other.reviewer);
  const form = { general: general.trim(), answers: given };
  const count = countWords([form.general, ...given.map(({ text }) => text)].join('\n'));
  if (count === 0) throw responseEmpty();
  if (count > wordLimit) throw responseTooLong(count, wordLimit);
  const answered = given.map(({ reviewer }) => reviewer);
  const known = new Set(reviews.map(({ reviewer }) => reviewer));
  const isKnown = answered.every((reviewer) => known.has(reviewer));
  if (!isKnown || new Set(answered).size < answered.length) throw otherReviews();
  return form;
}

/** @returns whether the response was unchanged since the revision */
async function save(
  tx: EntityManager,
  { paperId, round }: ResponseRow,
  revision: number,
  changes: Partial<PaperResponse>,
): Promise<boolean> {
  const key = { paperId, round };
  if (revision === 0)
    await tx.createQueryBuilder().insert().into(PaperResponse).values(key).orIgnore().execute();
  const { affected } = await tx.update(PaperResponse, { ...key, revision }, changes);
  return affected === 1;
}
