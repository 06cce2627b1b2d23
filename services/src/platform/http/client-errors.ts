import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { ErrorCode, STATUS_OF } from './error-code.js';
import type { ApiError } from './error.schema.js';
import { texts } from './http.texts.js';
import { logUnparsed } from './security-log.js';

interface ParserError extends Error {
  code?: string;
}

/**
 * Answers what Node's HTTP parser refuses, before there is a request, in the shape of all errors, and
 * closes the connection. Given to Fastify as its `clientErrorHandler`.
 */
export function answerClientError(error: ParserError, socket: Socket): void {
  // The client is gone (https://nodejs.org/api/http.html#event-clienterror), or ended its request early.
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (error.code === 'HPE_INVALID_EOF_STATE') return void socket.destroy();
  const { code, message } = problemOf(error);
  const requestId = randomUUID();
  logUnparsed(code, requestId);
  if (socket.writable)
    socket.write(responseOf({ statusCode: STATUS_OF[code], code, message, requestId }));
  socket.destroy(error);
}

function problemOf({ code }: ParserError): Pick<ApiError, 'message'> & { code: ErrorCode } {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return { code: ErrorCode.REQUEST_TIMEOUT, message: texts.tooSlow };
  }
  if (code === 'HPE_HEADER_OVERFLOW') {
    return { code: ErrorCode.HEADERS_TOO_LARGE, message: texts.headersTooLarge };
  }
  return { code: ErrorCode.MALFORMED_REQUEST, message: texts.malformed };
}

function responseOf(error: ApiError): string {
  const body = JSON.stringify(error);
  return [
    `HTTP/1.1 ${error.statusCode} ${STATUS_CODES[error.statusCode]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${error.requestId}`,
    'Cache-Control: no-store',
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}
