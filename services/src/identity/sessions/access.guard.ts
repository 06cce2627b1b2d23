import { Injectable, type ExecutionContext } from '@nestjs/common';
import { emailKey } from '../../platform/core/email-address.js';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { POLICY, type AccessLevel, type Policy } from '../../platform/http/policy/access.js';
import { RateLimits } from '../../platform/rate-limit/rate-limits.js';
import { admit } from '../../platform/http/policy/admit.js';
import { logAuthentication } from '../../platform/http/security-log.js';
import type { AuthenticatedRequest } from '../../platform/http/policy/current-user.js';

@Injectable()
export class AccessGuard extends AuthGuard('jwt') {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const policy = this.reflector.get<Policy | undefined>(POLICY, context.getHandler());
    if (!policy) throw new Error(`${context.getHandler().name} has no policy`);
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    if (policy.limit) await this.limits.spendByAddress(policy.limit, request.ip);
    await super.canActivate(context);
    const isWithToken = request.headers.authorization !== undefined;
    if (isWithToken && !request.user) logAuthentication('session-token', false);
    if (policy.limit) {
      for (const account of accountsOf(request, policy.level)) {
        await this.limits.spendByAccount(policy.limit, account, request.ip);
      }
    }
    admit(policy.level, request.user ?? null);
    return true;
  }

  /** An invalid token counts as none; the policy decides. */
  override handleRequest<User>(error: Error | null, user: User): User {
    if (error) throw error;
    return (user || null) as User;
  }
}

/**
 * Accounts that a strict limit counts: the caller, and on public routes the address in the body. Both,
 * because else a caller with an account could evade the limits of other accounts. Where login is
 * required only the caller acts on an account, so that naming another one does not use up its limit.
 */
function accountsOf({ user, body }: AuthenticatedRequest, level: AccessLevel): string[] {
  const named =
    level === 'public' && typeof body === 'object' && body !== null && 'email' in body
      ? body.email
      : undefined;
  return [user?.id, typeof named === 'string' ? emailKey(named) : undefined].filter(
    (account) => account !== undefined,
  );
}
