import type { Page } from '@playwright/test';

/** What the shell writes into the browser's timeline (src/app/answers-now.tsx). */
export const ANSWERS_MARK = 'plenary:page-answers';

/** Waits until the page shows the content of its address and answers: hydrated, or as a page that is read. */
export async function answers(page: Page): Promise<void> {
  await page.waitForFunction((mark) => {
    const last = performance.getEntriesByName(mark).at(-1) as PerformanceMark | undefined;
    return last?.detail === window.location.pathname;
  }, ANSWERS_MARK);
}

/** Waits until a page that was read is hydrated. */
export async function answersAgain(page: Page): Promise<void> {
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 1, ANSWERS_MARK);
}

/** Opens a page that answers. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await answers(page);
}

/** After a navigation inside the product: the content belongs to the new address. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction((mark) => {
    const last = performance.getEntriesByName(mark).at(-1) as PerformanceMark | undefined;
    return last === undefined || last.detail === window.location.pathname;
  }, ANSWERS_MARK);
}

/** As readers get the prerendered pages: without the product's code, or hydrated at once. */
export const readings = ['without code', 'hydrated'] as const;

/** Readers with a token get hydrated pages; the session of this one has ended. */
export async function readAs(page: Page, reading: (typeof readings)[number]): Promise<void> {
  if (reading === 'without code') return;
  await page.addInitScript(() => localStorage.setItem('token', 'long.dead.token'));
}
