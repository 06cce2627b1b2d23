import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { unauthenticated } from '../common/common.errors.js';
import type { PresentedUser } from '../users/user.schema.js';

/** Who makes the request, as the database knows them now. */
export type SignedInUser = PresentedUser & { readonly sessionId: string };

export type SignedInRequest = FastifyRequest & { user?: SignedInUser | null };

/** The caller of a route that only signed-in people may call. */
export const CurrentUser = createParamDecorator(
  (_: unknown, context: ExecutionContext): SignedInUser => {
    const { user } = context.switchToHttp().getRequest<SignedInRequest>();
    if (!user) throw unauthenticated();
    return user;
  },
);

/** The caller of a public route: null for anonymous people and dead tokens. */
export const MaybeUser = createParamDecorator(
  (_: unknown, context: ExecutionContext): SignedInUser | null =>
    context.switchToHttp().getRequest<SignedInRequest>().user ?? null,
);
