import { Catch } from '@nestjs/common';
import type { AppError } from '../../../platform/http/app-error.js';
import { FailureFilter } from '../../../platform/http/failure.filter.js';

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
