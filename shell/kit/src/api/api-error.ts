import { texts } from './texts';

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

/** `status` is 0 without a response; `retryAfter` is in seconds (Retry-After header). */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    readonly body: ErrorBody = {},
    readonly retryAfter?: number,
  ) {
    super(body.message ?? body.error?.message ?? `Request failed (${status})`);
  }

  get serverMessage(): string | undefined {
    if (this.status === TOO_MANY_REQUESTS && this.retryAfter) return tooMany(this.retryAfter);
    return this.body.message ?? this.body.error?.message;
  }

  get code(): string | undefined {
    return this.body.code;
  }

  get fields(): Record<string, string> {
    return this.body.fields ?? {};
  }

  get isNetworkError(): boolean {
    return this.status === 0;
  }
}

function tooMany(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60
    ? texts.minutes({ count: minutes })
    : texts.hours({ count: Math.ceil(minutes / 60) });
}

export function messageOf(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.serverMessage) || fallback;
}

/** Undefined when the messages belong to fields, where `Form` shows them. */
export function formErrorOf(error: unknown, fallback: string): string | undefined {
  if (!error) return undefined;
  const isAtFields = error instanceof ApiError && Object.keys(error.fields).length > 0;
  return isAtFields ? undefined : messageOf(error, fallback);
}
