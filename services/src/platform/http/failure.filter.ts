import type { ArgumentsHost } from '@nestjs/common';
import { AppError } from './app-error.js';
import { ErrorFilter } from './error.filter.js';
import { toAppError } from './to-app-error.js';

export abstract class FailureFilter extends ErrorFilter {
  protected abstract answer(error: AppError): Record<string, unknown>;

  override catch(thrown: unknown, host: ArgumentsHost): void {
    const error = toAppError(thrown);
    const failure = new AppError(error.code, error.message, {
      ...error.details,
      answer: this.answer(error),
    });
    failure.cause = thrown;
    super.catch(failure, host);
  }
}
