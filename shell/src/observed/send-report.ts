/** Sent without token, cookie and retry, also while the page is left; a lost report has no effect. */
export function sendReport(path: string, report: object): void {
  void fetch(`/api/v1${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    credentials: 'omit',
    keepalive: true,
    body: JSON.stringify(report),
  }).catch(() => undefined);
}
