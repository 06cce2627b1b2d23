import { applyDecorators, SetMetadata } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import { ApiBearerAuth, ApiExtension } from '@nestjs/swagger';
import type { RateLimit } from '../../core/rate-limit.js';
import { RIGHTS_NEEDED, type Right } from './rights.js';
import { type IsSensitive, SENSITIVE } from './sensitive.js';

/** public: an invalid token counts as anonymous. reviewer: includes admins. */
export type AccessLevel = 'public' | 'user' | 'verified' | 'reviewer' | 'admin';

export interface Policy {
  readonly level: AccessLevel;
  readonly limit?: RateLimit;
  /** One of them is enough. For the level admin, always and only. */
  readonly rights?: readonly Right[];
  /** Requests that need a recent proof of identity. */
  readonly isSensitive?: IsSensitive;
}

const POLICY = 'plenary:policy';

/** The server does not start with a route without a policy, nor with an admin route without @Needs. */
export function Access(level: AccessLevel, limit?: RateLimit): MethodDecorator {
  const policy: Policy = { level, limit };
  return applyDecorators(
    SetMetadata(POLICY, policy),
    ApiExtension('x-access', level),
    ...(level === 'public' ? [] : [ApiBearerAuth()]),
  );
}

/** By handler: metadata is fixed once its class is defined, and every request asks for it. */
const policies = new WeakMap<() => unknown, Policy>();

/** @returns undefined for a route without @Access */
export function policyOf(reflector: Reflector, handler: () => unknown): Policy | undefined {
  const known = policies.get(handler);
  if (known) return known;
  const policy = readPolicy(reflector, handler);
  if (policy) policies.set(handler, policy);
  return policy;
}

function readPolicy(reflector: Reflector, handler: () => unknown): Policy | undefined {
  const policy = reflector.get<Policy | undefined>(POLICY, handler);
  const rights = reflector.get<readonly Right[] | undefined>(RIGHTS_NEEDED, handler);
  const isSensitive = reflector.get<IsSensitive | undefined>(SENSITIVE, handler);
  return policy && { ...policy, rights, isSensitive };
}

/** Whether the level and the rights of a policy fit each other. */
export function isComplete({ level, rights }: Pick<Policy, 'level' | 'rights'>): boolean {
  return (level === 'admin') === (rights !== undefined);
}
