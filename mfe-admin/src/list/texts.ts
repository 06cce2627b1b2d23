/** Texts of the parts that all lists share. */
export const texts = {
  clearSearch: 'Clear search',
  loading: 'Loading...',
  failed: 'The list did not load',
  failedAnswer: 'The server gave no reason.',
  stale: 'The list could not be brought up to date. It shows what was there before.',
  noMatch: 'Nothing matches',
  showAll: 'Show all',
  previous: 'Previous',
  next: 'Next',
  pages: 'Pages',
  close: 'Close',
  notOpened: 'This did not load',
  range: (from: number, to: number, total?: number) =>
    total === undefined ? `${from}–${to}` : `${from}–${to} of ${total}`,
};
