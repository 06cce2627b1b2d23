import type { Page } from '@playwright/test';
import { open } from './parts/open';
import { enter, expect, test } from './parts/test';

const message = (page: Page) => page.getByRole('main').getByRole('textbox', { name: 'Message' });

/** All that the site's databases hold in this browser. */
function stored(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const found = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const answered = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(new Error(name, { cause: request.error }));
        });
      const database = await answered(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        found.push(await answered(database.transaction(store).objectStore(store).getAll()));
      }
      database.close();
    }
    return JSON.stringify(found.flat());
  });
}

test('unsent input outlives its tab, and is deleted in every tab at logout @core', async ({
  page,
  context,
  plenary,
}) => {
  // Another session than that of other tests: the logout ends it.
  await enter(page, plenary.credentials('author'));
  await open(page, '/contact');
  await message(page).fill('Is there a crèche?');
  await expect.poll(() => stored(page)).toContain('Is there a crèche?');
  const other = await context.newPage();
  await page.close();

  await open(other, '/contact');
  await expect(message(other)).toHaveValue('Is there a crèche?');
  const third = await context.newPage();
  await open(third, '/contact');
  await expect(message(third)).toHaveValue('Is there a crèche?');

  await other.getByRole('button', { name: 'Logout' }).first().click();
  await expect(other).toHaveURL('/login');
  await expect.poll(() => stored(other)).toBe('[]');
  await expect(third.getByRole('button', { name: 'Logout' })).toHaveCount(0);
  await open(third, '/contact');
  await expect(message(third)).toHaveValue('');
  expect(await stored(third)).toBe('[]');
});

test('a message that was sent is not restored', async ({ page, context, plenary }) => {
  await plenary.enterAs('author');
  await open(page, '/contact');
  const main = page.getByRole('main');
  await main.getByLabel('Subject').fill('Crèche (sample)');
  await main.getByLabel('Category').selectOption({ index: 1 });
  await message(page).fill('Is there a crèche?');
  await expect.poll(() => stored(page)).toContain('Is there a crèche?');

  await main.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => stored(page)).not.toContain('crèche');
  const other = await context.newPage();
  await open(other, '/contact');
  await expect(main.getByLabel('Email')).not.toHaveValue('');
  await expect(message(other)).toHaveValue('');
});

test('a registration is restored until it is recorded', async ({ page, context, plenary }) => {
  const person = { email: plenary.newAddress(), password: 'a long enough phrase' };
  const names = { firstName: 'Ama', lastName: 'Sample', institution: 'University (sample)' };
  await page.request.post('/api/v1/auth/register', { data: { ...person, ...names } });
  await enter(page, person);
  await open(page, '/register-conference-form');
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: 'Professional' }).check();
  await main.getByRole('radio', { name: /^Virtual, presentation only/ }).check();
  await main.getByLabel('Title').selectOption('Dr');
  await main.getByLabel('Position').fill('Lecturer (sample)');
  await main.getByLabel('Country').selectOption({ label: 'Ghana' });
  await main.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(main.getByText('Issued when you complete registration')).toBeVisible();
  await expect.poll(() => stored(page)).toContain('Lecturer (sample)');

  const other = await context.newPage();
  await open(other, '/register-conference-form');
  const restored = other.getByRole('main');
  await expect(restored.getByLabel('Position')).toHaveValue('Lecturer (sample)');
  await expect(restored.getByRole('radio', { name: /^Virtual, presentation only/ })).toBeChecked();

  await main.getByRole('button', { name: 'Complete registration' }).click();
  await expect(page).toHaveURL(/\/payment-success/);
  await expect.poll(() => stored(page)).not.toContain('Lecturer (sample)');
});

test('input without a login stays in its tab', async ({ page, context }) => {
  await open(page, '/contact');
  await message(page).fill('Is there a crèche?');
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('crèche');
  await page.reload();
  await expect(message(page)).toHaveValue('Is there a crèche?');

  expect(await stored(page)).toBe('[]');
  const other = await context.newPage();
  await open(other, '/contact');
  await expect(message(other)).toHaveValue('');
});
