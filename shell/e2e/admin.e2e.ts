import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { makeAccount, makeRegistration } from './parts/admin';
import { faults } from './parts/faults';
import { Keyboard } from './parts/keyboard';
import { settled } from './parts/open';
import { WIDTHS } from './parts/screens';
import { expect, test } from './parts/test';

/** Chooses a section in the side menu, or in the panel that takes its place on narrow screens. */
async function goTo(page: Page, section: string, isNarrow: boolean) {
  const keyboard = new Keyboard(page);
  if (isNarrow) await keyboard.press(page.getByRole('button', { name: 'Menu' }));
  const menu = page.getByRole('navigation', { name: 'Sections' });
  const link = menu.getByRole('link', { name: section, exact: true });
  const href = await link.getAttribute('href');
  await keyboard.press(link);
  // The page before has a focused heading and a search as well.
  await page.waitForURL(({ pathname }) => pathname === href);
  await settled(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

/** Searches for a word, and steps from the search to the row that is left. */
async function findRow(page: Page, words: string, name: string) {
  await new Keyboard(page).write(page.getByRole('searchbox'), words);
  await expect(page).toHaveURL(/q=/);
  const row = page.getByRole('link', { name, exact: true });
  await expect(page.locator('[data-row]')).toHaveCount(1);
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(row).toBeFocused();
}

for (const width of WIDTHS) {
  test.describe(`by keyboard only at ${width} px`, () => {
    // Each state is checked by axe, which takes seconds on a busy machine.
    test.describe.configure({ timeout: 120_000 });
    const isNarrow = width < 900;
    const viewport = { width, height: 780 };

    test('an admin changes the role of a user', async ({ page, plenary, request }) => {
      const keyboard = new Keyboard(page);
      const email = plenary.newAddress();
      const name = await makeAccount(request, email);
      await plenary.enterAs('admin');
      await page.setViewportSize(viewport);

      await test.step('reads the dashboard', async () => {
        await page.goto('/admin');
        await expect(page).toHaveURL('/admin/dashboard');
        await expect(page.getByText('Total Users')).toBeVisible();
        await expect(page.getByRole('contentinfo')).toHaveCount(0);
        expect(await faults(page)).toEqual([]);
      });

      await test.step('finds a person, gives a role, and goes back to the list', async () => {
        await goTo(page, 'Users', isNarrow);
        await findRow(page, email, name);
        expect(await faults(page)).toEqual([]);
        await page.keyboard.press('Enter');
        await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
        expect(await faults(page)).toEqual([]);

        await keyboard.reach(page.getByLabel('New role'));
        await page.keyboard.type('Reviewer');
        await keyboard.press(page.getByRole('button', { name: 'Save role' }));
        const question = page.getByRole('dialog');
        await expect(question).toBeVisible();
        expect(await faults(page)).toEqual([]);
        await keyboard.press(question.getByRole('button', { name: 'Save role' }));
        await expect(page.getByText(`${name} is now a reviewer.`)).toBeVisible();

        await page.goBack();
        await expect(page.getByRole('searchbox')).toHaveValue(email);
        await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
      });

      await test.step('reads in the audit who gave the role', async () => {
        await goTo(page, 'Audit log', isNarrow);
        expect(await faults(page)).toEqual([]);
        const entry = page.getByRole('link', { name: 'User role changed' }).first();
        await keyboard.press(entry);
        const drawer = page.getByRole('dialog', { name: 'User role changed' });
        await expect(drawer).toBeFocused();
        await expect(drawer.getByText('Reviewer', { exact: true })).toBeVisible();
        expect(await faults(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(entry).toBeFocused();
      });
      expect(plenary.complaints).toEqual([]);
    });

    test('an admin looks up a registration and its mail', async ({ page, plenary, request }) => {
      const keyboard = new Keyboard(page);
      const email = plenary.newAddress();
      const reference = await makeRegistration(request, email);
      await plenary.enterAs('admin');
      await page.setViewportSize(viewport);
      await page.goto('/admin');

      await test.step('opens a registration and closes it', async () => {
        await goTo(page, 'Registered', isNarrow);
        await findRow(page, reference, 'Ama Sample');
        await page.keyboard.press('Enter');
        const drawer = page.getByRole('dialog', { name: 'Ama Sample' });
        await expect(drawer).toBeFocused();
        await expect(drawer.getByLabel('Bank transaction ID')).toBeVisible();
        expect(await faults(page)).toEqual([]);

        await page.keyboard.press('Escape');
        await expect(drawer).toBeHidden();
        await expect(page.getByRole('link', { name: 'Ama Sample', exact: true })).toBeFocused();
      });

      await test.step('takes the list away as a file', async () => {
        await keyboard.press(page.getByRole('button', { name: 'Export' }));
        expect(await faults(page)).toEqual([]);
        const download = page.waitForEvent('download');
        await keyboard.press(page.getByRole('button', { name: /^CSV/ }));
        const file = readFileSync(await (await download).path(), 'utf8');
        expect(file.trim().split('\n')).toHaveLength(2);
        expect(file).toContain(reference);
      });

      await test.step('looks a mail up', async () => {
        await goTo(page, 'Emails', isNarrow);
        await keyboard.write(page.getByRole('searchbox'), email);
        await expect(page).toHaveURL(/q=/);
        await expect(page.locator('[data-row]').first()).toHaveText(email);
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        await expect(page.getByRole('dialog', { name: email })).toBeFocused();
        expect(await faults(page)).toEqual([]);
        await page.keyboard.press('Escape');
      });
      expect(plenary.complaints).toEqual([]);
    });
  });
}

test('the layout has its specified measures', async ({ page, plenary }) => {
  await plenary.enterAs('admin');
  const heightOf = async () => (await page.getByRole('banner').boundingBox())?.height;
  const side = page.getByRole('complementary', { name: 'Admin Panel' });
  const measures: [width: number, bar: number, isWide: boolean][] = [
    [599, 56, false],
    [600, 64, false],
    [899, 64, false],
    [900, 64, true],
  ];
  await page.goto('/admin/users');
  for (const [width, bar, isWide] of measures) {
    await page.setViewportSize({ width, height: 800 });
    await expect(side).toBeVisible({ visible: isWide });
    await expect.poll(heightOf).toBe(bar);
    if (isWide) expect((await side.boundingBox())?.width).toBe(240);
  }

  await page.setViewportSize({ width: 899, height: 800 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Sections' })).toBeVisible();
  await page.setViewportSize({ width: 900, height: 800 });
  await expect(page.locator('#admin-menu')).toHaveCount(0);
});

test('a menu opened before the page is there stays open', async ({ page, plenary }) => {
  await plenary.enterAs('admin');
  await page.setViewportSize({ width: 360, height: 780 });
  let arrive = () => {};
  const isOpened = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/remotes\/mfe_admin\//, async (route) => {
    await isOpened;
    await route.continue();
  });
  await page.goto('/admin');
  const menu = page.getByRole('button', { name: 'Menu' });
  const sections = page.getByRole('navigation', { name: 'Sections' });
  await new Keyboard(page).press(menu);
  await expect(sections).toBeVisible();
  arrive();

  await expect(page.getByText('Total Users')).toBeVisible();
  await settled(page);
  await expect(menu).toBeFocused();
  await expect(sections).toBeVisible();
});

test('of two admins on one account the second gets a conflict and keeps the choice', async ({
  page,
  browser,
  plenary,
  request,
}) => {
  const email = plenary.newAddress();
  const name = await makeAccount(request, email);
  await plenary.enterAs('admin');
  await page.goto(`/admin/users?q=${email}`);
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByLabel('New role').selectOption('Reviewer');

  const other = await browser.newContext({ storageState: await page.context().storageState() });
  const colleague = await other.newPage();
  await colleague.goto(page.url());
  await colleague.getByRole('button', { name: 'Disable', exact: true }).click();
  await colleague.getByRole('button', { name: 'Disable account' }).click();
  await expect(colleague.getByText(`${name} can no longer log in.`)).toBeVisible();
  await other.close();

  await page.getByRole('button', { name: 'Save role' }).click();
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: 'Save role' }).click();
  await expect(question.getByText('Access: Enabled → Disabled')).toBeVisible();
  await question.getByRole('button', { name: 'Save role' }).click();
  await expect(page.getByText(`${name} is now a reviewer.`)).toBeVisible();
});
