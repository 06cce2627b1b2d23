import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.js';
import { AppError } from './app-error.js';
import { ErrorCode } from './error-code.js';
import { texts } from './http.texts.js';

/** Never change anything (RFC 9110, 9.2.1). */
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses changes that pages of other sites send: any site can post a plain or a multipart form without
 * asking (CORS), and the browser adds its cookies. Clients that name no origin pass: they are not
 * browsers of the last years, and hold no cookies of a victim.
 * @param prefix of the API's addresses, with its slashes
 */
export function refuseForeignOrigins(
  server: FastifyInstance,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  prefix: string,
): void {
  const own = new URL(publicUrl).host;
  server.addHook('onRequest', (request, _reply, done) => {
    // By the route, not by the address: the router decodes "/%61pi/".
    const isChange =
      !SAFE.has(request.method) && request.routeOptions.url?.startsWith(prefix) === true;
    const isRefused = isChange && isForeign(request, own);
    done(isRefused ? new AppError(ErrorCode.FORBIDDEN, texts.otherSite) : undefined);
  });
}

/** By Fetch Metadata where the browser sends it, else by Origin or Referer. */
function isForeign({ headers }: FastifyRequest, own: string): boolean {
  const site = headers['sec-fetch-site'];
  // "none": an act of the user, such as a reload.
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const sender = headers.origin ?? headers.referer;
  if (sender === undefined) return false;
  const host = URL.canParse(sender) ? new URL(sender).host : undefined;
  return host !== own && host !== headers.host;
}
