import { findChromium } from './parts/chromium';
import { open } from './parts/open';
import { expect, test } from './parts/test';

const { executablePath, args } = await findChromium();

// Playwright hides scrollbars, whose place a dialog takes.
test.use({ launchOptions: { executablePath, args, ignoreDefaultArgs: ['--hide-scrollbars'] } });

test('a dialog on a scrolled page moves neither header nor menu', async ({ page }) => {
  await open(page, '/venue');
  const scrollbar = await page.evaluate(
    () => window.innerWidth - document.documentElement.clientWidth,
  );
  expect(scrollbar).toBeGreaterThan(0);
  const button = page.getByRole('main').getByRole('button').last();
  await button.scrollIntoViewIfNeeded();
  const places = () =>
    page.evaluate(() =>
      ['header a', 'header summary'].map((selector) =>
        Array.from(document.querySelectorAll(selector), (element) => {
          const { x, y, width } = element.getBoundingClientRect();
          return [x, y, width].map(Math.round);
        }),
      ),
    );
  const before = await places();

  await button.click();
  await expect(page.getByRole('dialog')).toBeVisible();

  expect(await places()).toEqual(before);
});
