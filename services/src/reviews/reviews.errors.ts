import { AppError } from '../common/app-error.js';
import { notFound } from '../common/common.errors.js';
import { ErrorCode } from '../common/error-code.js';
import type { ReviewerTerms } from './reviewer-profile.schema.js';
import type { ReviewDraft } from './review-form.schema.js';

/** Not there and not yours: the answer is the same. */
export const reviewNotFound = () => notFound('This paper');

export const reviewerNotFound = () => notFound('This reviewer');

export const topicUnknown = (topic: string) => {
  const message = `The edition has no topic “${topic}”.`;
  return new AppError(ErrorCode.VALIDATION_FAILED, message, { fields: { topics: message } });
};

export const pdfNotFound = () => notFound('The PDF');

export const reviewClosed = () =>
  new AppError(ErrorCode.CLOSED, 'The committee does not wait for reviews of this paper any more.');

export const deadlineOver = () =>
  new AppError(ErrorCode.CLOSED, 'The deadline is over: a review that was sent stays as it is.');

export const notFromStatus = () =>
  new AppError(
    ErrorCode.INVALID_TRANSITION,
    'This is not possible any more. Please reload the page.',
  );

/** Tells what stands now, so that nobody writes over what they have not seen. */
export const reviewChanged = (current: { revision: number; form: ReviewDraft }) =>
  new AppError(
    ErrorCode.CHANGED_MEANWHILE,
    'This review was changed elsewhere, perhaps in another tab.',
    { answer: { current } },
  );

/** Tells what stands now, so that nobody writes over what they have not seen. */
export const termsChanged = (current: ReviewerTerms) =>
  new AppError(
    ErrorCode.CHANGED_MEANWHILE,
    'These limits and topics were changed elsewhere meanwhile. Please look at them again.',
    { answer: { current } },
  );

const invalidInvitation = (message: string) => new AppError(ErrorCode.INVALID_INVITATION, message);

export const invitationUnknown = () =>
  invalidInvitation('This invitation is not valid. Please open the link of your newest mail.');

export const invitationExpired = () =>
  invalidInvitation('This invitation has expired. Please answer the mail if you can still review.');

export const invitationAnswered = () => invalidInvitation('This invitation was answered already.');

export const mayNotReview = () => invalidInvitation('You cannot review this paper.');

export const otherAddress = () =>
  new AppError(
    ErrorCode.OTHER_ADDRESS,
    'This invitation went to another address than that of your account.',
  );
