import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Config } from '../../platform/config/config.js';

/** Directives that meta elements do not support; pages carry the rest of their policy in one. */
export const CONTENT_SECURITY_POLICY =
  "script-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

export function securityHeaders(config: Config): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: config.publicUrl.startsWith('https:')
      ? { maxAge: 365 * 24 * 60 * 60, includeSubDomains: true }
      : false,
  };
}
