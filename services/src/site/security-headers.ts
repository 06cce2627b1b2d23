import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Config } from '../config/config.js';

/**
 * Pages bring the rest of their policy, with the hashes of their styles, in a meta element; here
 * stands what meta cannot say and what must hold for every answer.
 */
export const CONTENT_SECURITY_POLICY =
  "script-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

export function securityHeaders(config: Config): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: config.publicUrl.startsWith('https:')
      ? { maxAge: 365 * 24 * 60 * 60, includeSubDomains: false }
      : false,
  };
}
