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
  portions,
  publicPages,
} from './parts/pages';
import { ALL_SCREENS } from './parts/screens';
import { expect, test } from './parts/test';

interface Look {
  width: number;
  colorScheme: 'light' | 'dark';
}

const LOOKS: Look[] = [
  { width: 320, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
  ...(ALL_SCREENS ? [{ width: 768, colorScheme: 'dark' } as const] : []),
];

async function show(page: Page, { width, colorScheme }: Look) {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme });
}

/** Loads each page once, in turns at another look, and shows it at the others. */
async function visitAll(page: Page, paths: string[], looks = LOOKS) {
  for (const [at, path] of paths.entries()) {
    const first = at % looks.length;
    const inTurn = [...looks.slice(first), ...looks.slice(0, first)];
    if (inTurn[0]) await show(page, inTurn[0]);
    await page.goto(path);
    for (const look of inTurn) {
      await show(page, look);
      expect({ path, look, faults: await faults(page) }).toEqual({ path, look, faults: [] });
    }
  }
}

const ofOrganisers: [name: string, paths: string[], looks?: Look[]][] = [
  ['authors, reviewers and the edition', [...authorAndReviewerPages, ...editionPages]],
  ...portions(adminPages).map((paths): [string, string[]] => [
    `organisers from ${paths[0]} on`,
    paths,
  ]),
  ['all settings', editionSections, LOOKS.slice(0, 1)],
];

test.describe('narrow and wide, dark and light', () => {
  test.describe.configure({ timeout: 300_000 });

  test('the pages for reading are accessible', ({ page }) => visitAll(page, publicPages));

  test('the pages with forms are accessible', ({ page }) =>
    visitAll(page, [...paymentPages, ...formPages]));

  for (const [name, paths, looks] of ofOrganisers) {
    test(`the pages of ${name} are accessible`, async ({ page, plenary }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await plenary.enterAs('admin');
      await visitAll(page, paths, looks);
    });
  }

  test('the errors of a form are accessible', async ({ page }) => {
    await page.goto('/register');
    await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
    await expect(page.getByText('First name is required').first()).toBeVisible();
    for (const look of LOOKS) {
      await show(page, look);
      expect({ look, faults: await faults(page) }).toEqual({ look, faults: [] });
    }
  });
});

test('the pages that emailed links open are accessible', async ({ page }) => {
  await visitAll(page, linkPages, LOOKS.slice(0, 1));
});

test('the open menu of a phone is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/');
  await page.getByLabel('Menu').click();
  await expect(page.getByRole('navigation', { name: 'Main, small screen' })).toBeVisible();
  expect(await faults(page)).toEqual([]);
});
