import type { Page } from '@playwright/test';

/** Makes the next visits of the page measured ones: their draw is always the lowest. */
export function drawMeasurement(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    Math.random = () => 0;
  });
}
