import { Catch } from '@nestjs/common';
import type { AppError } from '../common/app-error.js';
import { FailureFilter } from '../common/failure.filter.js';

@Catch()
export class ByReferenceFilter extends FailureFilter {
  protected override answer({ message, details }: AppError) {
    const { suggestions } = details.answer ?? {};
    return {
      success: false,
      error: { message, ...(suggestions !== undefined && { suggestions }) },
    };
  }
}
