import type { ReviewDraft, PresentedAssignment, PresentedReview } from './review.schema.js';
import type { ReviewRow } from './review.read-model.js';
import {
  fieldsForAuthors,
  type ReviewField,
} from '../../conference/editions/review-form.schema.js';
import type { AddedField } from '../../conference/editions/review-fields.schema.js';
import { fittingAnswers, hasRequired, versionOf } from './review-answers.js';
import { factsOf, nextReviewStatus, REVIEW_CRITERIA } from './review-status.js';

/** The draft, or without one the submitted review. */
export function formOf(row: ReviewRow): ReviewDraft {
  if (row.draft) {
    return { ...row.draft, answers: fittingAnswers(addedFields(row), row.draft.answers) };
  }
  return submittedForm(row);
}

export function submittedForm(row: ReviewDraft): ReviewDraft {
  const { recommendation, criteria, confidence, answers } = row;
  const { commentsToAuthors, commentsToCommittee, concern } = row;
  return {
    recommendation,
    criteria,
    confidence,
    commentsToAuthors,
    commentsToCommittee,
    concern,
    answers,
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

/** The submitted review keeps its own; before, those of the edition. */
export function addedFields({ submittedAt, formFields, reviewFields }: ReviewRow): AddedField[] {
  return submittedAt ? formFields : reviewFields;
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
    progress: progressOf(formOf(row), addedFields(row)),
    unreadComments: row.unreadComments,
  };
}

export function presentReview(row: ReviewRow, now: Date): PresentedReview {
  const { status, isOpen, isWithdrawn, abstract, keywords, pages } = row;
  const fields = addedFields(row);
  const formVersion = versionOf(fields);
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
    fields,
    formVersion,
    isFormChanged: row.draftFormVersion !== null && row.draftFormVersion !== formVersion,
    visibleToAuthors: visibleToAuthors(row),
    hasDraft: row.draft !== null,
    draftSavedAt: row.draftSavedAt?.toISOString() ?? null,
    revision: row.revision,
  };
}

export function mayReadPdf({ status, isWithdrawn }: ReviewRow): boolean {
  return factsOf(status).opensPdf && !isWithdrawn;
}

function progressOf(form: ReviewDraft, fields: AddedField[]) {
  const { recommendation, criteria, confidence, commentsToAuthors, answers } = form;
  const parts = [
    recommendation,
    ...REVIEW_CRITERIA.map((criterion) => criteria[criterion]),
    confidence,
    commentsToAuthors.trim(),
    ...fields.filter(({ required }) => required).map((field) => hasRequired(field, answers)),
  ];
  return { done: parts.filter(Boolean).length, total: parts.length };
}
