import type { LoggerService } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { pino, type Logger } from 'pino';
import type { Config } from '../config/config.js';
import { currentSpan } from '../tracing/traces.js';
import { currentRequestId } from '../http/request-context.js';

export function createLogger(config: Pick<Config, 'logLevel'>): Logger {
  return pino({
    level: config.logLevel,
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        route: request.routeOptions?.url,
        address: request.ip,
      }),
    },
  });
}

/** Adds the request's id. Fields of an object become fields of the line. */
export class NestLogger implements LoggerService {
  constructor(private readonly pino: Logger) {}

  log(message: unknown, context?: string): void {
    this.pino.info(...lineOf(message, context));
  }

  warn(message: unknown, context?: string): void {
    this.pino.warn(...lineOf(message, context));
  }

  error(message: unknown, ...details: unknown[]): void {
    const context = details.at(-1);
    if (message instanceof Error) {
      this.pino.error({ ...fields(context), err: message }, message.message);
    } else {
      this.pino.error({ ...fields(context), stack: details.at(-2) }, String(message));
    }
  }

  fatal(message: unknown, context?: string): void {
    this.pino.fatal(fields(context), String(message));
  }

  debug(message: unknown, context?: string): void {
    this.pino.debug(fields(context), String(message));
  }

  verbose(message: unknown, context?: string): void {
    this.pino.trace(fields(context), String(message));
  }
}

function lineOf(message: unknown, context?: string): [object, string?] {
  return typeof message === 'object' && message !== null
    ? [{ ...fields(context), ...message }]
    : [fields(context), String(message)];
}

const fields = (context: unknown) => ({
  context,
  reqId: currentRequestId(),
  // In the words of OpenTelemetry, which programs for logs know. Undefined unless it is sampled.
  trace_id: currentSpan()?.traceId,
});
