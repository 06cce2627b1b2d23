import type { Browser, Page } from '@playwright/test';
import { makeAccount, makeRegistration } from './parts/admin';
import { faults } from './parts/faults';
import { type Product, removeFolder, signIn, startWithMovedClock } from './parts/product';
import { expect, mailIn, test } from './parts/test';

const password = 'a long enough phrase';
const second = { email: 'second.admin@example.org', password };
const payer = 'payer@example.org';
const other = { bank: 'Sparkasse', iban: 'DE89 3704 0044 0532 0130 00' };

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(420_000);
  product = await startWithMovedClock();
});
test.afterAll(async () => {
  await product.stop();
  removeFolder(product.dataDir);
});

const first = () => signIn(product.dataDir, 'admin');
const api = (path: string) => `${product.url}/api/v1${path}`;
const mailTo = (address: string, subject: RegExp) => mailIn(product.mailbox, address, subject);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function logIn(page: Page, data: { email: string; password: string }) {
  const response = await page.request.post(api('/auth/login'), { data });
  const { token } = (await response.json()) as { token: string };
  await page.goto(`${product.url}/robots.txt`);
  await page.evaluate((value) => localStorage.setItem('token', value), token);
  return { authorization: `Bearer ${token}` };
}

/** A page of an administrator who is logged in, on a narrow phone or a wide screen. */
async function desk(browser: Browser, width: number, person: { email: string; password: string }) {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  await logIn(page, person);
  return page;
}

async function makeSecondAdmin(page: Page) {
  const headers = await logIn(page, first());
  await makeAccount(page.request, second.email, api(''));
  const found = await page.request.get(api(`/admin/users?q=${second.email}`), { headers });
  const { items } = (await found.json()) as { items: { id: string; version: number }[] };
  const data = { role: 'admin', version: items[0]?.version };
  const changed = await page.request.patch(api(`/admin/users/${items[0]?.id}`), { headers, data });
  expect(changed.status()).toBe(200);
}

/** What payers are told to pay to. */
async function shownBank(page: Page) {
  const response = await page.request.get(api('/edition'));
  return ((await response.json()) as { bank: { iban: string } }).bank.iban;
}

async function request(page: Page) {
  await page.goto(`${product.url}/admin/edition/bank`);
  await button(page, 'Change bank details').click();
  const dialog = page.getByRole('dialog', { name: 'Change bank details' });
  await dialog.getByLabel('Bank', { exact: true }).fill(other.bank);
  await dialog.getByLabel('IBAN or account number').fill(other.iban);
  await dialog.getByLabel('Your password', { exact: true }).fill('not this one');
  await dialog.getByRole('button', { name: 'Request change' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await dialog.getByLabel('Your password', { exact: true }).fill(first().password);
  await dialog.getByRole('button', { name: 'Request change' }).click();
  await expect(page.getByText(/^The change is requested\./)).toBeVisible();
  await expect(page.getByText(/^A change of the bank details awaits confirmation\./)).toBeVisible();
  expect(await faults(page)).toEqual([]);
}

test('bank details change with two administrators and a delay, or are cancelled', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const before = await shownBank(page);
  const reference = await makeRegistration(page.request, payer, api(''));
  await makeSecondAdmin(page);
  // The second one may confirm after a week as an administrator.
  product.signal('SIGUSR2');
  const one = await desk(browser, 360, first());
  const two = await desk(browser, 1440, second);

  await test.step('one requests it with the password; all administrators get an email', async () => {
    await request(one);
    for (const { email } of [first(), second]) {
      const { text } = await mailTo(email, /a change of bank details was requested/);
      expect(text).toContain(other.iban);
    }
  });

  await test.step('the same one cannot confirm it; the other cancels it', async () => {
    await one.getByRole('link', { name: 'View change' }).click();
    await expect(one.getByText('Another administrator must confirm this change.')).toBeVisible();
    await expect(button(one, 'Confirm change')).toBeHidden();
    expect(await faults(one)).toEqual([]);
    await two.goto(`${product.url}/admin/edition/bank-changes`);
    await expect(button(two, 'Confirm change')).toBeVisible();
    await button(two, 'Cancel change').click();
    await expect(two.getByText(/^The change is cancelled\./)).toBeVisible();
    expect(await faults(two)).toEqual([]);
    await mailTo(first().email, /change of bank details .* was cancelled/);
  });

  await test.step('another request is confirmed, and waits for the delay', async () => {
    await request(one);
    await two.reload();
    await button(two, 'Confirm change').click();
    const dialog = two.getByRole('dialog', { name: 'Confirm other bank details?' });
    await expect(dialog.getByRole('row', { name: /^IBAN/ })).toContainText(other.iban);
    await dialog.getByLabel('Your password', { exact: true }).fill(second.password);
    expect(await faults(two)).toEqual([]);
    await dialog.getByRole('button', { name: 'Confirm change' }).click();
    await expect(two.getByText(/^The change is confirmed\./)).toBeVisible();
    expect(await faults(two)).toEqual([]);
    await mailTo(first().email, /other bank details .* take effect soon/);
    expect(await shownBank(page)).toBe(before);
  });

  await test.step('after the delay payers see it, and those who still pay get an email', async () => {
    product.signal('SIGUSR2');
    await expect.poll(() => shownBank(page)).toBe(other.iban);
    const { text } = await mailTo(payer, /^New bank details for your payment/);
    expect(text).toContain(other.iban);
    expect(text).toContain(reference);
    await mailTo(second.email, /^The bank details of .* changed/);
    await logIn(one, first());
    await one.goto(`${product.url}/admin/edition/bank-changes`);
    await expect(one.getByRole('article').first()).toContainText('In effect');
    await expect(one.getByRole('article').last()).toContainText('Cancelled');
    expect(await faults(one)).toEqual([]);
  });

  await Promise.all([one.close(), two.close()]);
});
