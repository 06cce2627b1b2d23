import { isOffline } from '@plenary/kit/api';
import { sendReport } from '../observed/send-report';
import type { PageFailure } from './page-failure';

const MAX_REPORTS = 10;

export interface FailureReport extends PageFailure {
  version: string;
  shell: string;
}

let sent = 0;

export function reportFailure(report: FailureReport): void {
  if (sent >= MAX_REPORTS || isOffline()) return;
  sent += 1;
  sendReport('/front-end-failures', report);
}
