import { expect, test } from './parts/test';

const prerendered = ['/', '/conference-register'];

for (const path of prerendered) {
  test.describe(`${path} as it is delivered`, () => {
    test.use({ javaScriptEnabled: false });

    test('is readable, menus included, without script', async ({ page }) => {
      await page.goto(path);

      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await page.getByText('About', { exact: true }).first().click();
      await expect(page.getByRole('link', { name: 'Who Are We' })).toBeVisible();
    });
  });

  test(`${path} is taken over in place, without spinner, shift or complaint`, async ({
    page,
    plenary,
  }) => {
    await page.addInitScript(() => {
      const seen = { spinners: 0, shift: 0, heading: null as Element | null };
      Object.assign(window, { seen });
      document.addEventListener('DOMContentLoaded', () => {
        seen.heading = document.querySelector('h1');
        new MutationObserver(() => {
          seen.spinners += document.querySelectorAll('main [role="status"]').length;
        }).observe(document.body, { childList: true, subtree: true });
      });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          seen.shift += (entry as PerformanceEntry & { value: number }).value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    // The menu closes on Escape only once script has taken the page over.
    await page.getByText('About', { exact: true }).first().click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Who Are We' })).toBeHidden();

    const seen = await page.evaluate(() => {
      const { heading, ...rest } = (
        window as unknown as { seen: { spinners: number; shift: number; heading: Element } }
      ).seen;
      return { ...rest, isSameHeading: heading === document.querySelector('h1') };
    });
    expect(seen.isSameHeading).toBe(true);
    expect(seen.spinners).toBe(0);
    expect(seen.shift).toBeLessThan(0.01);
    expect(plenary.complaints).toEqual([]);
  });

  test(`${path} runs no script and no style that it does not know`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
    const refused = page.waitForEvent('console', (message) =>
      /Content Security Policy/.test(message.text()),
    );

    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.wasRun = true';
      document.body.append(script);
    });

    await refused;
    expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
  });
}

test('an unknown address answers 404 with ways on', async ({ page }) => {
  const response = await page.goto('/no/such/page');

  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
});

test('/register-conference has moved for good', async ({ page, request }) => {
  const answer = await request.get('/register-conference', { maxRedirects: 0 });
  expect(answer.status()).toBe(301);

  await page.goto('/register-conference');
  await expect(page).toHaveURL('/conference-register');
});

test('a stale token drives nobody off a public page', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('token', 'long.dead.token'));

  await page.goto('/conference-register');

  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  await expect(page).toHaveURL('/conference-register');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
