import type { Page } from '@playwright/test';

/** What the shell writes into the browser's timeline (src/app/remote-outlet.tsx). */
const MARK = 'plenary:page-answers';

/** Waits until the page is hydrated and shows the content of its address. */
export async function answers(page: Page): Promise<void> {
  await page.waitForFunction((mark) => {
    const last = performance.getEntriesByName(mark).at(-1) as PerformanceMark | undefined;
    return last?.detail === window.location.pathname;
  }, MARK);
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
  }, MARK);
}
