import type { FastifyReply } from 'fastify';
import type { AppError } from './app-error.js';
import type { ApiError } from './error.schema.js';

export function sendError(reply: FastifyReply, requestId: string, error: AppError): void {
  const { fields, answer, retryAfter } = error.details;
  const body: ApiError = {
    ...answer,
    statusCode: error.statusCode,
    code: error.code,
    message: error.message,
    ...(fields && { fields }),
    requestId,
  };
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
  void reply.status(error.statusCode).send(body);
}
