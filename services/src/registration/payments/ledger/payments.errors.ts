import { formatAmount } from '../../../platform/core/currency.js';
import { AppError } from '../../../platform/http/app-error.js';
import { ErrorCode } from '../../../platform/http/error-code.js';
import { defineTexts } from '../../../platform/i18n/define-texts.js';
import { paymentStateLabel } from '../../../platform/i18n/states.js';
import type { PaymentStatus } from './payment-status.js';

const texts = defineTexts('server.registration.payments', {
  notFound: 'No payment has this reference. Please check it for typing errors.',
  underpaid: '{amount} of the fee is outstanding. Record the received amount as a match.',
  overpaid: 'This is {amount} more than the fee. Record the received amount as a match.',
  aboveRefundable: 'At most {amount} can be refunded.',
  proofMissing: 'The proof of student status is missing.',
  countryUnchecked:
    'The country of this registration is not checked yet. Confirm or refuse it first.',
  countryOfFee: 'The fee depends on the country. Please contact us at {email} to change it.',
  moneyRecorded: 'This bank transaction is already recorded for this payment.',
  futureDate: 'The date on the statement cannot be in the future.',
  changed: 'Someone else changed this payment. Please reload.',
  askFinance:
    'Money was already sent for this registration. Please contact us to change or cancel it.',
  confirmedAlready:
    'The payment is confirmed, so these details are final. Please contact us to correct them.',
  mistyped: 'This reference has a typing error. Please compare it character by character.',
  transferNotFound: 'This transfer was not found.',
  transferRecorded: 'This bank transaction is already recorded.',
  transferChanged: 'Someone else changed this transfer. Please reload.',
  aboveOpen: 'Only {amount} of this transfer is left.',
  entryNotFound: 'This money is not matched to the payment any more. Please reload.',
  receiptIssued:
    'A receipt was issued for this money. Issue a credit note first, then unmatch the transfer.',
  partRefunded: 'Part of this money was refunded, so it cannot be unmatched.',
  periodNotOver: 'Choose a day that is over.',
  periodNotLater: 'This day is already locked. Choose a later one.',
  periodNotLocked: 'This opens no locked day. Choose an earlier one.',
  periodChanged: 'Someone else changed the locked period. Please reload.',
  noProofWanted: 'We are sending your money back, so you do not need to send a proof of payment.',
  refundUnderWay:
    'A refund of this payment is under way. Withdraw it first under Refunds, or wait until the bank has paid it.',
  notPossible: 'This is not possible for a payment in the state “{state}”. Please reload.',
});

/** The same for mistyped and unknown references, and those of other payers. */
export const paymentNotFound = () => new AppError(ErrorCode.NOT_FOUND, texts.notFound);

/** @param outstanding in dollars */
export const tooLittle = (outstanding: number) =>
  onField(ErrorCode.PRICE_DIFFERS, 'amount', texts.underpaid(amountOf(outstanding)));

/** @param overpaid in dollars */
export const tooMuch = (overpaid: number) =>
  onField(ErrorCode.PRICE_DIFFERS, 'amount', texts.overpaid(amountOf(overpaid)));

/** @param most in dollars */
export const tooMuchBack = (most: number) =>
  onField(ErrorCode.VALIDATION_FAILED, 'amount', texts.aboveRefundable(amountOf(most)));

export const proofMissing = () =>
  onField(ErrorCode.PROOF_REQUIRED, 'studentProofSeen', texts.proofMissing);

export const countryUnchecked = () =>
  new AppError(ErrorCode.PROOF_REQUIRED, texts.countryUnchecked);

/** For the payer. */
export const countryOfFee = (email: string) =>
  onField(ErrorCode.CONFLICT, 'country', texts.countryOfFee({ email }));

export const moneyRecordedAlready = () =>
  onField(ErrorCode.CONFLICT, 'bankTransactionId', texts.moneyRecorded);

export const futureDate = () => onField(ErrorCode.VALIDATION_FAILED, 'date', texts.futureDate);

/** @param current so that clients can show it */
export const changedMeanwhile = (current?: { state: string; version: number }) =>
  new AppError(ErrorCode.CHANGED_MEANWHILE, texts.changed, current && { answer: { current } });

export const askFinance = () => new AppError(ErrorCode.INVALID_TRANSITION, texts.askFinance);

export const confirmedAlready = () =>
  new AppError(ErrorCode.INVALID_TRANSITION, texts.confirmedAlready);

/** @param near the caller's own references that differ by one typing error */
export const referenceMistyped = (near: string[]) =>
  new AppError(ErrorCode.NOT_FOUND, texts.mistyped, { answer: { suggestions: near } });

export const transferNotFound = () => new AppError(ErrorCode.NOT_FOUND, texts.transferNotFound);

export const transferKnown = () =>
  onField(ErrorCode.CONFLICT, 'bankTransactionId', texts.transferRecorded);

export const changedTransfer = () =>
  new AppError(ErrorCode.CHANGED_MEANWHILE, texts.transferChanged);

export const entryNotFound = () => new AppError(ErrorCode.NOT_FOUND, texts.entryNotFound);

export const receiptIssued = () => new AppError(ErrorCode.INVALID_TRANSITION, texts.receiptIssued);

export const partRefunded = () => new AppError(ErrorCode.INVALID_TRANSITION, texts.partRefunded);

/** @param open in dollars */
export const tooMuchOfTransfer = (open: number) =>
  onField(ErrorCode.VALIDATION_FAILED, 'amount', texts.aboveOpen(amountOf(open)));

export const periodNotOver = () =>
  onField(ErrorCode.VALIDATION_FAILED, 'until', texts.periodNotOver);

export const periodNotLater = () =>
  onField(ErrorCode.VALIDATION_FAILED, 'until', texts.periodNotLater);

export const periodNotLocked = () =>
  onField(ErrorCode.VALIDATION_FAILED, 'until', texts.periodNotLocked);

export const periodChanged = () => new AppError(ErrorCode.CHANGED_MEANWHILE, texts.periodChanged);

/** For the payer. */
export const noProofWanted = () => new AppError(ErrorCode.CONFLICT, texts.noProofWanted);

export const refundUnderWay = () => new AppError(ErrorCode.CONFLICT, texts.refundUnderWay);

export const notFromHere = (status: PaymentStatus) =>
  new AppError(
    ErrorCode.INVALID_TRANSITION,
    texts.notPossible({ state: paymentStateLabel(status) }),
  );

function amountOf(dollars: number): { amount: string } {
  return { amount: formatAmount(dollars) };
}

function onField(code: ErrorCode, field: string, text: string): AppError {
  return new AppError(code, text, { fields: { [field]: text } });
}
