import { AppError } from '../../platform/http/app-error.js';
import { notFound } from '../../platform/http/common.errors.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import { type Conflict, OVERRIDABLE } from '../conflicts/conflicts.js';

export const texts = defineTexts('server.review.assignment', {
  conflicts: {
    author: '{name} is an author of this paper.',
    declared: '{name} declared a conflict with this paper.',
    relation: '{name} declared a relation to an author of this paper.',
    'co-author': '{name} wrote another paper with an author of this one.',
    institution:
      '{name} has an email address of the same institution as an author, or declared it.',
  },
  sameInstitution: '{name} is of the same institution ({institution}) as an author.',
  override: '{conflict} Give a reason to assign them anyway.',
  chooseAnother: '{conflict} Choose another person.',
  reasonMissing: 'Please give a reason',
  tooLong: 'The proposal took more than five minutes. Choose fewer papers, or the aim “Total”.',
  alreadyAssigned: '{name} is already assigned to this paper.',
  alreadyOnHold: 'A request to {name} to review this paper is on hold already.',
  thisReviewer: 'This reviewer',
  thisAssignment: 'This assignment',
  dueInThePast: 'The deadline must be in the future.',
  reviewSubmitted: 'A submitted review cannot be removed.',
  unassigned: 'The reviewer is unassigned.',
  unassignedLater: 'The reviewer is unassigned when the hold ends.',
});

/** Clients ask for a reason where an override is possible. */
export const hasConflict = (name: string, conflict: Conflict, institution: string | null) => {
  const isOverridable = OVERRIDABLE.includes(conflict);
  const sentence = sentenceOf(name, conflict, institution);
  const message = isOverridable ? texts.override({ conflict: sentence }) : sentence;
  return new AppError(ErrorCode.CONFLICT, message, {
    answer: { conflict },
    ...(isOverridable && { fields: { overrideReason: texts.reasonMissing } }),
  });
};

/** No reason overrides it. */
export const mustBeUnconflicted = (name: string, conflict: Conflict, institution: string | null) =>
  new AppError(
    ErrorCode.CONFLICT,
    texts.chooseAnother({ conflict: sentenceOf(name, conflict, institution) }),
  );

/** @param institution that their address shares with an author's; null if they declared it */
const sentenceOf = (name: string, conflict: Conflict, institution: string | null): string =>
  conflict === 'institution' && institution !== null
    ? texts.sameInstitution({ name, institution })
    : texts.conflicts[conflict]({ name });

export const proposalTooLong = () => new AppError(ErrorCode.CONFLICT, texts.tooLong);

export const alreadyAssigned = (name: string) =>
  new AppError(ErrorCode.CONFLICT, texts.alreadyAssigned({ name }));

export const alreadyOnHold = (name: string) =>
  new AppError(ErrorCode.CONFLICT, texts.alreadyOnHold({ name }));

export const reviewerNotFound = () => notFound(texts.thisReviewer);

export const assignmentNotFound = () => notFound(texts.thisAssignment);

export const dueInThePast = () => {
  const text = texts.dueInThePast;
  return new AppError(ErrorCode.VALIDATION_FAILED, text, { fields: { dueAt: text } });
};

export const reviewSubmitted = () => new AppError(ErrorCode.CONFLICT, texts.reviewSubmitted);
