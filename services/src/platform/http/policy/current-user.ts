import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { unauthenticated } from '../common.errors.js';
import type { Permitted } from './rights.js';
import type { PresentedUser } from './user.schema.js';

/** As currently stored, not as in the token. */
export type AuthenticatedUser = PresentedUser &
  Permitted & {
    readonly sessionId: string;
    /** Of the token that the request carries. */
    readonly tokenId: string;
    /** When the session's holder last proved who they are: by the login, or by a later proof. */
    readonly provedAt: Date;
    /** Why emails to the address came back; null while they arrive. */
    readonly bounce: string | null;
  };

/** A person with what they may do now. */
export type PermittedUser = Pick<AuthenticatedUser, 'id' | 'email' | 'permissions'>;

export type AuthenticatedRequest = FastifyRequest & { user?: AuthenticatedUser | null };

export const CurrentUser = createParamDecorator(
  (_: unknown, context: ExecutionContext): AuthenticatedUser => {
    const { user } = context.switchToHttp().getRequest<AuthenticatedRequest>();
    if (!user) throw unauthenticated();
    return user;
  },
);

/** Null for anonymous callers and invalid tokens. */
export const MaybeUser = createParamDecorator(
  (_: unknown, context: ExecutionContext): AuthenticatedUser | null =>
    context.switchToHttp().getRequest<AuthenticatedRequest>().user ?? null,
);
