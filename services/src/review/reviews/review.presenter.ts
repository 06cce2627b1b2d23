import type { ReviewDraft, PresentedAssignment, PresentedReview } from './review.schema.js';
import type { ReviewRow } from './review.read-model.js';
import {
  fieldsForAuthors,
  type ReviewField,
} from '../../conference/editions/review-form.schema.js';
import { factsOf, nextReviewStatus, REVIEW_CRITERIA } from './review-status.js';

/** The draft, or without one the submitted review. */
export function formOf(row: ReviewRow): ReviewDraft {
  if (row.draft) return row.draft;
  const { recommendation, criteria, confidence } = row;
  const { commentsToAuthors, commentsToCommittee, concern } = row;
  return {
    recommendation,
    criteria,
    confidence,
    commentsToAuthors,
    commentsToCommittee,
    concern,
  };
}

/** Submitted reviews can be changed until the deadline. */
export function canWrite({ isOpen, status, dueAt }: ReviewRow, now: Date): boolean {
  if (!isOpen || !nextReviewStatus(status, 'submit')) return false;
  return status !== 'submitted' || now <= dueAt;
}

/** The submitted review keeps its own; before, the form of the edition decides. */
export function visibleToAuthors({ visibleToAuthors, reviewForm }: ReviewRow): ReviewField[] {
  return visibleToAuthors ?? fieldsForAuthors(reviewForm);
}

/** Names each field, so that nothing that identifies an author leaves. */
export function presentAssignment(row: ReviewRow, now: Date): PresentedAssignment {
  const { id, paperId, paperNumber, paperTitle, paperKind, topic, round, status, isOpen } = row;
  const { isPending } = factsOf(status);
  return {
    id,
    paperId,
    paperNumber,
    paperTitle,
    paperKind,
    topic,
    round,
    status,
    isOpen,
    isOverdue: isOpen && isPending && now > row.dueAt,
    dueAt: row.dueAt.toISOString(),
    submittedAt: row.submittedAt?.toISOString() ?? null,
    progress: progressOf(formOf(row)),
    unreadComments: row.unreadComments,
  };
}

export function presentReview(row: ReviewRow, now: Date): PresentedReview {
  const { status, isOpen, isWithdrawn, abstract, keywords, pages } = row;
  const isReadable = factsOf(status).opensAbstract && !isWithdrawn;
  return {
    ...presentAssignment(row, now),
    alias: row.alias,
    paper: isReadable ? { abstract, keywords } : null,
    pdf:
      mayReadPdf(row) && pages !== null
        ? { pages, hasSupplement: row.supplementFileId !== null }
        : null,
    canAnswer: isOpen && nextReviewStatus(status, 'accept') !== undefined,
    canDecline: isOpen && nextReviewStatus(status, 'decline') !== undefined,
    canWrite: canWrite(row, now),
    form: formOf(row),
    visibleToAuthors: visibleToAuthors(row),
    hasDraft: row.draft !== null,
    draftSavedAt: row.draftSavedAt?.toISOString() ?? null,
    revision: row.revision,
  };
}

export function mayReadPdf({ status, isWithdrawn }: ReviewRow): boolean {
  return factsOf(status).opensPdf && !isWithdrawn;
}

function progressOf({ recommendation, criteria, confidence, commentsToAuthors }: ReviewDraft) {
  const parts = [
    recommendation,
    ...REVIEW_CRITERIA.map((criterion) => criteria[criterion]),
    confidence,
    commentsToAuthors.trim(),
  ];
  return { done: parts.filter(Boolean).length, total: parts.length };
}
