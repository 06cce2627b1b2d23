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

const TOO_MANY_REQUESTS = 429;

/**
 * A call that did not succeed. `status` is 0 when no answer came at all.
 * `serverMessage` is empty when the server gave none, so that a screen can use its own text.
 * `retryAfter` is the server's wish in seconds, from its Retry-After header.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    readonly body: ErrorBody = {},
    readonly retryAfter?: number,
  ) {
    super(body.message ?? body.error?.message ?? `Request failed (${status})`);
  }

  /** What the server says; of too many calls, when one may try again. */
  get serverMessage(): string | undefined {
    if (this.status === TOO_MANY_REQUESTS && this.retryAfter) return tooMany(this.retryAfter);
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

function tooMany(seconds: number): string {
  return `Too many tries. Please try again in ${inWords(seconds)}.`;
}

/** Never shorter than it is: 61 seconds are 2 minutes. */
function inWords(seconds: number): string {
  if (seconds <= 60) return 'a minute';
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return `${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? 'an hour' : `${hours} hours`;
}

/** The server's message of a failed call, or the given text. */
export function messageOf(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.serverMessage) || fallback;
}
