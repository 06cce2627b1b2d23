import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { emailKey } from '../../platform/core/email-address.js';
import { Reflector } from '@nestjs/core';
import { type AccessLevel, policyOf } from '../../platform/http/policy/access.js';
import { RateLimits } from '../../platform/rate-limit/rate-limits.js';
import { admit } from '../../platform/http/policy/admit.js';
import { RecentProof } from '../../platform/http/policy/sensitive.js';
import { logAuthentication } from '../../platform/http/security-log.js';
import { TokenReader } from './token-reader.js';
import type { AuthenticatedRequest } from '../../platform/http/policy/current-user.js';

@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
    private readonly tokens: TokenReader,
    private readonly proof: RecentProof,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const policy = policyOf(this.reflector, context.getHandler() as () => unknown);
    if (!policy) throw new Error(`${context.getHandler().name} has no policy`);
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    if (policy.limit) await this.limits.spendByAddress(policy.limit, request.ip);
    const { authorization } = request.headers;
    // An invalid token counts as none; the policy decides.
    request.user = authorization === undefined ? null : await this.tokens.holder(authorization);
    if (authorization !== undefined && !request.user) logAuthentication('session-token', false);
    if (policy.limit) {
      for (const account of accountsOf(request, policy.level)) {
        await this.limits.spendByAccount(policy.limit, account, request.ip);
      }
    }
    admit(policy, request.user ?? null);
    if (request.user && policy.isSensitive?.(request.body)) this.proof.require(request.user);
    return true;
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
