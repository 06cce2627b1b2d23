import type { Page } from '@playwright/test';

/** The scripts of the open page, with their bytes as they travel. */
export async function scripts(page: Page): Promise<Map<string, number>> {
  await page.waitForLoadState('networkidle');
  return new Map(
    await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .map(({ name, encodedBodySize }) => [name, encodedBodySize] as const),
    ),
  );
}
