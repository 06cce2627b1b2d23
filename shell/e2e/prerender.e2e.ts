import { answers, answersAgain, open, readAs, readings } from './parts/open';
import { expect, test } from './parts/test';

const prerendered = ['/', '/conference-register', '/login'];

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

  for (const reading of readings)
    test(`${path} answers in place, ${reading}, without spinner, layout shift or console error${path === '/' ? ' @core' : ''}`, async ({
      page,
      plenary,
    }) => {
      const isForm = path === '/login';
      if (!isForm) await readAs(page, reading);
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
      await open(page, path);
      if (isForm && reading === 'hydrated') {
        await page.getByLabel('Email', { exact: true }).focus();
        await answersAgain(page);
      }
      // The menu closes on Escape only by script.
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

  test(`${path} is painted before the product's code is asked for`, async ({ page }) => {
    await open(page, path);

    const times = () =>
      page.evaluate(() => {
        const [paint] = performance.getEntriesByName('first-contentful-paint');
        const scripts = performance
          .getEntriesByType('resource')
          .filter(({ name }) => /^\/(shell|remotes)\/.*\.js$/.test(new URL(name).pathname));
        return {
          painted: paint?.startTime ?? Infinity,
          asked: scripts.map(({ startTime }) => startTime),
        };
      });
    // A page that is read fetches it when the link is idle, some only that of the shell.
    await expect.poll(async () => (await times()).asked.length).toBeGreaterThan(0);
    const { painted, asked } = await times();
    expect(Math.min(...asked)).toBeGreaterThan(painted);
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

test('the scroll position survives hydration', async ({ page }) => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/(shell|remotes)\/.*\.js$/, async (route) => {
    await arrived;
    await route.continue();
  });
  await readAs(page, 'hydrated');
  await page.goto('/call-for-papers', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.evaluate(() => window.scrollTo(0, 600));
  arrive();
  await answers(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(600);
});

test('a page that is loaded begins at its top, and going back finds the place', async ({
  page,
}) => {
  await open(page, '/call-for-papers');
  await page.evaluate(() => window.scrollTo(0, 600));
  await open(page, '/call-for-posters');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await answers(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(600);
});

test('an unknown address answers 404 with ways on', async ({ page }) => {
  const response = await page.goto('/no/such/page');

  expect(response?.status()).toBe(404);
  expect(await response?.text()).toContain('<title>Page not found · ');
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
});

test('/register-conference has moved for good', async ({ page, request }) => {
  const answer = await request.get('/register-conference', { maxRedirects: 0 });
  expect(answer.status()).toBe(301);

  await page.goto('/register-conference');
  await expect(page).toHaveURL('/conference-register');
});

test('a stale token keeps public pages open', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('token', 'long.dead.token'));

  await page.goto('/conference-register');

  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  await expect(page).toHaveURL('/conference-register');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('input before hydration is sent with the rest of the form', async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/shell/**/main.*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/login', { waitUntil: 'domcontentloaded' });
  const main = page.getByRole('main');
  await main.getByLabel('Email', { exact: true }).fill('nobody@plenary.example');
  await main.getByLabel('Password', { exact: true }).fill('a long enough phrase');
  // Before hydration: the address holds no input, and the press is kept.
  await main.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/login');
  await expect(main.locator('form')).toHaveAttribute('data-pressed');

  answer();
  await expect(main.getByRole('alert')).toHaveText('Invalid email or password');
  await expect(main.getByLabel('Email', { exact: true })).toHaveValue('nobody@plenary.example');
});
