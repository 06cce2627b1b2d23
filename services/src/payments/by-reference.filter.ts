import { Catch } from '@nestjs/common';
import type { AppError } from '../common/app-error.js';
import { FailureFilter } from '../common/failure.filter.js';

@Catch()
export class ByReferenceFilter extends FailureFilter {
  protected override answer({ message }: AppError) {
    return { success: false, error: { message } };
  }
}
