import type { Page } from '@playwright/test';
import { logInAs } from './parts/admin';
import { faults } from './parts/faults';
import { open } from './parts/open';
import { organiser } from './parts/organiser';
import { delivered } from './parts/pages';
import { type Product, removeFolder, signIn, startProduct } from './parts/product';
import { fillPerson } from './parts/registration';
import { expect, mailIn, test } from './parts/test';

// Shares of the shared product's edition would reach all other tests.
test.describe.configure({ mode: 'serial' });
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

const EMAIL = 'band@example.org';
const LINE = 'Country band: lower middle income, 50% of the fee';

/** Presses the focused control once it is the one with the name. */
async function pressByKeyboard(page: Page, name: string): Promise<void> {
  const control = page.getByRole('button', { name, exact: true });
  await control.focus();
  await expect(control).toBeFocused();
  await page.keyboard.press('Enter');
}

test('a registrant pays the share of a country, which finance checks and refuses', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(180_000);
  const token = await logInAs(request, signIn(product.dataDir, 'admin'));
  const desk = await browser.newPage({
    baseURL: product.url,
    viewport: { width: 1440, height: 900 },
  });
  await desk.goto('/robots.txt');
  await desk.evaluate((value) => localStorage.setItem('token', value), token);

  await test.step('an organiser turns the shares on and reads the prices of each group', async () => {
    await open(desk, '/admin/edition/fee-bands');
    await desk.getByRole('checkbox', { name: 'Let the fee depend on the country' }).check();
    const share = desk.getByLabel('Share for lower-middle-income countries');
    await share.fill('50');
    await desk.getByLabel('Share for low-income countries').fill('25');
    const preview = desk.getByRole('region', { name: 'Prices by income group' });
    await expect(preview.getByText('25 / 125').first()).toBeVisible();
    expect(await faults(desk)).toEqual([]);
    await organiser(request, token).save({
      feeBands: {
        ...{ open: true, unclassified: 'high', check: 'finance' },
        shares: { low: 25, lowerMiddle: 50, upperMiddle: 100, high: 100 },
      },
    });
  });

  await test.step('a visitor reads the shares without code, and the prices of a country', async () => {
    await expect(async () => {
      const html = await delivered(request, '/conference-register');
      expect(html).toContain('lower middle income: 50%');
      expect(html).toContain('</small>250</span>');
    }).toPass({ timeout: 30_000 });
    await page.setViewportSize({ width: 360, height: 780 });
    await open(page, '/conference-register');
    await page.getByLabel(/^Country/).selectOption('Ghana');
    const prices = page.getByRole('table', { name: /^Fees for Ghana: lower middle income/ });
    await expect(prices.getByText('USD 125').first()).toBeVisible();
    expect(await faults(page)).toEqual([]);
  });

  await test.step('the form and the order show the reduced price before registering', async () => {
    await open(page, '/register-conference-form');
    await page.getByRole('radio', { name: 'Professional' }).check();
    await page.getByRole('radio', { name: /^Virtual, presentation only/ }).check();
    await fillPerson(page);
    await page.getByLabel('Email', { exact: true }).fill(EMAIL);
    await expect(page.getByText('USD 125').first()).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await pressByKeyboard(page, 'Continue to payment');
    await expect(page.getByText(LINE, { exact: true })).toBeVisible();
    await expect(page.getByText('USD 125.00').first()).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await pressByKeyboard(page, 'Complete registration');
    await expect(page).toHaveURL(/\/payment-success\?ref=C25/);
    await expect(page.getByText(/^Your fee is reduced for Ghana\./)).toBeVisible();
    await open(page, '/payment-processing');
    await expect(page.getByRole('heading', { name: 'Proof of your country' })).toBeVisible();
    expect(await faults(page)).toEqual([]);
  });

  await test.step('finance finds the country to check and refuses it by keyboard', async () => {
    await open(desk, '/admin/payments?needs=country');
    await expect(desk.getByText('Country to check', { exact: true }).first()).toBeVisible();
    expect(await faults(desk)).toEqual([]);
    await desk.getByRole('table').getByRole('rowheader').getByRole('link').first().focus();
    await desk.keyboard.press('Enter');
    await expect(desk.getByText(/^The fee is reduced for Ghana\./)).toBeVisible();
    expect(await faults(desk)).toEqual([]);
    await pressByKeyboard(desk, 'Refuse country');
    await desk.getByLabel('Reason for the person').fill('The institution is in Germany.');
    await desk.getByRole('dialog').last().getByRole('button', { name: 'Refuse country' }).click();
    await expect(desk.getByText('USD 250.00', { exact: true }).first()).toBeVisible();
  });

  await test.step('the person is emailed the whole fee and reads it on the page', async () => {
    const { text } = await mailIn(product.mailbox, EMAIL, /^Your country and your fee/);
    expect(text).toContain('The institution is in Germany.');
    expect(text).toContain('USD 250');
    await open(page, '/payment-processing');
    await expect(page.getByText(/^We could not confirm the country Ghana/)).toBeVisible();
    await expect(page.getByText('USD 250.00').first()).toBeVisible();
    expect(await faults(page)).toEqual([]);
  });
  await desk.close();
});
