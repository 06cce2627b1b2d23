import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth, ApiExtension } from '@nestjs/swagger';
import type { RateLimit } from '../../core/rate-limit.js';

/** public: an invalid token counts as anonymous. reviewer: includes admins. */
export type AccessLevel = 'public' | 'user' | 'verified' | 'reviewer' | 'admin';

export interface Policy {
  readonly level: AccessLevel;
  readonly limit?: RateLimit;
}

export const POLICY = 'plenary:policy';

/** The server does not start with a route without a policy. */
export function Access(level: AccessLevel, limit?: RateLimit): MethodDecorator {
  const policy: Policy = { level, limit };
  return applyDecorators(
    SetMetadata(POLICY, policy),
    ApiExtension('x-access', level),
    ...(level === 'public' ? [] : [ApiBearerAuth()]),
  );
}
