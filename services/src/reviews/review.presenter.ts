import type { ReviewDraft } from './review-form.schema.js';
import { REVIEW_CRITERIA } from './review.entity.js';
import type { ReviewRow } from './review.query.js';
import type { PresentedAssignment, PresentedReview } from './review.schema.js';
import { nextReviewStatus } from './review-status.js';

/** What the form holds: the draft, else what was handed in. */
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

/** A review can be written once it was accepted; what was sent, until the deadline. */
export function canWrite({ isOpen, status, dueAt }: ReviewRow, now: Date): boolean {
  if (!isOpen || !nextReviewStatus(status, 'submit')) return false;
  return status !== 'finished' || now <= dueAt;
}

/** For the reviewer alone: each field is named, so nothing of an author can slip in. */
export function presentAssignment(row: ReviewRow, now: Date): PresentedAssignment {
  const { id, paperId, paperNumber, paperTitle, paperKind, topic, round, status, isOpen } = row;
  const isPending = status === 'invited' || status === 'accepted';
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
    finishedAt: row.finishedAt?.toISOString() ?? null,
    progress: progressOf(formOf(row)),
  };
}

export function presentReview(row: ReviewRow, now: Date): PresentedReview {
  const { status, isOpen, isWithdrawn, abstract, keywords, pages } = row;
  const isReadable = status !== 'declined' && !isWithdrawn;
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
    hasDraft: row.draft !== null,
    draftSavedAt: row.draftSavedAt?.toISOString() ?? null,
    revision: row.revision,
  };
}

/** Who was asked and has not answered decides by title and abstract. */
export function mayReadPdf({ status, isWithdrawn }: ReviewRow): boolean {
  return (status === 'accepted' || status === 'finished') && !isWithdrawn;
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
