import { randomBytes } from 'node:crypto';
import type { CallOptions } from './call.js';
import type { TestApp } from './test-app.js';
import { verificationCode } from '../src/identity/email-verification/verification-code.email.js';

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

export async function register(server: TestApp, options: CallOptions = {}) {
  const body = registration();
  const answer = await server.call('POST', '/auth/register', { body, ...options });
  const token = String(answer.body.token);
  return { email: body.email, password: body.password, token, user: answer.body.user, answer };
}

export function codeFor(server: TestApp, email: string): string {
  const { code } = server.emails.last(email, verificationCode).data;
  if (code === undefined) throw new Error('the email has no code');
  return code;
}

/** The token of the last email's link. */
export function linkTokenFor(server: TestApp, email: string): string {
  const { link } = server.emails.last(email, verificationCode).data;
  return link.slice(link.lastIndexOf('/') + 1);
}

export function otherCode(code: string): string {
  return String((Number(code) + 1) % 10_000).padStart(4, '0');
}
