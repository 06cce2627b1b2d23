import { API_BASE, isOffline } from '@plenary/kit/api';
import type { PageFailure } from './page-failure';

const MAX_REPORTS = 10;

export interface FailureReport extends PageFailure {
  version: string;
  shell: string;
}

let sent = 0;

/** Sent without token, cookie and retry; a lost report has no effect. */
export function reportFailure(report: FailureReport): void {
  if (sent >= MAX_REPORTS || isOffline()) return;
  sent += 1;
  void fetch(`${API_BASE}/front-end-failures`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    credentials: 'omit',
    keepalive: true,
    body: JSON.stringify(report),
  }).catch(() => undefined);
}
