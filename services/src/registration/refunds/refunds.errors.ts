import { formatAmount } from '../../platform/core/currency.js';
import { AppError } from '../../platform/http/app-error.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import type { BatchStatus, RefundStatus } from './refund-status.js';
import { texts } from './refunds.texts.js';

export const refundNotFound = () => new AppError(ErrorCode.NOT_FOUND, texts.notFound);

export const batchNotFound = () => new AppError(ErrorCode.NOT_FOUND, texts.batchNotFound);

/** The same for a wrong link and for the refund of another payer. */
export const refundLinkInvalid = () => new AppError(ErrorCode.INVALID_LINK, texts.linkInvalid);

/** @param email of finance */
export const refundLinkExpired = (email: string) =>
  new AppError(ErrorCode.INVALID_LINK, texts.linkExpired({ email }));

export const refundChanged = () => new AppError(ErrorCode.CHANGED_MEANWHILE, texts.changed);

export const batchChanged = () => new AppError(ErrorCode.CHANGED_MEANWHILE, texts.batchChanged);

export const refundNotFromHere = (status: RefundStatus) =>
  new AppError(ErrorCode.INVALID_TRANSITION, texts.notPossible({ state: texts.states[status] }));

export const batchNotFromHere = (status: BatchStatus) =>
  new AppError(
    ErrorCode.INVALID_TRANSITION,
    texts.batchNotPossible({ state: texts.batchStates[status] }),
  );

export const accountFinal = (email: string) =>
  new AppError(ErrorCode.INVALID_TRANSITION, texts.accountFinal({ email }));

/** @param most in dollars */
export const aboveRefundable = (most: number) => {
  const text =
    most > 0 ? texts.aboveRefundable({ amount: formatAmount(most) }) : texts.nothingToRefund;
  return new AppError(ErrorCode.VALIDATION_FAILED, text, { fields: { amount: text } });
};

export const noAccountInTransfer = () => onAccount(texts.noAccountInTransfer);

export const notPaidOnline = () => onAccount(texts.notPaidOnline);

export const noAddressToAsk = () => onAccount(texts.noAddressToAsk);

export const refundBooked = () => new AppError(ErrorCode.INVALID_TRANSITION, texts.booked);

export const refundNotReady = (reference: string) =>
  new AppError(ErrorCode.CHANGED_MEANWHILE, texts.notReady({ reference }));

export const samePerson = () => new AppError(ErrorCode.FORBIDDEN, texts.notTheSame);

export const batchTooLarge = () => new AppError(ErrorCode.VALIDATION_FAILED, texts.tooLarge);

export const debtorMissing = () => new AppError(ErrorCode.CONFLICT, texts.debtorMissing);

export const lineDiffers = () => new AppError(ErrorCode.VALIDATION_FAILED, texts.lineDiffers);

export const lineGone = () => new AppError(ErrorCode.CHANGED_MEANWHILE, texts.lineGone);

function onAccount(text: string): AppError {
  return new AppError(ErrorCode.VALIDATION_FAILED, text, { fields: { account: text } });
}
