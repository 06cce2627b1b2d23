import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../http/app-error.js';
import { ErrorCode } from '../http/error-code.js';
import { texts } from '../http/http.texts.js';

export interface IdempotentRequest {
  /** Undefined without an Idempotency-Key: then each request is new. */
  readonly key: string | undefined;
  /** The user's id, or 'anonymous': then the key itself is the browser's unguessable secret. */
  readonly scope: string;
  readonly route: string;
  /** For multipart: the fields and the hashes of the files. */
  readonly body: unknown;
}

const KEY = /^[\w-]{16,128}$/;

export const Idempotent = createParamDecorator(
  (_: unknown, context: ExecutionContext): IdempotentRequest => {
    const request = context.switchToHttp().getRequest<FastifyRequest & { user?: { id: string } }>();
    const key = request.headers['idempotency-key'];
    if (key !== undefined && (typeof key !== 'string' || !KEY.test(key))) {
      throw new AppError(ErrorCode.VALIDATION_FAILED, texts.keyInvalid);
    }
    return {
      key,
      scope: request.user?.id ?? 'anonymous',
      route: `${request.method} ${request.routeOptions.url}`,
      body: request.body,
    };
  },
);
