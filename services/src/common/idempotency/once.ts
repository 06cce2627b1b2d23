import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.js';
import { ErrorCode } from '../error-code.js';

/** A request that may come twice: which key it brought, from whom, for what, and what it said. */
export interface OnceRequest {
  /** Undefined when the caller sent no Idempotency-Key: then every request is its own. */
  readonly key: string | undefined;
  /**
   * The signed-in user. Of anonymous callers the key itself is the browser's secret: it is random
   * and long, so nobody else can hold it.
   */
  readonly scope: string;
  readonly route: string;
  /** What the request said. For multipart put the fields and the files' hashes here. */
  readonly body: unknown;
}

const KEY = /^[\w-]{16,128}$/;

/** Gives a handler its OnceRequest for `Idempotency.once()`. */
export const Once = createParamDecorator((_: unknown, context: ExecutionContext): OnceRequest => {
  const request = context.switchToHttp().getRequest<FastifyRequest & { user?: { id: string } }>();
  const key = request.headers['idempotency-key'];
  if (key !== undefined && (typeof key !== 'string' || !KEY.test(key))) {
    throw new AppError(
      ErrorCode.VALIDATION_FAILED,
      'Idempotency-Key must be 16 to 128 letters, digits, - or _.',
    );
  }
  return {
    key,
    scope: request.user?.id ?? 'anonymous',
    route: `${request.method} ${request.routeOptions.url}`,
    body: request.body,
  };
});
