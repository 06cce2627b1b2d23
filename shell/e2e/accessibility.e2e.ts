import type { Page } from '@playwright/test';
import { faults } from './parts/faults';
import {
  adminPages,
  authorAndReviewerPages,
  editionPages,
  editionSections,
  formPages,
  linkPages,
  paymentPages,
  publicPages,
} from './parts/pages';
import { expect, test } from './parts/test';

async function visitAll(page: Page, paths: string[]) {
  for (const path of paths) {
    await page.goto(path);
    expect({ path, faults: await faults(page) }).toEqual({ path, faults: [] });
  }
}

const settings = [
  { width: 320, colorScheme: 'dark' },
  { width: 768, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const;

for (const { width, colorScheme } of settings) {
  test.describe(`at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme });

    test('the pages for reading are accessible', ({ page }) => visitAll(page, publicPages));

    test('the pages with forms are accessible', async ({ page }) => {
      await visitAll(page, [...paymentPages, ...formPages]);

      await page.goto('/register');
      await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
      await expect(page.getByText('First name is required').first()).toBeVisible();
      expect(await faults(page)).toEqual([]);
    });

    test('the pages of authors, reviewers and admins are accessible', async ({ page, plenary }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await plenary.enterAs('admin');
      await page.setViewportSize({ width, height: 900 });
      const sections = width === 320 ? editionSections : [];
      await visitAll(page, [
        ...[...authorAndReviewerPages, ...adminPages, ...editionPages],
        ...sections,
      ]);
    });
  });
}

test('the pages that emailed links open are accessible', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 780 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await visitAll(page, linkPages);
});

test('the open menu of a phone is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/');
  await page.getByLabel('Menu').click();
  await expect(page.getByRole('navigation', { name: 'Main, small screen' })).toBeVisible();
  expect(await faults(page)).toEqual([]);
});
