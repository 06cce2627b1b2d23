import { API_BASE } from '@plenary/kit/api';
import type { PageFailure } from './page-failure';

/** Reports of one page load; what fails on is known by then. */
const MAX_REPORTS = 10;

export interface FailureReport extends PageFailure {
  /** Version of the remote, as it was registered. */
  version: string;
  /** Version of the shell. */
  shell: string;
}

let sent = 0;

/**
 * Tells the server's log what failed. Apart from the calls of the product: no token, no cookie, no
 * retry, and nothing happens when it does not arrive.
 */
export function reportFailure(report: FailureReport): void {
  if (sent >= MAX_REPORTS) return;
  sent += 1;
  void fetch(`${API_BASE}/front-end-failures`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    credentials: 'omit',
    keepalive: true,
    body: JSON.stringify(report),
  }).catch(() => undefined);
}
