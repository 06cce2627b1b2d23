/** In the browser's timeline: the content of the address is shown and answers. */
export const ANSWERS_MARK = 'plenary:page-answers';

export function markAnswers(pathname: string): void {
  performance.mark(ANSWERS_MARK, { detail: pathname });
}
