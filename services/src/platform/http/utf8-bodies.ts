import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app-error.js';
import { ErrorCode } from './error-code.js';
import { texts } from './http.texts.js';

/**
 * Refuses bodies that are not UTF-8 (RFC 8259, 8.1): parsers replace such bytes by U+FFFD, so a text
 * would be stored that its author never wrote. Needs Nest's `rawBody`.
 */
export function requireUtf8Bodies(server: FastifyInstance): void {
  server.addHook(
    'preValidation',
    (request: FastifyRequest & { rawBody?: Buffer }, _reply, done) => {
      const isText = request.rawBody === undefined || isUtf8(request.rawBody);
      done(isText ? undefined : new AppError(ErrorCode.MALFORMED_REQUEST, texts.malformed));
    },
  );
}
