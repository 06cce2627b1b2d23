import type * as z from 'zod';
import { SECOND } from '../../../platform/core/time.js';
import { ProviderError } from './gateway.js';

const ANSWERS_WITHIN = 15 * SECOND;

interface ProviderCall {
  method: 'GET' | 'POST';
  url: string;
  secretKey: string;
  /** Encoded as its class says. */
  body?: URLSearchParams | object;
  headers?: Record<string, string>;
}

/**
 * By HTTPS with a bearer key, without redirects.
 * @throws ProviderError with the provider's code, never with the request
 */
export async function callProvider<Answer>(
  { method, url, secretKey, body, headers = {} }: ProviderCall,
  schema: z.ZodType<Answer>,
): Promise<Answer> {
  const isForm = body instanceof URLSearchParams;
  const answer = await fetch(url, {
    method,
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWERS_WITHIN),
    body: body === undefined || isForm ? body : JSON.stringify(body),
    headers: {
      authorization: `Bearer ${secretKey}`,
      ...(body && !isForm && { 'content-type': 'application/json' }),
      ...headers,
    },
  }).catch((error: unknown) => {
    throw new ProviderError(`No answer: ${error instanceof Error ? error.name : 'error'}`);
  });
  const json: unknown = await answer.json().catch(() => undefined);
  if (!answer.ok) {
    const code = codeOf(json);
    throw new ProviderError(`HTTP ${answer.status} ${code}`, answer.status, code);
  }
  const parsed = schema.safeParse(json);
  if (!parsed.success) throw new ProviderError('An answer that is not as documented');
  return parsed.data;
}

const CODE = /^[\w.-]{1,60}$/;

/** Stripe's is `error.code`, Paystack's `code`. */
function codeOf(json: unknown): string {
  const { error, code } = (json ?? {}) as { error?: { code?: unknown }; code?: unknown };
  const found = error?.code ?? code;
  return typeof found === 'string' && CODE.test(found) ? found : '';
}
