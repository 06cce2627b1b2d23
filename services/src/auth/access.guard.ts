import { Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { POLICY, type Policy } from '../common/policy/access.js';
import { RateLimits } from '../common/rate-limit/rate-limits.js';
import { admit } from './admit.js';
import type { SignedInRequest } from './current-user.js';

/** Stands before every route: address limit, who it is, account limit, whether they may. */
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
    const request = context.switchToHttp().getRequest<SignedInRequest>();
    if (policy.limit) await this.limits.spendByAddress(policy.limit, request.ip);
    await super.canActivate(context);
    if (policy.limit) {
      for (const account of accountsOf(request)) {
        await this.limits.spendByAccount(policy.limit, account, request.ip);
      }
    }
    admit(policy.level, request.user ?? null);
    return true;
  }

  /** A dead token counts as none; what follows from that is the policy's matter. */
  override handleRequest<User>(error: Error | null, user: User): User {
    if (error) throw error;
    return (user || null) as User;
  }
}

/**
 * Whom a strict limit counts for: who is signed in, and the address that the body names. One alone
 * would not do, or an account of one's own would lift the limits of somebody else's.
 */
function accountsOf({ user, body }: SignedInRequest): string[] {
  const named =
    typeof body === 'object' && body !== null && 'email' in body ? body.email : undefined;
  return [user?.id, typeof named === 'string' ? named.trim().toLowerCase() : undefined].filter(
    (account) => account !== undefined,
  );
}
