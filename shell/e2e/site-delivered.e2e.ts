import type { Page } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { open } from './parts/open';
import { delivered, publicPages } from './parts/pages';
import { expect, test } from './parts/test';

const forReading = [
  ...publicPages.filter((path) => path !== '/no/such/page'),
  '/conference-register',
];
const others = ['/contact/sent', '/login', '/no/such/page'];

test('every delivered page is valid HTML @core', async ({ request }) => {
  const validator = new HtmlValidate(
    new StaticConfigLoader([], { extends: ['html-validate:standard'] }),
  );
  for (const path of [...forReading, ...others]) {
    const html = await (await request.get(path)).text();
    const { results } = await validator.validateString(html);
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect({ path, faults }).toEqual({ path, faults: [] });
  }
  // The check finds invalid HTML.
  const { valid } = await validator.validateString('<p><div>no</div></p>');
  expect(valid).toBe(false);
});

test('the sitemap names the pages for reading', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const path of forReading.slice(1)) expect(sitemap).toContain(`${path}</loc>`);
});

test('the legal texts load only with their pages', async ({ page, request }) => {
  const rule = 'A registration is for one person and cannot be transferred.';
  for (const path of ['/', '/contact', '/login', '/no/such/page']) {
    expect(await delivered(request, path)).not.toContain(rule);
  }
  expect((await delivered(request, '/privacy')).split(rule)).toHaveLength(2);
  expect((await delivered(request, '/terms')).split(rule)).toHaveLength(3);

  await open(page, '/contact');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeFocused();
  await expect(page.getByText(rule)).toBeVisible();
});

/** Elements of the page without size, or invisible. */
const unseen = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements
      .filter((element) => {
        const isShown = element.checkVisibility({
          opacityProperty: true,
          visibilityProperty: true,
        });
        return !isShown;
      })
      .map((element) => element.textContent),
  );

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of forReading) {
    test(`${path} is whole`, async ({ page }) => {
      await page.goto(path);

      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Loading...')).toHaveCount(0);
      // Except the label of the map's button, which script removes.
      const words = 'main :is(h1, h2, h3, p, dd, td, li):not(button + p)';
      expect(await unseen(page, words)).toEqual([]);
      for (const name of ['Calls', 'About']) {
        await page.getByText(name, { exact: true }).first().click();
      }
      await expect(page.getByRole('link', { name: 'Call for Posters' }).first()).toBeVisible();
    });
  }

  test('the content of tabs is listed, each under its heading', async ({ page }) => {
    await page.goto('/meet-committee');

    for (const name of ['Conference Chair', 'Organizing Committee', 'Scientific Committee']) {
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    }
    await expect(page.getByRole('tab')).toHaveCount(0);
  });
});

test.describe('in print', () => {
  test('content that scrolling reveals and every tab are printed', async ({ page }) => {
    await open(page, '/');
    await expect(page.locator('[data-reveal="hidden"]').first()).toBeAttached();
    // On the screen it waits to be scrolled to.
    expect(await unseen(page, '[data-reveal="hidden"] p')).not.toEqual([]);

    await page.emulateMedia({ media: 'print' });

    expect(await unseen(page, 'main p:not([data-print="none"], [data-print="none"] p)')).toEqual(
      [],
    );
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
  });

  test('the fees and the dates are black on white, the templates with their addresses', async ({
    page,
  }) => {
    await page.goto('/call-for-papers');
    await page.emulateMedia({ media: 'print' });

    await expect(page.getByRole('cell', { name: 'USD 250' }).first()).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Submit a paper' })).toBeHidden();
    const address = await page
      .getByRole('link', { name: 'Word template' })
      .evaluate((link) => getComputedStyle(link, '::after').content);
    expect(address).toContain('paper-template.docx');
  });
});
