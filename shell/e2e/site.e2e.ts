import type { Locator, Page } from '@playwright/test';
import { faults } from './parts/faults';
import { open, readAs, readings } from './parts/open';
import { onScreens } from './parts/screens';
import { expect, test } from './parts/test';

/** A logged-in account with an unverified address. */
async function enterUnverified(page: Page, email: string) {
  const answer = await page.request.post('/api/v1/auth/register', {
    data: {
      email,
      firstName: 'Sample',
      lastName: 'Reader',
      institution: 'University (sample)',
      password: 'correct horse battery',
    },
  });
  const { token } = (await answer.json()) as { token: string };
  await page.goto('/privacy');
  await page.evaluate((value) => localStorage.setItem('token', value), token);
}

async function chooseEach(tabs: Locator, seen: () => Promise<void>) {
  for (const tab of await tabs.getByRole('tab').all()) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await seen();
  }
}

const wideMenu = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true });

/** A finger that moves from one place to another, halfway down the screen. */
async function swipe(page: Page, from: number, to: number) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: 390 }],
    });
  await touch('touchStart', from);
  await touch('touchMove', (from + to) / 2);
  await touch('touchMove', to);
  await touch('touchEnd');
}

async function isLargeEnough(target: Locator) {
  const box = await target.boundingBox();
  expect(box?.height, await target.innerText()).toBeGreaterThanOrEqual(44);
}

for (const reading of readings) {
  test.describe(`a page ${reading}`, () => {
    test.beforeEach(({ page }) => readAs(page, reading));

    test.describe('the header', () => {
      test('is 64 px high on every screen, and stays in sight', async ({ page }) => {
        for (const width of [320, 899, 900, 1440]) {
          await page.setViewportSize({ width, height: 640 });
          await open(page, '/schedule');
          await page.evaluate(() => window.scrollTo(0, 400));
          const box = await page.getByRole('banner').boundingBox();
          expect(box).toMatchObject({ y: 0, height: 64 });
        }
      });

      test('a menu opens by keyboard, closes on Escape, and gives the focus back', async ({
        page,
      }) => {
        await open(page, '/');
        const about = wideMenu(page).locator('summary', { hasText: 'About' });
        await about.focus();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('link', { name: 'Meet our Committees' })).toBeVisible();
        expect(await faults(page)).toEqual([]);

        await page.keyboard.press('Escape');

        await expect(page.getByRole('link', { name: 'Meet our Committees' })).toBeHidden();
        await expect(about).toBeFocused();
      });

      test('one menu closes when another opens, and after a choice', async ({ page }) => {
        await open(page, '/');
        const menu = wideMenu(page);
        await menu.locator('summary', { hasText: 'About' }).click();
        await menu.locator('summary', { hasText: 'Calls' }).click();
        await expect(page.getByRole('link', { name: 'Who Are We' })).toBeHidden();

        await menu.getByRole('link', { name: 'Call for Posters' }).click();

        await expect(page).toHaveURL('/call-for-posters');
        await expect(menu.getByRole('link', { name: 'Call for Papers' })).toBeHidden();
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      });

      test('on a phone the menu leads everywhere and closes on a choice', async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 640 });
        await open(page, '/');
        await page.getByLabel('Menu').click();
        const menu = page.getByRole('navigation', { name: 'Main, small screen' });
        await menu.getByText('About', { exact: true }).click();
        expect(await faults(page)).toEqual([]);

        await menu.getByRole('link', { name: 'Who Are We' }).click();

        await expect(page).toHaveURL('/who-are-we');
        await expect(menu).toBeHidden();
      });
    });

    for (const width of onScreens([320, 1440])) {
      test(`every tab is accessible at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        for (const [path, first] of [
          ['/', 'Speakers'],
          ['/meet-committee', 'Conference Chair'],
        ] as const) {
          await open(page, path);
          const tabs = page.getByRole('tablist');
          await expect(tabs.getByRole('tab', { name: first })).toHaveAttribute(
            'aria-selected',
            'true',
          );
          await chooseEach(tabs, async () => {
            await expect(page.getByRole('tabpanel')).toHaveCount(1);
            expect(await faults(page)).toEqual([]);
          });
        }
      });

      test(`the gallery opens large, goes round and closes at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await open(page, '/venue');
        const last = page.getByRole('button', { name: /^Enlarge/ }).nth(5);
        await last.click();
        const box = page.getByRole('dialog', { name: 'Pictures of the venue' });
        await expect(box.getByRole('status')).toContainText('6 of 6');
        const shown = box.locator('img:visible');
        await expect
          .poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth))
          .toBe(400);
        expect(await faults(page)).toEqual([]);

        await page.keyboard.press('ArrowRight');
        await expect(box.getByRole('status')).toContainText('1 of 6');
        await box.getByRole('button', { name: 'Previous picture' }).click();
        await expect(box.getByRole('status')).toContainText('6 of 6');
        for (let stops = 0; stops < 5; stops += 1) await page.keyboard.press('Tab');
        expect(await box.evaluate((element) => element.contains(document.activeElement))).toBe(
          true,
        );
        await page.keyboard.press('Escape');

        await expect(box).toBeHidden();
        await expect(last).toBeFocused();
      });
    }

    test.describe('with a finger', () => {
      test.use({ hasTouch: true, viewport: { width: 360, height: 780 } });

      test('a swipe turns the picture, and targets are large enough', async ({ page }) => {
        await open(page, '/venue');
        await page
          .getByRole('button', { name: /^Enlarge/ })
          .first()
          .tap();
        const box = page.getByRole('dialog', { name: 'Pictures of the venue' });
        await expect(box.getByRole('status')).toContainText('1 of 6');
        await swipe(page, 300, 80);
        await expect(box.getByRole('status')).toContainText('2 of 6');

        for (const button of await box.getByRole('button').all()) await isLargeEnough(button);
        await box.getByRole('button', { name: 'Close' }).tap();
        for (const link of await page.getByRole('contentinfo').locator('li a').all()) {
          await isLargeEnough(link);
        }
      });
    });

    for (const [path, fade] of [
      ['/', '1s'],
      ['/who-are-we', '0.5s'],
    ] as const) {
      test(`${path} reveals its parts once, over 1000 ms, and fades them in over ${fade}`, async ({
        page,
      }) => {
        await page.setViewportSize({ width: 1440, height: 640 });
        await open(page, path);
        const part = page.locator('[data-reveal]').last();
        await expect(part).toHaveAttribute('data-reveal', 'hidden');
        await expect(part).toHaveCSS('opacity', '0');
        await part.evaluate((element) => element.scrollIntoView());

        await expect(part).toHaveAttribute('data-reveal', 'shown');
        await expect(part).toHaveCSS('transition-duration', `${fade}, 1s`);
        await expect(part).toHaveCSS('opacity', '1');

        await page.evaluate(() => window.scrollTo(0, 0));
        await expect(part).not.toBeInViewport();
        await expect(part).toHaveAttribute('data-reveal', 'shown');
      });
    }

    test('reduced motion shows everything at once', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 640 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, '/');
      const part = page.locator('[data-reveal="hidden"]').last();
      await expect(part).toHaveCSS('opacity', '1');
      await expect(part).toHaveCSS('transform', 'none');
    });

    test('the map of another site loads only after a press', async ({ page }) => {
      const asked: string[] = [];
      await page.route(
        (url) => url.hostname !== 'localhost',
        (route) => {
          asked.push(route.request().url());
          return route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' });
        },
      );
      await open(page, '/venue');
      const map = page.getByRole('main').getByRole('button', { name: 'Show the map' });
      await expect(
        page.getByRole('main').getByRole('link', { name: /^Open the map/ }),
      ).toBeVisible();
      expect(asked).toEqual([]);

      await map.click();

      await expect(page.getByTitle('Map of the venue')).toBeVisible();
      await expect.poll(() => asked.length).toBe(1);
    });

    test('a link to a part of another page leads to the part, also before its code is here', async ({
      page,
    }) => {
      await open(page, '/');
      await page.getByRole('link', { name: 'student, presentation only' }).click();
      const fees = page.getByRole('region', { name: 'Fees' });
      await expect(fees).toBeInViewport();
      await expect(fees).toBeFocused();
      await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
    });
  });
}

test.describe('the ways on from the home page', () => {
  test('signed out', async ({ page }) => {
    await open(page, '/');
    await expect(page.getByRole('link', { name: 'Verify Now' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'GET TICKETS' })).toHaveAttribute(
      'href',
      '/conference-register',
    );
    const join = page.getByRole('main').getByRole('link', { name: 'Join us' });
    await expect(join).toHaveAttribute('href', '/register');

    await page.getByRole('link', { name: 'SUBMIT PAPER' }).click();

    await expect(page).toHaveURL('/login');
  });

  test('signed in and not verified: a banner, and the way to verify', async ({ page, plenary }) => {
    await enterUnverified(page, plenary.newAddress());
    await open(page, '/');
    await expect(
      page.getByText(
        'Your email is not verified. Some features may be limited until you verify your email address.',
      ),
    ).toBeVisible();
    const join = page.getByRole('main').getByRole('link', { name: 'Join us' });
    await expect(join).toHaveAttribute('href', '/submit');
    expect(await faults(page)).toEqual([]);

    await page.getByRole('link', { name: 'Verify Now' }).click();

    await expect(page).toHaveURL('/verify-email');
  });

  test('signed in and verified', async ({ page, plenary }) => {
    await plenary.enterAs('author');
    await open(page, '/');
    await expect(page.getByRole('link', { name: 'Verify Now' })).toHaveCount(0);

    await page.getByRole('link', { name: 'SUBMIT PAPER' }).click();

    await expect(page).toHaveURL('/submit');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
