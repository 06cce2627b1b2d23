import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';

const KIB = 1024;

/** In bytes, of bodies that are not uploads. */
export const BODY_LIMIT = 256 * KIB;

/** For lists of thousands of ids, and for texts of 200,000 characters. */
const LARGE_BODY_LIMIT = 2048 * KIB;

/** A route whose schema allows more than `BODY_LIMIT`. */
export const AcceptsLargeBody = (): MethodDecorator => RouteConfig({ bodyLimit: LARGE_BODY_LIMIT });

/** Fastify reads the limit of the route, which Nest does not pass on. */
export function applyBodyLimits(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    const { bodyLimit } = (route.config ?? {}) as { bodyLimit?: number };
    if (bodyLimit !== undefined) route.bodyLimit = bodyLimit;
  });
}
