import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth, ApiExtension } from '@nestjs/swagger';
import type { RateLimit } from '../rate-limit/rate-limit.js';

/**
 * Who may call a route:
 * - public: everybody; a dead token counts as none
 * - user: whoever is signed in; verified: with a verified e-mail as well
 * - reviewer: reviewers and admins; admin: admins
 */
export type AccessLevel = 'public' | 'user' | 'verified' | 'reviewer' | 'admin';

export interface Policy {
  readonly level: AccessLevel;
  readonly limit?: RateLimit;
}

export const POLICY = 'plenary:policy';

/** Declares the policy of a route. A route without one stops the start. */
export function Access(level: AccessLevel, limit?: RateLimit): MethodDecorator {
  const policy: Policy = { level, limit };
  return applyDecorators(
    SetMetadata(POLICY, policy),
    ApiExtension('x-access', level),
    ...(level === 'public' ? [] : [ApiBearerAuth()]),
  );
}
