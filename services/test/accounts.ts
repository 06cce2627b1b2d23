import { randomBytes } from 'node:crypto';
import type { CallOptions } from './call.js';
import type { TestApp } from './test-app.js';

/** What /auth/register takes, with an address of its own. */
export function registration(changes: Record<string, unknown> = {}) {
  return {
    email: `ada-${randomBytes(6).toString('hex')}@example.org`,
    firstName: 'Ada',
    lastName: 'Okafor',
    password: 'correct horse',
    institution: 'University of Nairobi',
    ...changes,
  };
}

/** Registers through the call and answers what the browser would hold afterwards. */
export async function register(server: TestApp, options: CallOptions = {}) {
  const body = registration();
  const answer = await server.call('POST', '/auth/register', { body, ...options });
  const token = String(answer.body.token);
  return { email: body.email, password: body.password, token, user: answer.body.user, answer };
}

/** The code of the last mail. */
export function codeFor(server: TestApp, email: string): string {
  return server.mails.last(email, 'verification-code').data.code;
}

/** A code that is not this one. */
export function otherCode(code: string): string {
  return String((Number(code) + 1) % 10_000).padStart(4, '0');
}
