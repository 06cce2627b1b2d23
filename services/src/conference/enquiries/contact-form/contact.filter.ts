import { Catch } from '@nestjs/common';
import type { AppError } from '../../../platform/http/app-error.js';
import { FailureFilter } from '../../../platform/http/failure.filter.js';

/** `errors` lists the invalid fields; it is empty for other failures. */
@Catch()
export class ContactFilter extends FailureFilter {
  protected override answer({ details }: AppError) {
    return { success: false, errors: Object.values(details.fields ?? {}) };
  }
}
