import { Catch } from '@nestjs/common';
import type { AppError } from '../common/app-error.js';
import { FailureFilter } from '../common/failure.filter.js';

/** `errors` lists what is wrong with the fields; it is empty for every other failure. */
@Catch()
export class ContactFilter extends FailureFilter {
  protected override answer({ details }: AppError) {
    return { success: false, errors: Object.values(details.fields ?? {}) };
  }
}
