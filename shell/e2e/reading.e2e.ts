import type { Page } from '@playwright/test';
import { answers, open } from './parts/open';
import { expect, test } from './parts/test';

/** Scripts of the product that the page evaluates, not those that it only fetches. */
const evaluated = (page: Page) => page.locator('script[src^="/shell/"], script[src^="/remotes/"]');
const logout = (page: Page) => page.getByRole('button', { name: 'Logout' }).first();

/** Keeps the product's code away until the returned function is called. */
async function holdProduct(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/shell/**/main.*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('a page that is read fetches the product’s code when idle, and evaluates none of it @core', async ({
  page,
  plenary,
}) => {
  const fetched = page.waitForRequest(/\/shell\/.*\/main\..*\.js$/);
  await open(page, '/call-for-papers');
  await fetched;
  await page.getByRole('link', { name: 'Venue' }).first().click();
  await expect(page).toHaveURL('/venue');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page
    .getByRole('button', { name: /^Enlarge/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();

  await expect(evaluated(page)).toHaveCount(0);
  expect(plenary.complaints).toEqual([]);
});

test('readers who save data fetch none of it', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await open(page, '/venue');
  await page.getByRole('link', { name: 'Contact' }).first().hover();
  await page.waitForLoadState('networkidle');

  const fetched = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  expect(fetched.filter((path) => /^\/(shell|remotes|contact)/.test(path))).toEqual([]);
});

test('the first use of a form starts the product, which repeats earlier presses', async ({
  page,
}) => {
  const release = await holdProduct(page);
  await open(page, '/login');
  const password = page.getByLabel('Password', { exact: true });
  await expect(evaluated(page)).toHaveCount(0);

  await password.fill('a long enough phrase');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(evaluated(page).first()).toBeAttached();
  await expect(password).toHaveAttribute('type', 'password');
  release();

  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('a long enough phrase');
});

test('the registration form waits for its use, unless places are few', async ({ page }) => {
  const answered = page.waitForResponse('**/api/v1/registration/places');
  await open(page, '/register-conference-form');
  await (await answered).finished();
  await expect(evaluated(page)).toHaveCount(0);
  await page.getByRole('radio', { name: 'Student' }).check();
  await expect(page.getByRole('heading', { name: /^Proof/ })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Student' })).toBeChecked();

  await page.route('**/api/v1/registration/places', (route) =>
    route.fulfill({
      json: { packages: [{ id: 'physical_presentation_only', state: 'sold-out', left: null }] },
    }),
  );
  await open(page, '/register-conference-form');
  await expect(page.getByText(/^Sold out/)).toBeVisible();
});

test('an empty form is checked in the words of the product', async ({ page }) => {
  await open(page, '/contact');

  await page.getByRole('button', { name: 'Send' }).click();

  await expect(page.getByRole('main').getByText('required').first()).toBeVisible();
  await expect(page).toHaveURL('/contact');
});

test('a form is sent without the product when its code does not come', async ({ page }) => {
  await page.clock.install();
  await page.route('**/shell/**/main.*.js', (route) => route.abort());
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await page.goto('/contact');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Message' }).fill('Is there a crèche?');
  await main.getByRole('button', { name: 'Send' }).click();

  await page.clock.fastForward(11_000);

  expect((await sent).isNavigationRequest()).toBe(true);
});

test('a login in another tab hydrates the page that is read', async ({
  page,
  context,
  plenary,
}) => {
  await open(page, '/');
  const other = await context.newPage();
  await other.goto('/robots.txt');
  await other.evaluate((token) => localStorage.setItem('token', token), plenary.token('author'));

  await expect(logout(page)).toBeVisible();
});

test('a draft brings its form to life', async ({ page }) => {
  await open(page, '/contact');
  const message = page.getByRole('main').getByRole('textbox', { name: 'Message' });
  await message.fill('Is there a crèche?');
  await expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage).some((key) => /^draft/.test(key))))
    .toBe(true);

  await page.reload();
  await answers(page);

  await expect(message).toHaveValue('Is there a crèche?');
});

test('a link that hands input on waits for the code that does it', async ({ page }) => {
  const release = await holdProduct(page);
  await open(page, '/login');
  await page.getByLabel('Email').fill('ama@example.org');
  await page.getByRole('link', { name: 'Reset it here' }).click();
  await expect(page).toHaveURL('/login');
  release();
  await expect(page).toHaveURL('/forgot-password');
  await expect(page.getByLabel('Email')).toHaveValue('ama@example.org');
});
