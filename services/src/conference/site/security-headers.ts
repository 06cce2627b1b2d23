import type { Config } from '../../platform/config/config.js';

/** Directives that meta elements do not support; pages carry the rest of their policy in one. */
const CONTENT_SECURITY_POLICY =
  "script-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/**
 * Of every response. A page has twenty files, so that headers which only older browsers knew, or which
 * only documents have a use for, are not among them (docs/decisions/2026-11-27-fewer-headers.md).
 */
export function securityHeaders({ publicUrl }: Pick<Config, 'publicUrl'>): Record<string, string> {
  return {
    'content-security-policy': CONTENT_SECURITY_POLICY,
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    // Browsers ignore it over http (RFC 6797, section 8.1).
    ...(publicUrl.startsWith('https:') && {
      'strict-transport-security': `max-age=${365 * 24 * 60 * 60}; includeSubDomains`,
    }),
  };
}

/**
 * Of documents: a window that another site opened has no reference to theirs, they share no process, and
 * have no camera.
 */
export const DOCUMENT_HEADERS = {
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=()',
};

/** Scans badges. A page that the router opens keeps the policy of the document, so it loads itself again. */
const PAGE_WITH_CAMERA = '/admin/checkin';

export function documentHeaders(path: string): typeof DOCUMENT_HEADERS {
  if (path !== PAGE_WITH_CAMERA) return DOCUMENT_HEADERS;
  return { ...DOCUMENT_HEADERS, 'permissions-policy': 'camera=(self)' };
}
