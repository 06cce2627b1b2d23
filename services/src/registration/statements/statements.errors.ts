import { AppError } from '../../platform/http/app-error.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import type { FileRefused } from '../bank-files/bank-file.js';
import { texts } from './statements.texts.js';

export function fileRefused({ fault, line }: FileRefused): AppError {
  const text = texts.refused({ line: String(line), reason: texts.faults[fault] });
  return new AppError(ErrorCode.INVALID_FILE, text, { fields: { file: text } });
}

export const statementNotFound = () => new AppError(ErrorCode.NOT_FOUND, texts.notFound);

export const lineNotFound = () => new AppError(ErrorCode.NOT_FOUND, texts.lineNotFound);

export const changedLine = () => new AppError(ErrorCode.CHANGED_MEANWHILE, texts.lineChanged);

export const refundNotFound = () => new AppError(ErrorCode.NOT_FOUND, texts.refundNotFound);
