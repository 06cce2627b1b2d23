import {
  createParamDecorator,
  Injectable,
  type ExecutionContext,
  type PipeTransform,
} from '@nestjs/common';
import { createHash } from 'node:crypto';
import { Config } from '../../../platform/config/config.js';
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

/**
 * Sent to the payments path only, and hidden from scripts. With https, browsers refuse the prefix from
 * insecure pages (RFC 6265bis, section 4.1.3.1).
 */
export function payerCookieName({ publicUrl }: Config): string {
  return publicUrl.startsWith('https:') ? '__Secure-plenary_payer' : 'plenary_payer';
}

const SECRET = /^[\w-]{43}$/;

@Injectable()
class PayerOfRequest implements PipeTransform<AuthenticatedRequest, Payer> {
  constructor(private readonly config: Config) {}

  transform(request: AuthenticatedRequest): Payer {
    const secret = request.cookies[payerCookieName(this.config)];
    const isOurs = secret !== undefined && SECRET.test(secret);
    return { user: request.user ?? null, browserHash: isOurs ? browserHashOf(secret) : null };
  }
}

const CurrentRequest = createParamDecorator((_: unknown, context: ExecutionContext) =>
  context.switchToHttp().getRequest<AuthenticatedRequest>(),
);

/** The `Payer` of the request. */
export const CurrentPayer = () => CurrentRequest(PayerOfRequest);

export function browserHashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

export function isOwn({ user, browserHash }: Payer, registration: Registration): boolean {
  if (user && registration.userId === user.id) return true;
  return browserHash !== null && registration.browserHash?.equals(browserHash) === true;
}
