import { AppError } from '../../platform/http/app-error.js';
import { notFound } from '../../platform/http/common.errors.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import type { ReviewDraft } from './review.schema.js';

export const texts = defineTexts('server.review.reviews', {
  thisPaper: 'This paper',
  thePdf: 'The PDF',
  reviewClosed: 'The committee no longer accepts reviews of this paper.',
  deadlineOver: 'The deadline has passed: a submitted review cannot be changed.',
  notFromStatus: 'This is no longer possible. Please reload the page.',
  reviewChanged: 'This review was changed elsewhere, perhaps in another tab.',
  visibilityChanged:
    'The conference has changed which fields authors see. Check the labels of the form and submit again.',
  formChanged: 'The conference has changed the form. Check the added fields and submit again.',
  unknownField: 'This field is not part of the form',
  answerMissing: 'Please answer: {label}',
  answerInvalid: 'Please choose one of the options',
  answerTooLong: '{label} must be at most {max, number} characters',
  invitationUnknown: 'This invitation is not valid. Please open the link in your latest email.',
  invitationExpired:
    'This invitation has expired. Please reply to the email if you can still review.',
  invitationAnswered: 'This invitation was already answered.',
  mayNotReview: 'You cannot review this paper.',
  otherAddress: 'This invitation was sent to a different email address than your account’s.',
  declined: 'Thank you for your answer.',
});

/** The same for missing reviews and reviews of other reviewers. */
export const reviewNotFound = () => notFound(texts.thisPaper);

export const pdfNotFound = () => notFound(texts.thePdf);

export const reviewClosed = () => new AppError(ErrorCode.CLOSED, texts.reviewClosed);

export const deadlineOver = () => new AppError(ErrorCode.CLOSED, texts.deadlineOver);

export const notFromStatus = () => new AppError(ErrorCode.INVALID_TRANSITION, texts.notFromStatus);

/** @param current so that the caller can merge */
export const reviewChanged = (current: { revision: number; form: ReviewDraft }) =>
  new AppError(ErrorCode.CHANGED_MEANWHILE, texts.reviewChanged, { answer: { current } });

export const visibilityChanged = () => new AppError(ErrorCode.CONFLICT, texts.visibilityChanged);

export const formChanged = () => new AppError(ErrorCode.CONFLICT, texts.formChanged);

const invalidInvitation = (message: string) => new AppError(ErrorCode.INVALID_INVITATION, message);

export const invitationUnknown = () => invalidInvitation(texts.invitationUnknown);

export const invitationExpired = () => invalidInvitation(texts.invitationExpired);

export const invitationAnswered = () => invalidInvitation(texts.invitationAnswered);

export const mayNotReview = () => invalidInvitation(texts.mayNotReview);

export const otherAddress = () => new AppError(ErrorCode.OTHER_ADDRESS, texts.otherAddress);
