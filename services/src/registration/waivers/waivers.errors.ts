import { dollars } from '../../conference/editions/fees.js';
import { formatAmount } from '../../platform/core/currency.js';
import { AppError } from '../../platform/http/app-error.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import type { WaiverStatus } from './waiver-status.js';
import { texts } from './waivers.texts.js';

const amountOf = (cents: number) => formatAmount(dollars(cents));

export const waiverNotFound = () => new AppError(ErrorCode.NOT_FOUND, texts.notFound);

export const waiversClosed = (email: string) =>
  new AppError(ErrorCode.CLOSED, texts.closed({ email }));

export const nothingDue = () => new AppError(ErrorCode.INVALID_TRANSITION, texts.notDue);

export const waiverDecided = (email: string) =>
  new AppError(ErrorCode.INVALID_TRANSITION, texts.decided({ email }));

export const waiverChanged = () => new AppError(ErrorCode.CHANGED_MEANWHILE, texts.changed);

export const waiverNotFromHere = (status: WaiverStatus) =>
  new AppError(ErrorCode.INVALID_TRANSITION, texts.notPossible({ state: texts.states[status] }));

export const canPayAll = (cents: number) =>
  on('canPay', ErrorCode.VALIDATION_FAILED, texts.canPay({ amount: amountOf(cents) }));

export const aboveFee = (cents: number) =>
  on('amount', ErrorCode.VALIDATION_FAILED, texts.aboveFee({ amount: amountOf(cents) }));

export const overBudget = (cents: number, leftCents: number) => {
  const amounts = { amount: amountOf(cents), left: amountOf(leftCents) };
  return on('amount', ErrorCode.CONFLICT, texts.overBudget(amounts));
};

export const budgetTooLow = (cents: number) =>
  on('budget', ErrorCode.CONFLICT, texts.budgetTooLow({ amount: amountOf(cents) }));

function on(field: string, code: ErrorCode, text: string): AppError {
  return new AppError(code, text, { fields: { [field]: text } });
}
