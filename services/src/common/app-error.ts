import { STATUS_OF, type ErrorCode } from './error-code.js';

export interface AppErrorDetails {
  /** The problem of each field, by its name in the request ("address.city" for nested ones). */
  fields?: Record<string, string>;
  /** Fields that the specification wants in this failure beside the error's own. */
  answer?: Record<string, unknown>;
  /** Seconds after which a try makes sense again: the Retry-After header. */
  retryAfter?: number;
}

/** A failure with a meaning for the caller. Each module makes its own in `<module>.errors.ts`. */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: AppErrorDetails = {},
  ) {
    super(message);
  }

  get statusCode(): number {
    return STATUS_OF[this.code];
  }
}
