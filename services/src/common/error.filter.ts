import { Catch, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ErrorCode } from './error-code.js';
import type { ApiError } from './error.schema.js';
import { toAppError } from './to-app-error.js';

@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Request');

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const error = toAppError(thrown);
    if (error.code === ErrorCode.INTERNAL || error.code === ErrorCode.UNAVAILABLE) {
      this.logger.error(thrown);
    }
    const { fields, answer, retryAfter } = error.details;
    const body: ApiError = {
      ...answer,
      statusCode: error.statusCode,
      code: error.code,
      message: error.message,
      ...(fields && { fields }),
      requestId: request.id,
    };
    if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
    void reply.status(error.statusCode).send(body);
  }
}
