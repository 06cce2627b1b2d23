/** In the browser's timeline: the content of the address is shown and answers. */
export const ANSWERS_MARK = 'plenary:page-answers';

export function markAnswers(pathname: string): void {
  performance.mark(ANSWERS_MARK, { detail: pathname });
}

/** In the browser's timeline: React gets the page's events from here on. */
const TAKEOVER_MARK = 'plenary:product-takes-over';

export function markTakeover(): void {
  performance.mark(TAKEOVER_MARK);
}

export function isTakenOver(): boolean {
  return performance.getEntriesByName(TAKEOVER_MARK).length > 0;
}
