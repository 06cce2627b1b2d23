import { AppError } from '../http/app-error.js';
import { notFound } from '../http/common.errors.js';
import { ErrorCode } from '../http/error-code.js';
import { texts as http } from '../http/http.texts.js';
import { defineTexts } from '../i18n/define-texts.js';

export const texts = defineTexts('server.resumable-uploads', {
  thisUpload: 'This upload',
  locked: 'Another request is still sending this file. Please try again in a moment.',
  wrongOffset: 'This upload continues at another place. Please try again.',
  exists: 'This upload was already started. Please try again.',
  tooMany:
    'You have too many unfinished uploads. Finish or cancel one of them, or try again tomorrow.',
  incomplete: 'This file has not been sent completely. Please try again.',
  busy: 'Many people are sending files right now. Please try again in {count, plural, one {# second} other {# seconds}}.',
});

/** Also for uploads of other people, and expired ones. */
export const uploadNotFound = () => notFound(texts.thisUpload);
export const uploadLocked = () => new AppError(ErrorCode.UPLOAD_LOCKED, texts.locked);
export const wrongOffset = () => new AppError(ErrorCode.WRONG_OFFSET, texts.wrongOffset);
export const uploadExists = () => new AppError(ErrorCode.CONFLICT, texts.exists);
export const uploadIncomplete = () => new AppError(ErrorCode.CONFLICT, texts.incomplete);
export const uploadUsed = () => new AppError(ErrorCode.CONFLICT, texts.exists);
/** @param retryAfter seconds */
export const busy = (retryAfter: number) =>
  new AppError(ErrorCode.BUSY, texts.busy({ count: retryAfter }), { retryAfter });
export const tooManyUploads = () => new AppError(ErrorCode.RATE_LIMITED, texts.tooMany);

interface TusError {
  status_code: number;
}

function isTusError(error: unknown): error is TusError {
  return typeof error === 'object' && error !== null && 'status_code' in error;
}

/** The product's error for one of the protocol's library. */
export function fromTus(error: unknown): unknown {
  return isTusError(error) ? ofStatus(error.status_code) : error;
}

export function ofStatus(status: number): AppError {
  switch (status) {
    case 404:
    case 410:
      return uploadNotFound();
    case 409:
      return wrongOffset();
    case 413:
      return new AppError(ErrorCode.BODY_TOO_LARGE, http.tooLarge);
    default:
      return new AppError(ErrorCode.MALFORMED_REQUEST, http.malformed);
  }
}
