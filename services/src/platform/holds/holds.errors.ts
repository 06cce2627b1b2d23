import { AppError } from '../http/app-error.js';
import { ErrorCode } from '../http/error-code.js';
import { defineTexts } from '../i18n/define-texts.js';

const texts = defineTexts('server.holds', {
  notFound: 'This act does not exist.',
  ended: 'The hold has ended, so nothing was changed. The page shows what happened.',
  onHold:
    'An act on it is on hold, so nothing was changed. Undo or send the act first, or wait until the hold ends.',
  noLongerAllowed:
    'The organiser may no longer do this, so nothing was changed. Another organiser can do it.',
});

export const holdNotFound = () => new AppError(ErrorCode.NOT_FOUND, texts.notFound);

export const holdEnded = () => new AppError(ErrorCode.CONFLICT, texts.ended);

/** For every other act on the subject of a held one. */
export const onHold = () => new AppError(ErrorCode.CONFLICT, texts.onHold);

/** The actor lost the right while the act was on hold, or has a conflict of interest by now. */
export class NoLongerAllowed extends AppError {
  constructor() {
    super(ErrorCode.FORBIDDEN, texts.noLongerAllowed);
  }
}
