import { AppError } from '../../platform/http/app-error.js';
import { notFound } from '../../platform/http/common.errors.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';

const texts = defineTexts('server.registration.document-jobs', {
  job: 'This job',
  file: 'This file',
  noOne: 'Everyone with evidence has a document of this kind already.',
  nothing: 'No document of this kind was issued yet.',
});

export const jobNotFound = () => notFound(texts.job);
export const fileNotFound = () => notFound(texts.file);
export const noOneToIssueFor = () => new AppError(ErrorCode.INVALID_TRANSITION, texts.noOne);
export const nothingIssued = () => new AppError(ErrorCode.INVALID_TRANSITION, texts.nothing);
