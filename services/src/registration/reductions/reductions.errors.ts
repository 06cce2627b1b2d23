import { AppError } from '../../platform/http/app-error.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import type { CodeProblem } from './discount-rules.js';
import { texts } from './reductions.texts.js';

/** Also for the code of another edition, so that no one learns that it exists. */
export const unknownCode = () => onCode(ErrorCode.VALIDATION_FAILED, texts.unknown);

const CODES = {
  stopped: ErrorCode.CLOSED,
  early: ErrorCode.CLOSED,
  expired: ErrorCode.CLOSED,
  package: ErrorCode.VALIDATION_FAILED,
  usedUp: ErrorCode.CONFLICT,
  usedByYou: ErrorCode.CONFLICT,
} satisfies Record<CodeProblem, ErrorCode>;

export const codeRefused = (problem: CodeProblem) => onCode(CODES[problem], texts[problem]);

export const codeTaken = () =>
  new AppError(ErrorCode.CONFLICT, texts.codeTaken, { fields: { code: texts.codeTaken } });

export const codeNotFound = () => new AppError(ErrorCode.NOT_FOUND, texts.notFound);

function onCode(code: ErrorCode, text: string): AppError {
  return new AppError(code, text, { fields: { discountCode: text } });
}
