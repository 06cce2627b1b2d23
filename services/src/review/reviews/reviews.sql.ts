import { sql } from 'kysely';
import { param } from '../../platform/database/expressions.js';
import type { NoticeKind } from '../../platform/notices/notice-kinds.js';
import { noticing } from '../../platform/notices/notices.js';
import { audited } from '../../platform/audit/audit.service.js';
import type { Review } from './review.entity.js';
import type { ReviewRow } from './review.read-model.js';
import type { declined } from './review.schema.js';

type Declined = ReturnType<typeof declined>;

/** Columns that a reviewer changes; those of a refusal stay as they are while they are null. */
type Saved = Pick<
  ReviewRow,
  | 'id'
  | 'paperId'
  | 'round'
  | 'status'
  | 'recommendation'
  | 'confidence'
  | 'commentsToAuthors'
  | 'commentsToCommittee'
  | 'concern'
  | 'draftSavedAt'
  | 'draftFormVersion'
  | 'visibleToAuthors'
  | 'submittedAt'
  | 'revision'
> &
  Declined & {
    /** JSON. */
    criteria: string;
    /** JSON. */
    formFields: string;
    /** JSON. */
    answers: string;
    /** JSON. */
    draft: string | null;
    /** Null unless it declines now. */
    declinedAt: Date | null;
    fromRevision: number;
    fromStatus: Review['status'];
    notice: NoticeKind | null;
    at: Date;
  };

/** No review is missing but this one, so that it is the last one when it is submitted. */
const isLast = (
  p: Saved,
) => sql<boolean>`(${param(p.notice, 'text')} <> 'last-review' OR NOT EXISTS (
  SELECT FROM reviews
   WHERE paper_id = ${p.paperId} AND round = ${p.round} AND id <> ${p.id}
     AND status IN ('invited', 'accepted')))`;

/** @returns no row when the review was written since it was read */
export const saveReview = audited((db, p: Saved) =>
  db
    .with('noticed', (db) =>
      noticing(db, { kind: p.notice, subjectId: p.paperId, at: p.at }, isLast(p)),
    )
    .updateTable('reviews')
    .set(({ fn, ref }) => ({
      status: p.status,
      recommendation: p.recommendation,
      criteria: p.criteria,
      confidence: p.confidence,
      comments_to_authors: p.commentsToAuthors,
      comments_to_committee: p.commentsToCommittee,
      concern: p.concern,
      form_fields: p.formFields,
      answers: p.answers,
      draft: p.draft,
      draft_form_version: p.draftFormVersion,
      draft_saved_at: p.draftSavedAt,
      visible_to_authors: p.visibleToAuthors,
      submitted_at: p.submittedAt,
      decline_reason: fn.coalesce(param(p.declineReason, 'text'), ref('decline_reason')),
      declared_conflict: fn.coalesce(param(p.declaredConflict, 'text'), ref('declared_conflict')),
      suggested_name: fn.coalesce(param(p.suggestedName, 'text'), ref('suggested_name')),
      suggested_email: fn.coalesce(param(p.suggestedEmail, 'text'), ref('suggested_email')),
      declined_at: fn.coalesce(param(p.declinedAt, 'timestamptz'), ref('declined_at')),
      revision: p.revision,
    }))
    .where('id', '=', p.id)
    .where('revision', '=', p.fromRevision)
    .where('status', '=', p.fromStatus)
    .returning('id'),
);

const NOT_DECLINED: Declined = {
  declineReason: null,
  declaredConflict: null,
  suggestedName: null,
  suggestedEmail: null,
};

/** Values of `saveReview`. */
export function savedFrom(
  before: ReviewRow,
  { criteria, formFields, answers, draft, ...after }: ReviewRow & Partial<Declined>,
  at: Date,
): Saved {
  const notice = noticeOf(before, after);
  return {
    ...NOT_DECLINED,
    ...after,
    criteria: JSON.stringify(criteria),
    formFields: JSON.stringify(formFields),
    answers: JSON.stringify(answers),
    draft: draft && JSON.stringify(draft),
    fromRevision: before.revision,
    fromStatus: before.status,
    notice,
    declinedAt: notice === 'decline' ? at : null,
    at,
  };
}

function noticeOf(before: ReviewRow, { status }: Pick<ReviewRow, 'status'>): NoticeKind | null {
  if (status === before.status) return null;
  if (status === 'declined') return 'decline';
  return status === 'submitted' ? 'last-review' : null;
}
