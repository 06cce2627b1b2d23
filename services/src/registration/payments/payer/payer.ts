import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { createHash } from 'node:crypto';
import type {
  AuthenticatedRequest,
  AuthenticatedUser,
} from '../../../platform/http/policy/current-user.js';
import type { Registration } from '../../registrations/registrations.service.js';

/** A logged-in user, a browser that registered before, both, or neither. */
export interface Payer {
  user: AuthenticatedUser | null;
  browserHash: Buffer | null;
}

/** Sent to the payments path only, and hidden from scripts. */
export const BROWSER_COOKIE = 'plenary_payer';
const SECRET = /^[\w-]{43}$/;

export const CurrentPayer = createParamDecorator((_: unknown, context: ExecutionContext): Payer => {
  const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
  const secret = request.cookies[BROWSER_COOKIE];
  const isOurs = secret !== undefined && SECRET.test(secret);
  return { user: request.user ?? null, browserHash: isOurs ? browserHashOf(secret) : null };
});

export function browserHashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

export function isOwn({ user, browserHash }: Payer, registration: Registration): boolean {
  if (user && registration.userId === user.id) return true;
  return browserHash !== null && registration.browserHash?.equals(browserHash) === true;
}
