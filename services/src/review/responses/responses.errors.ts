import { AppError } from '../../platform/http/app-error.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import type { ResponseForm } from './responses.schema.js';

const texts = defineTexts('server.review.responses', {
  closed: 'Responses to reviews are closed for this paper.',
  changed: 'This response was changed elsewhere, perhaps in another tab.',
  empty: 'Please write a response',
  tooManyWords:
    'The response has {count, plural, one {# word} other {# words}}; at most {max, number} are allowed',
  otherReviews: 'The reviews of this paper have changed. Please reload and try again.',
});

export const responsesClosed = () => new AppError(ErrorCode.CLOSED, texts.closed);

/** @param current so that the caller can merge */
export const responseChanged = (current: { revision: number; form: ResponseForm | null }) =>
  new AppError(ErrorCode.CHANGED_MEANWHILE, texts.changed, { answer: { current } });

const invalid = (message: string) =>
  new AppError(ErrorCode.VALIDATION_FAILED, message, { fields: { general: message } });

export const responseEmpty = () => invalid(texts.empty);

/** @param max words */
export const responseTooLong = (count: number, max: number) =>
  invalid(texts.tooManyWords({ count, max }));

export const otherReviews = () => new AppError(ErrorCode.CONFLICT, texts.otherReviews);
