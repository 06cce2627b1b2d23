/** The error answer of the server: `{ statusCode, code, message, fields?, requestId }`. */
export interface ErrorBody {
  statusCode?: number;
  code?: string;
  message?: string;
  fields?: Record<string, string>;
  requestId?: string;
  error?: { message?: string };
  errors?: string[];
}

/**
 * A call that did not succeed. `status` is 0 when no answer came at all.
 * `serverMessage` is empty when the server gave none, so that a screen can use its own text.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    readonly body: ErrorBody = {},
  ) {
    super(body.message ?? body.error?.message ?? `Request failed (${status})`);
  }

  get serverMessage(): string | undefined {
    return this.body.message ?? this.body.error?.message;
  }

  get code(): string | undefined {
    return this.body.code;
  }

  /** Messages by field name, for forms. */
  get fields(): Record<string, string> {
    return this.body.fields ?? {};
  }

  get isNetworkError(): boolean {
    return this.status === 0;
  }
}

/** The server's message of a failed call, or the given text. */
export function messageOf(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.serverMessage) || fallback;
}
