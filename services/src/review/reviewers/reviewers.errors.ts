import { AppError } from '../../platform/http/app-error.js';
import { notFound } from '../../platform/http/common.errors.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import type { ReviewerTerms } from './reviewer-profile.schema.js';

const texts = defineTexts('server.review.reviewers', {
  thisReviewer: 'This reviewer',
  topicUnknown: 'The edition has no topic “{topic}”.',
  termsChanged: 'These limits and topics were changed elsewhere. Please check them again.',
});

export const reviewerNotFound = () => notFound(texts.thisReviewer);

export const topicUnknown = (topic: string) => {
  const message = texts.topicUnknown({ topic });
  return new AppError(ErrorCode.VALIDATION_FAILED, message, { fields: { topics: message } });
};

/** @param current so that the caller can merge */
export const termsChanged = (current: ReviewerTerms) =>
  new AppError(ErrorCode.CHANGED_MEANWHILE, texts.termsChanged, { answer: { current } });
