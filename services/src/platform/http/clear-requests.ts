import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app-error.js';
import { ErrorCode } from './error-code.js';
import { texts } from './http.texts.js';

/** A name, an IPv4 or an IPv6 address, and a port (RFC 3986, 3.2). HTTP/1.1 allows an empty one. */
const HOST = /^(?:[\w.~!$&'()*+,;=%-]*|\[[\da-f:.]+\])(?::\d*)?$/i;

/**
 * Refuses requests that a proxy and the server may read differently: with two hosts or an unusable one
 * (RFC 9112, 3.2), and without a version, as in HTTP/0.9. Node takes them.
 */
export function requireClearRequests(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    done(isClear(request) ? undefined : new AppError(ErrorCode.MALFORMED_REQUEST, texts.malformed));
  });
}

function isClear({ raw }: FastifyRequest): boolean {
  const { host } = raw.headers;
  const isUsable = host === undefined || (HOST.test(host) && hostsOf(raw.rawHeaders) === 1);
  return raw.httpVersionMajor === 1 && isUsable;
}

/** Node keeps the first of several hosts. @param headers names and values in turn */
function hostsOf(headers: string[]): number {
  let hosts = 0;
  for (let at = 0; at < headers.length; at += 2) {
    if (headers[at]?.length === 4 && headers[at]?.toLowerCase() === 'host') hosts += 1;
  }
  return hosts;
}
