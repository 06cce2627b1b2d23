import { AppError } from '../../platform/http/app-error.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';

const texts = defineTexts('server.review.shepherds', {
  notYet: 'A shepherd can be named once the decision “Minor corrections” is recorded.',
  unchanged: 'This is the shepherd already.',
  closed: 'The committee does not wait for your answer now.',
});

export const noMinorCorrections = () => new AppError(ErrorCode.CONFLICT, texts.notYet);

export const shepherdUnchanged = () => new AppError(ErrorCode.CONFLICT, texts.unchanged);

export const shepherdingClosed = () => new AppError(ErrorCode.CLOSED, texts.closed);
