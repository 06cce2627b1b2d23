import type { Page } from '@playwright/test';

/** The scripts of a measured visit, which is one of ten by chance. */
export const MEASUREMENT = /\/assets\/\w+\/(observed|vitals)\.js$/;

/** The scripts of the open page, with their bytes as they travel; without those of a measured visit. */
export async function scripts(page: Page): Promise<Map<string, number>> {
  await page.waitForLoadState('networkidle');
  const found = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .map(({ name, encodedBodySize }) => [name, encodedBodySize] as const),
  );
  return new Map(found.filter(([name]) => !MEASUREMENT.test(name)));
}
