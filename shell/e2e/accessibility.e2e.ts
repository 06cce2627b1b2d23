import type { Page } from '@playwright/test';
import { faults } from './parts/faults';
import { expect, test } from './parts/test';

const forReading = [
  '/',
  '/call-for-papers',
  '/call-for-posters',
  '/meet-committee',
  '/join-committee',
  '/venue',
  '/contact',
  '/who-are-we',
  '/schedule',
  '/privacy',
  '/terms',
  '/refunds',
  '/no/such/page',
];
const forms = ['/login', '/register', '/forgot-password', '/register-conference-form'];
const money = [
  '/conference-register',
  '/payment-processing',
  '/payment-success',
  '/payment-failed',
];
const own = ['/submit', '/submitted', '/reviewers', '/reviewers/profile'];
const admin = [
  '/admin/dashboard',
  '/admin/users',
  '/admin/papers',
  '/admin/papers/release',
  '/admin/papers/proposal',
  '/admin/papers/reviewers',
  '/admin/payments',
  '/admin/payments/unmatched',
  '/admin/messages',
  '/admin/mail',
  '/admin/audit',
];

async function visitAll(page: Page, paths: string[]) {
  for (const path of paths) {
    await page.goto(path);
    expect({ path, faults: await faults(page) }).toEqual({ path, faults: [] });
  }
}

for (const width of [320, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('the pages for reading are accessible', ({ page }) => visitAll(page, forReading));

    test('the pages with forms are accessible', async ({ page }) => {
      await visitAll(page, [...money, ...forms]);

      await page.goto('/register');
      await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
      await expect(page.getByText('First name is required').first()).toBeVisible();
      expect(await faults(page)).toEqual([]);
    });

    test('the pages of authors, reviewers and admins are accessible', async ({ page, plenary }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await plenary.enterAs('admin');
      await page.setViewportSize({ width, height: 900 });
      await visitAll(page, [...own, ...admin]);
    });
  });
}

test('the open menu of a phone is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/');
  await page.getByLabel('Menu').click();
  await expect(page.getByRole('navigation', { name: 'Main, small screen' })).toBeVisible();
  expect(await faults(page)).toEqual([]);
});
