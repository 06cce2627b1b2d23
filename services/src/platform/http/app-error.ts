import { STATUS_OF, type ErrorCode } from './error-code.js';

export interface AppErrorDetails {
  /** Messages by field; nested ones as "address.city". */
  fields?: Record<string, string>;
  /** Further fields that the specification requires. */
  answer?: Record<string, unknown>;
  /** In seconds: the Retry-After header. */
  retryAfter?: number;
}

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
