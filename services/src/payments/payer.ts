import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { createHash } from 'node:crypto';
import type { SignedInRequest, SignedInUser } from '../auth/current-user.js';
import type { Registration } from '../registrations/registrations.service.js';

/** Who asks about a payment: somebody signed in, a browser that registered before, both, or neither. */
export interface Payer {
  user: SignedInUser | null;
  browserHash: Buffer | null;
}

/** Goes to the payments path alone; pages and scripts never see it. */
export const BROWSER_COOKIE = 'plenary_payer';
const SECRET = /^[\w-]{43}$/;

/** The caller of a route of the payments path. */
export const CurrentPayer = createParamDecorator((_: unknown, context: ExecutionContext): Payer => {
  const request = context.switchToHttp().getRequest<SignedInRequest>();
  const secret = request.cookies[BROWSER_COOKIE];
  const isOurs = secret !== undefined && SECRET.test(secret);
  return { user: request.user ?? null, browserHash: isOurs ? browserHashOf(secret) : null };
});

export function browserHashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** Whether the registration is the payer's own. */
export function isOwn({ user, browserHash }: Payer, registration: Registration): boolean {
  if (user && registration.userId === user.id) return true;
  return browserHash !== null && registration.browserHash?.equals(browserHash) === true;
}
