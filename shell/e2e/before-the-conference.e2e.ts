import type { APIRequestContext, Page } from '@playwright/test';
import { logInAs, makeOrganiser, makeRegistration } from './parts/admin';
import { faults } from './parts/faults';
import { Keyboard } from './parts/keyboard';
import { organiser } from './parts/organiser';
import { callsOf } from './parts/papers';
import { type Product, removeFolder, type Role, signIn, startProduct } from './parts/product';
import { expect, mailsIn, test } from './parts/test';

// Letters and the check-in permission end with the conference: this product has one that is still to come.
let product: Product;
test.beforeAll(async () => {
  test.setTimeout(420_000);
  product = await startProduct();
});
test.afterAll(async () => {
  await product.stop();
  removeFolder(product.dataDir);
});
// Playwright asks for the address before the first hook, too.
// oxlint-disable-next-line no-empty-pattern -- Playwright reads the names out of the pattern.
test.use({ baseURL: ({}, use) => use((product as Product | undefined)?.url) });

const NUMBER = 'G4711001';
const PHONE = { width: 360, height: 740 };
const DESK = { width: 1440, height: 900 };

const tokenOf = (request: APIRequestContext, role: Role) =>
  logInAs(request, signIn(product.dataDir, role));

async function keepToken(page: Page, token: string): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate((value) => localStorage.setItem('token', value), token);
}

interface Edition {
  id: string;
  document: { year: number; dates: object; schedule: object };
}

/** Letters are open, and the conference is in two years. @returns the token of an owner */
async function moveConference(request: APIRequestContext): Promise<string> {
  const admin = await tokenOf(request, 'admin');
  const call = callsOf(request, admin);
  const { items } = (await call('GET', '/admin/editions')) as unknown as { items: Edition[] };
  const edition = (await call('GET', `/admin/editions/${items[0]?.id}`)) as unknown as Edition;
  const { year, dates, schedule } = edition.document;
  const next = new Date().getUTCFullYear() + 2;
  const moved = (part: object) =>
    JSON.parse(JSON.stringify(part).replaceAll(`"${year}-`, `"${next}-`)) as object;
  await organiser(request, admin).save({
    ...{ year: next, dates: moved(dates), schedule: moved(schedule) },
    visaLetters: { open: true, paymentFirst: false, hint: '', contact: '' },
  });
  return admin;
}

/** A registered author. @returns the token of an officer */
async function prepare(request: APIRequestContext, officer: string): Promise<string> {
  const admin = await moveConference(request);
  const { email } = signIn(product.dataDir, 'author');
  await callsOf(request, await tokenOf(request, 'author'))(
    'POST',
    '/payments/manual-registration',
    {
      data: {
        ...{ registrationType: 'participant', academicCategory: 'student', price: 50, email },
        ...{ registrationPackage: 'virtual_presentation_only', title: 'Dr', firstName: 'Ama' },
        ...{ lastName: 'Sample', organization: 'University (sample)', country: 'Ghana' },
        position: 'Doctoral researcher',
      },
    },
  );
  return makeOrganiser(request, admin, officer, 'visa-officer');
}

test('a person requests an invitation letter by keyboard on a phone, and an officer issues it', async ({
  page,
  plenary,
  request,
}) => {
  const officer = await prepare(request, plenary.newAddress());
  const keyboard = new Keyboard(page);
  const main = page.getByRole('main');
  const year = new Date().getUTCFullYear() + 2;

  await test.step('the form says why it asks, and sends nothing that is wrong', async () => {
    await page.setViewportSize(PHONE);
    await keepToken(page, await tokenOf(request, 'author'));
    await page.goto('/visa-letter');
    await expect(main.getByText('How we handle your passport data')).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await keyboard.write(main.getByLabel('Full name as in the passport'), 'AMA SAMPLE');
    await main.getByLabel('Nationality').selectOption('Ghana');
    await keyboard.write(main.getByLabel('Passport number'), NUMBER);
    for (const [label, day] of [
      ['Date of birth', '1990-05-01'],
      ['Issued on', '2024-01-15'],
      ['Expires on', '2024-01-14'],
      ['First day of your stay', ''],
      ['Last day of your stay', ''],
    ] as const)
      await main.getByLabel(label).fill(day);
    await keyboard.write(main.getByLabel('Embassy or consulate'), 'Embassy in Accra');
    await keyboard.write(main.getByLabel('Home address'), 'A street 1, Accra');
    await keyboard.press(main.getByRole('button', { name: 'Send request' }));
    await expect(main.getByText(/^Must be after/).first()).toBeVisible();
    expect(await faults(page)).toEqual([]);
  });

  await test.step('the request is sent, and nothing of it stays in the browser', async () => {
    await main.getByLabel('Expires on').fill(`${year + 5}-01-14`);
    const stay = await page.evaluate(async () => {
      const { dates } = (await (await fetch('/api/v1/edition')).json()) as {
        dates: { key: string; day: string }[];
      };
      return dates
        .filter(({ key }) => key.startsWith('forum-'))
        .map(({ day }) => day)
        .sort();
    });
    await main.getByLabel('First day of your stay').fill(stay[0]!);
    await main.getByLabel('Last day of your stay').fill(stay.at(-1)!);
    await keyboard.press(main.getByRole('button', { name: 'Send request' }));
    await expect(main.getByText('Requested', { exact: true }).first()).toBeVisible();
    expect(await faults(page)).toEqual([]);
    expect(await kept(page)).not.toContain(NUMBER);
  });

  await test.step('an officer sees the passport data, asks, and issues', async () => {
    await page.setViewportSize(DESK);
    await keepToken(page, officer);
    await page.goto('/admin/visa-letters');
    expect(await faults(page)).toEqual([]);
    await keyboard.press(main.getByRole('link', { name: /Ama Sample/ }));
    await expect(main.getByText('No one has seen the passport data yet.')).toBeVisible();
    await expect(main.getByText(NUMBER)).toHaveCount(0);
    await keyboard.press(main.getByRole('button', { name: 'Show passport data' }));
    await expect(main.getByText(NUMBER)).toBeVisible();
    await expect(main.getByText('No one has seen the passport data yet.')).toHaveCount(0);
    expect(await faults(page)).toEqual([]);
    await keyboard.press(main.getByRole('button', { name: 'Issue letter' }));
    const dialog = page.getByRole('dialog', { name: /^Issue the letter for/ });
    await dialog.getByRole('button', { name: 'Issue letter' }).press('Enter');
    await expect(main.getByText('Issued', { exact: true }).first()).toBeVisible();
  });

  await test.step('the person downloads the letter, which anyone can verify', async () => {
    await page.setViewportSize(PHONE);
    await keepToken(page, await tokenOf(request, 'author'));
    await page.goto('/visa-letter');
    const download = page.waitForEvent('download');
    await keyboard.press(main.getByRole('button', { name: 'Download letter' }));
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
    expect(await faults(page)).toEqual([]);
    await keyboard.press(main.getByRole('link', { name: 'Verification page' }));
    await expect(page.getByText('Valid', { exact: true })).toBeVisible();
    await expect(page.getByText(NUMBER)).toHaveCount(0);
    const { email } = signIn(product.dataDir, 'author');
    const emails = await mailsIn(product.mailbox, email, /letter/i);
    expect(emails.length).toBeGreaterThan(1);
    expect(JSON.stringify(emails)).not.toContain(NUMBER);
  });

  await test.step('the person destroys the passport data', async () => {
    await page.goto('/visa-letter');
    await keyboard.press(main.getByRole('button', { name: 'Destroy my passport data' }));
    const dialog = page.getByRole('dialog', { name: 'Destroy your passport data?' });
    await dialog.getByRole('button', { name: 'Destroy my passport data' }).press('Enter');
    await expect(main.getByText('The passport data has been destroyed.').first()).toBeVisible();
    expect(await faults(page)).toEqual([]);
  });
});

/** Everything that the browser keeps for the site. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const stores: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(new Error(name));
      });
      for (const store of database.objectStoreNames) {
        const reading = database.transaction(store).objectStore(store).getAll();
        stores.push(
          await new Promise((resolve) => {
            reading.onsuccess = () => resolve(reading.result);
          }),
        );
      }
      database.close();
    }
    return JSON.stringify(stores);
  });

test('a helper with the check-in permission marks arrivals, and opens nothing else', async ({
  page,
  plenary,
  request,
}) => {
  const owner = await moveConference(request);
  const lastName = `Door ${Date.now()}`;
  const registration = {
    ...{ registrationPackage: 'physical_presentation_only', academicCategory: 'professional' },
    ...{ price: 250, firstName: 'Esi', lastName },
  };
  await makeRegistration(request, plenary.newAddress(), '/api/v1', registration);
  const helper = await makeOrganiser(request, owner, plenary.newAddress(), 'check-in');

  await page.setViewportSize(PHONE);
  await keepToken(page, helper);
  await page.goto('/admin');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Check-in', level: 1 })).toBeVisible();
  await main.getByRole('searchbox').fill(lastName);
  const row = main.getByRole('listitem').filter({ hasText: `Esi ${lastName}` });
  await row.getByRole('button', { name: /^Mark as arrived/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as arrived anyway' }).click();
  await expect(row.getByText(/^Arrived at/)).toBeVisible();
  expect(await faults(page)).toEqual([]);

  await page.getByRole('button', { name: /menu/i }).first().click();
  const sections = page.getByRole('link', { name: 'Check-in', exact: true });
  await expect(sections).toBeVisible();
  await expect(page.getByRole('link', { name: 'Registered', exact: true })).toHaveCount(0);
  await page.goto('/admin/payments');
  await expect(page.getByText(/You do not have permission to access this area/)).toBeVisible();
});
