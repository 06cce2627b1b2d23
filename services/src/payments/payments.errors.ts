import { AppError } from '../common/app-error.js';
import { ErrorCode } from '../common/error-code.js';

/** The same for a reference with a slip of the pen, an unknown one, and one that is not yours. */
export const paymentNotFound = () =>
  new AppError(
    ErrorCode.NOT_FOUND,
    'No payment has this reference. Please check it for typing errors.',
  );

export const amountDiffers = (expected: number) => {
  const text = `The amount must equal the fee, USD ${expected.toFixed(2)}.`;
  return new AppError(ErrorCode.PRICE_DIFFERS, text, { fields: { amount: text } });
};

export const dayToCome = () => {
  const text = 'The day on the statement cannot lie in the future.';
  return new AppError(ErrorCode.VALIDATION_FAILED, text, { fields: { date: text } });
};

export const notFromHere = (status: string) =>
  new AppError(
    ErrorCode.INVALID_TRANSITION,
    `This is not possible: the payment is ${status}. Please reload.`,
  );
