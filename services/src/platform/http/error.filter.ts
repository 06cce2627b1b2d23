import { Catch, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { AppError } from './app-error.js';
import { ErrorCode } from './error-code.js';
import { isCut } from './is-cut.js';
import type { AuthenticatedRequest } from './policy/current-user.js';
import { logRefusal } from './security-log.js';
import { sendError } from './send-error.js';
import { toAppError } from './to-app-error.js';

@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Request');

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<AuthenticatedRequest>();
    const reply = http.getResponse<FastifyReply>();
    const error = toAppError(thrown);
    if (isCut(request.raw)) {
      this.logger.log('The client ended the request before it was whole');
    } else if (error.code === ErrorCode.INTERNAL || error.code === ErrorCode.UNAVAILABLE) {
      this.logger.error(thrown);
    } else {
      logRefusal(request, error);
    }
    this.send(reply, request.id, error);
  }

  protected send(reply: FastifyReply, requestId: string, error: AppError): void {
    sendError(reply, requestId, error);
  }
}
