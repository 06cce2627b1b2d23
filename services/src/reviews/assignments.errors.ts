import { AppError } from '../common/app-error.js';
import { notFound } from '../common/common.errors.js';
import { ErrorCode } from '../common/error-code.js';
import { type Conflict, OVERRIDABLE } from './conflicts.js';

const WORDS: Record<Conflict, string> = {
  author: 'is an author of this paper',
  declared: 'declared a conflict with this paper',
  'co-author': 'wrote another paper with an author of this one',
  institution: 'has an address of the same institution as an author',
};

/** Says which conflict, so that one that can be overridden is asked about. */
export const hasConflict = (who: string, conflict: Conflict) => {
  const isOverridable = OVERRIDABLE.includes(conflict);
  const hint = isOverridable ? ' Give a reason to assign them all the same.' : '';
  return new AppError(ErrorCode.CONFLICT, `${who} ${WORDS[conflict]}.${hint}`, {
    answer: { conflict },
    ...(isOverridable && { fields: { overrideReason: 'Please give a reason' } }),
  });
};

export const alreadyAssigned = (who: string) =>
  new AppError(ErrorCode.CONFLICT, `${who} reviews this paper already.`);

export const reviewerNotFound = () => notFound('This reviewer');

export const assignmentNotFound = () => notFound('This assignment');

export const dueInThePast = () => {
  const text = 'The deadline must lie in the future.';
  return new AppError(ErrorCode.VALIDATION_FAILED, text, { fields: { dueAt: text } });
};

export const reviewFinished = () =>
  new AppError(ErrorCode.CONFLICT, 'This review is finished: it stays with the paper.');
