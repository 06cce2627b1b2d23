import { AppError } from '../common/app-error.js';
import { ErrorCode } from '../common/error-code.js';

/** The same for a reference with a slip of the pen, an unknown one, and one that is not yours. */
export const paymentNotFound = () =>
  new AppError(
    ErrorCode.NOT_FOUND,
    'No payment has this reference. Please check it for typing errors.',
  );

/** @param missing in dollars */
export const tooLittle = (missing: number) => {
  const text = `USD ${missing.toFixed(2)} of the fee are missing. Record what came as a match.`;
  return new AppError(ErrorCode.PRICE_DIFFERS, text, { fields: { amount: text } });
};

/** @param excess in dollars */
export const tooMuch = (excess: number) => {
  const text = `This is USD ${excess.toFixed(2)} more than the fee. Record what came as a match.`;
  return new AppError(ErrorCode.PRICE_DIFFERS, text, { fields: { amount: text } });
};

/** @param most in dollars */
export const tooMuchBack = (most: number) => {
  const text = `At most USD ${most.toFixed(2)} can be paid back.`;
  return new AppError(ErrorCode.VALIDATION_FAILED, text, { fields: { amount: text } });
};

export const proofMissing = () => {
  const text = 'The proof that this person is a student is missing.';
  return new AppError(ErrorCode.PROOF_REQUIRED, text, { fields: { studentProofSeen: text } });
};

export const moneyRecordedAlready = () => {
  const text = 'This bank transaction is recorded for this payment already.';
  return new AppError(ErrorCode.CONFLICT, text, { fields: { bankTransactionId: text } });
};

export const dayToCome = () => {
  const text = 'The day on the statement cannot lie in the future.';
  return new AppError(ErrorCode.VALIDATION_FAILED, text, { fields: { date: text } });
};

/** Tells what stands now, so that nobody decides on old news. */
export const changedMeanwhile = (current?: { state: string; version: number }) =>
  new AppError(
    ErrorCode.CHANGED_MEANWHILE,
    'Somebody else has changed this payment meanwhile.',
    current && { answer: { current } },
  );

export const askFinance = () =>
  new AppError(
    ErrorCode.INVALID_TRANSITION,
    'Money was sent for this registration already. Please write to us to change it.',
  );

/** @param near the caller's own references that one slip of the pen leads to */
export const referenceMistyped = (near: string[]) =>
  new AppError(
    ErrorCode.NOT_FOUND,
    'This reference has a typing error. Please compare it character by character.',
    { answer: { suggestions: near } },
  );

export const transferNotFound = () =>
  new AppError(ErrorCode.NOT_FOUND, 'This transfer was not found.');

export const transferKnown = () => {
  const text = 'This bank transaction is recorded already.';
  return new AppError(ErrorCode.CONFLICT, text, { fields: { bankTransactionId: text } });
};

export const changedTransfer = () =>
  new AppError(ErrorCode.CHANGED_MEANWHILE, 'Somebody else has changed this transfer meanwhile.');

/** @param open in dollars */
export const tooMuchOfTransfer = (open: number) => {
  const text = `Only USD ${open.toFixed(2)} of this transfer are left.`;
  return new AppError(ErrorCode.VALIDATION_FAILED, text, { fields: { amount: text } });
};

export const notFromHere = (status: string) =>
  new AppError(
    ErrorCode.INVALID_TRANSITION,
    `This is not possible: the payment is ${status}. Please reload.`,
  );
