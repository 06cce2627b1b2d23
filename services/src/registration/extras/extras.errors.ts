import { AppError } from '../../platform/http/app-error.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';

const texts = defineTexts('server.registration.extras', {
  unknown: 'This extra does not exist.',
  notForPackage: '{name} is not available with this package.',
  ended: '{name} is no longer sold.',
  soldOut: '{name} is sold out.',
  quoteExpired: 'The price of your order has expired. Please check your order again.',
  totalDiffers: 'The price has changed. Please check your order again.',
  unknownQuestion: 'This question does not exist.',
  answerMissing: 'Please answer this question',
  answerInvalid: 'Please choose one of the options',
  answerTooLong: 'Must be at most {max} characters',
  answerLines: 'Must be on one line',
  answersClosed: 'The time to change your answers is over. Please contact us.',
});

export const unknownExtra = () => onExtras(ErrorCode.VALIDATION_FAILED, texts.unknown);

export const notForPackage = (name: string) =>
  onExtras(ErrorCode.VALIDATION_FAILED, texts.notForPackage({ name }));

export const extraEnded = (name: string) => onExtras(ErrorCode.CLOSED, texts.ended({ name }));

export const soldOut = (name: string) => onExtras(ErrorCode.SOLD_OUT, texts.soldOut({ name }));

export const quoteExpired = () => onExtras(ErrorCode.CONFLICT, texts.quoteExpired);

export const totalDiffers = () =>
  new AppError(ErrorCode.PRICE_DIFFERS, texts.totalDiffers, {
    fields: { price: texts.totalDiffers },
  });

/** @param problems by question */
export function answersRefused(problems: Record<string, string>): AppError {
  const fields = Object.fromEntries(
    Object.entries(problems).map(([question, text]) => [`answers.${question}`, text]),
  );
  return new AppError(ErrorCode.VALIDATION_FAILED, Object.values(problems)[0] ?? '', { fields });
}

export const answersClosed = () => new AppError(ErrorCode.CLOSED, texts.answersClosed);

export const answerTexts = texts;

function onExtras(code: ErrorCode, text: string): AppError {
  return new AppError(code, text, { fields: { extras: text } });
}
