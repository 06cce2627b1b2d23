import { FileRefused } from '../bank-files/bank-file.js';
import { AppError } from '../../platform/http/app-error.js';
import { notFound } from '../../platform/http/common.errors.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';

export const texts = defineTexts('server.registration.online-attendance', {
  session: 'The session',
  thisImport: 'This import',
  line: 'This line',
  registration: 'This registration',
  fileMissing: 'Choose a CSV file.',
  fileTooLarge: 'The file is larger than {megabytes} MB. Choose a smaller one.',
  noColumns:
    'No columns with the times of joining and leaving were found. Export the list of attendees as CSV again.',
  unreadable: 'The file cannot be read at line {line, number}. Export it again.',
  choiceWrong: 'Name the session, enter the minimum in minutes, and choose the columns.',
});

export const importNotFound = () => notFound(texts.thisImport);
export const lineNotFound = () => notFound(texts.line);
export const registrationNotFound = () => notFound(texts.registration);

export function fileRefused({ fault, line }: FileRefused): AppError {
  const text = fault === 'no-columns' ? texts.noColumns : texts.unreadable({ line });
  return new AppError(ErrorCode.INVALID_FILE, text, { fields: { file: text } });
}

export const choiceWrong = (field: string) =>
  new AppError(ErrorCode.VALIDATION_FAILED, texts.choiceWrong, {
    fields: { [field]: texts.choiceWrong },
  });
