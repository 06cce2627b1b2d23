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
    const account = accountOf(request);
    if (policy.limit && account) {
      await this.limits.spendByAccount(policy.limit, account, request.ip);
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

/** Whom a strict limit counts for: who is signed in, else the address that the body names. */
function accountOf(request: SignedInRequest): string | undefined {
  if (request.user) return request.user.id;
  const { body } = request;
  if (typeof body !== 'object' || body === null || !('email' in body)) return undefined;
  return typeof body.email === 'string' ? body.email.trim().toLowerCase() : undefined;
}
