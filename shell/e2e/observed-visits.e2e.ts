import type { Page, Request } from '@playwright/test';
import { drawMeasurement } from './parts/measured';
import { expect, test } from './parts/test';

interface Measurement {
  share: number;
  frontEnds: { frontEnd: string; version: string; lcp?: number; cls?: number }[];
}

const to = (path: string) => (request: Request) => request.url().endsWith(`/api/v1${path}`);

test.beforeEach(({ page }) => drawMeasurement(page));

/** Waits until the library has seen the largest paint: it observes before this function does. */
async function isMeasured(page: Page): Promise<void> {
  await page.waitForFunction(() => '__PLENARY_VITALS__' in window);
  await page.evaluate(() =>
    new Promise((seen) => {
      const options = { type: 'largest-contentful-paint', buffered: true };
      new PerformanceObserver(seen).observe(options);
    }).then(() => undefined),
  );
}

/** Hides the page, as another tab does. @returns what it sends about the visit */
async function hide(page: Page): Promise<{ body: Measurement; request: Request }> {
  const sent = page.waitForRequest(to('/front-end-measurements'));
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const request = await sent;
  return { body: request.postDataJSON() as Measurement, request };
}

test('a visit that is read counts the shell and the remote of its page, with web vitals', async ({
  page,
  plenary,
}) => {
  await page.goto('/');
  await isMeasured(page);

  const { body, request } = await hide(page);

  expect(body.share).toBe(1);
  expect(body.frontEnds.map(({ frontEnd }) => frontEnd)).toEqual(['shell', 'mfe_public']);
  for (const { version, lcp, cls } of body.frontEnds) {
    expect(version).toMatch(/^\d+\.\d+\.\d+-[\da-f]{8}$/);
    expect(lcp).toBeGreaterThan(0);
    expect(cls).toBeGreaterThanOrEqual(0);
  }
  expect(request.headers()).not.toHaveProperty('cookie');
  expect(request.headers()).not.toHaveProperty('authorization');
  expect((await request.response())?.status()).toBe(200);
  expect(plenary.complaints).toEqual([]);
});

test('a visit counts each remote that it loads, as one load', async ({ page, plenary }) => {
  await plenary.enterAs('admin');
  await page.goto('/admin/dashboard');
  await isMeasured(page);
  await page.getByRole('link', { name: 'Audit log' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();

  const { body } = await hide(page);

  const [shell, admin, ...others] = body.frontEnds;
  expect([shell?.frontEnd, admin?.frontEnd]).toEqual(['shell', 'mfe_admin']);
  expect(admin?.lcp).toBeGreaterThan(0);
  expect(others).toEqual([]);
});

test('a visit that ends is counted', async ({ page, plenary }) => {
  const samples = async () => {
    const answer = await page.request.get('/api/v1/admin/front-ends', {
      headers: { authorization: `Bearer ${plenary.token('admin')}` },
    });
    const { frontEnds } = (await answer.json()) as {
      frontEnds: { name: string; versions: { lcp: { samples: number } | null }[] }[];
    };
    return frontEnds.find(({ name }) => name === 'shell')?.versions[0]?.lcp?.samples ?? 0;
  };
  const before = await samples();
  await page.goto('/');
  await isMeasured(page);

  await page.goto('about:blank');

  await expect.poll(samples).toBeGreaterThan(before);
});

test('the scripts that observe are checked, and fetched after the page', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await isMeasured(page);

  const checked = await page
    .locator('script[src$="/observed.js"], script[src$="/vitals.js"]')
    .evaluateAll((found) => found.map((each) => (each as HTMLScriptElement).integrity));
  expect(checked).toHaveLength(2);
  for (const integrity of checked) expect(integrity).toMatch(/^sha384-[A-Za-z0-9+/]{64}$/);
  const style = asked.findIndex((path) => path.endsWith('.woff2'));
  expect(asked.findIndex((path) => path.endsWith('/observed.js'))).toBeGreaterThan(style);
});

test('an error that nothing caught is reported with its place, without values', async ({
  page,
}) => {
  await page.goto('/');
  await isMeasured(page);
  const reported = page.waitForRequest(to('/front-end-failures'));
  await page.evaluate(() => {
    const { scripts = '' } =
      document.querySelector<HTMLElement>('script[data-scripts]')?.dataset ?? {};
    const address = new URL(scripts.split('|')[0] ?? '', window.location.href).href;
    const error = new TypeError('Cannot read "Ada Sample" of undefined');
    error.stack = `TypeError: ${error.message}\n    at a (${address}:1:42)`;
    window.dispatchEvent(new ErrorEvent('error', { error }));
  });

  const request = await reported;
  expect(request.postDataJSON()).toMatchObject({
    remote: 'shell',
    path: '*',
    reason: 'thrown',
    error: 'TypeError',
    at: [expect.stringMatching(/^[\w.-]+\.js:1:42$/)],
  });
  expect((await request.response())?.status()).toBe(202);
});
