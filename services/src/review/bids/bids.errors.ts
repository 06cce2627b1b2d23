import { AppError } from '../../platform/http/app-error.js';
import { notFound } from '../../platform/http/common.errors.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';

const texts = defineTexts('server.review.bids', {
  thisPaper: 'This paper',
  closed: 'Bidding is closed. Your bids are kept.',
});

export const bidPaperNotFound = () => notFound(texts.thisPaper);

export const biddingClosed = () => new AppError(ErrorCode.CONFLICT, texts.closed);
