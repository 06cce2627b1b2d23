import type { APIRequestContext, Page } from '@playwright/test';
import { PaystackSimulator } from '../../services/test/paystack-simulator';
import { StripeSimulator } from '../../services/test/stripe-simulator';
import { makeRegistration } from './parts/admin';
import { faults } from './parts/faults';
import { organiser } from './parts/organiser';
import { type Product, removeFolder, signIn, startProduct } from './parts/product';
import { onScreens } from './parts/screens';
import { fillAttendeeForm } from './parts/registration';
import { expect, mailIn, test } from './parts/test';

// Payment pages of the shared product would reach all other tests.
test.describe.configure({ mode: 'serial' });
let product: Product;
let stripe: StripeSimulator;
let paystack: PaystackSimulator;
test.beforeAll(async () => {
  test.setTimeout(420_000);
  stripe = await new StripeSimulator().listen();
  paystack = await new PaystackSimulator().listen();
  product = await startProduct({
    env: {
      STRIPE_SECRET_KEY: stripe.keys.secretKey,
      STRIPE_WEBHOOK_SECRET: stripe.keys.webhookSecret,
      STRIPE_API_URL: stripe.url,
      PAYSTACK_SECRET_KEY: paystack.keys.secretKey,
      PAYSTACK_API_URL: paystack.url,
    },
  });
  stripe.eventsUrl = `${product.url}/api/v1/payments/gateways/stripe/events`;
  paystack.eventsUrl = `${product.url}/api/v1/payments/gateways/paystack/events`;
});
test.afterAll(async () => {
  await product.stop();
  removeFolder(product.dataDir);
  await stripe.stop();
  await paystack.stop();
});
// Playwright asks for the address before the first hook, too.
// oxlint-disable-next-line no-empty-pattern -- Playwright reads the names out of the pattern.
test.use({ baseURL: ({}, use) => use((product as Product | undefined)?.url) });

/** Runs in the page. How far its parts moved since it was opened. */
function layoutShift(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
      resolve(shifts.reduce((sum, { value }) => sum + value, 0));
    }).observe({ type: 'layout-shift', buffered: true });
    // A page without any reports nothing.
    setTimeout(() => resolve(0), 500);
  });
}

async function readInvoicing(request: APIRequestContext, token: string): Promise<object> {
  const headers = { authorization: `Bearer ${token}` };
  const read = async (path: string) =>
    (await (await request.get(`/api/v1/admin/editions${path}`, { headers })).json()) as unknown;
  const { items } = (await read('')) as { items: { id: string }[] };
  const edition = await read(`/${items[0]?.id}`);
  return (edition as { document: { invoicing: object } }).document.invoicing;
}

test('a payer pays by card on a phone, after a declined try', async ({ page, plenary }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const email = plenary.newAddress();
  await fillAttendeeForm(page, email);
  await page.getByRole('radio', { name: 'Professional' }).check();
  await page.getByRole('button', { name: 'Continue to payment' }).first().click();
  await page.getByRole('button', { name: 'Complete registration' }).click();
  await page.getByRole('link', { name: 'Pay now' }).click();
  expect(await faults(page)).toEqual([]);

  await page.getByRole('button', { name: /^Pay USD.250\.00 by card/ }).click();
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('alert')).toContainText('Declined');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/payment-failed\?ref=C25/);
  await expect(page.getByText('There were insufficient funds.')).toBeVisible();
  await expect(page.getByText('The card has expired')).toBeVisible();
  expect(await faults(page)).toEqual([]);

  await page.getByRole('button', { name: 'Retry Payment' }).click();
  await page.getByRole('button', { name: /^Pay USD.250\.00 by card/ }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page).toHaveURL(/\/payment-success\?ref=C25/);
  await expect(page.getByText('Your payment is confirmed.')).toBeVisible();
  await expect(page.getByText('Card (Stripe)')).toBeVisible();
  expect(await faults(page)).toEqual([]);
  expect(stripe.visits).toHaveLength(1);
  const mail = await mailIn(product.mailbox, email, /Payment confirmed/);
  expect(mail.text).toContain(stripe.visit.transactionId);
  expect(plenary.complaints).toEqual([]);
});

for (const [width, colorScheme] of onScreens([
  [768, 'dark'],
  [1440, 'light'],
])) {
  test(`a payer leaves the page of a slow provider, and pays later, by keyboard at ${width} px, ${colorScheme}`, async ({
    page,
    plenary,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    const person = { academicCategory: 'professional', price: 250 };
    const ref = await makeRegistration(page.request, plenary.newAddress(), '/api/v1', person);
    const press = async (name: string | RegExp) => {
      await page.getByRole('button', { name }).focus();
      await page.keyboard.press('Enter');
    };
    const byCard = /^Pay USD.250\.00 by card/;

    await test.step('the page is still when the ways to pay are shown', async () => {
      await page.goto(`/payment-processing?ref=${ref}`);
      await expect(page.getByRole('heading', { name: 'Pay for your registration' })).toBeVisible();
      await expect(page.getByRole('button', { name: byCard })).toBeVisible();
      expect(await page.evaluate(layoutShift)).toBeLessThan(0.01);
      expect(await faults(page)).toEqual([]);
    });

    await test.step('a provider that does not answer charges nothing', async () => {
      stripe.failsWith = 503;
      await press(byCard);
      await expect(page.getByText(/Nothing was charged/)).toBeVisible();
      expect(await faults(page)).toEqual([]);
      stripe.failsWith = undefined;
    });

    await test.step('the payer sees that the page opens, and cancels there', async () => {
      stripe.slowness = 1500;
      await press(byCard);
      await expect(page.getByRole('button', { name: 'Opening Stripe...' })).toBeDisabled();
      await expect(page).toHaveURL(/\/pay\//);
      stripe.slowness = 0;
      await press('Cancel');
      await expect(page.getByText('Payment failed or was cancelled.')).toBeVisible();
      for (const text of ['Wrong card details', 'The card has expired', 'Contact your bank']) {
        await expect(page.getByText(text)).toBeVisible();
      }
      expect(await faults(page)).toEqual([]);
    });

    await test.step('the payer waits for the confirmation, and has the receipt', async () => {
      await press('Retry Payment');
      await expect(page.getByText(/^You opened a payment page before/)).toBeVisible();
      await press(byCard);
      await expect(page).toHaveURL(/\/pay\//);
      stripe.losesEvents = true;
      stripe.slowness = 1500;
      await press('Pay');
      await expect(page.getByText(/^Waiting for Stripe to confirm/)).toBeVisible();
      await expect(page.getByText('Your payment is confirmed.')).toBeVisible();
      await expect(page.getByText('Card (Stripe)')).toBeVisible();
      [stripe.losesEvents, stripe.slowness] = [false, 0];
      expect(await faults(page)).toEqual([]);
      const download = page.waitForEvent('download');
      await press('Download receipt (PDF)');
      expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
    });
  });
}

test('a student pays by mobile money in local currency, whose event is lost', async ({
  page,
  plenary,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const { token } = (await (
    await request.post('/api/v1/auth/login', { data: signIn(product.dataDir, 'admin') })
  ).json()) as { token: string };
  const localRates = [{ currency: 'NGN', rate: 1600, day: '2025-10-01' }];
  const invoicing = { ...(await readInvoicing(request, token)), localRates };
  await organiser(request, token).save({ invoicing });
  paystack.losesEvents = true;

  const email = plenary.newAddress();
  await fillAttendeeForm(page, email);
  await page.getByRole('button', { name: 'Continue to payment' }).first().click();
  await page.getByRole('button', { name: 'Complete registration' }).click();
  await page.getByRole('link', { name: 'Pay now' }).click();
  await expect(page.getByText(/NGN.1,600 for USD 1 \(rate of 1 Oct 2025\)/)).toBeVisible();
  await page.getByRole('button', { name: /NGN.80,000\.00 by card or mobile money/ }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page).toHaveURL(/\/payment-success\?ref=C25/);
  await expect(page.getByText(/Upload your proof of student status: we confirm/)).toBeVisible();
  expect(await faults(page)).toEqual([]);
  expect((await mailIn(product.mailbox, email, /payment has arrived/)).text).toContain('proof');
});

async function enterAsAdmin(page: Page): Promise<void> {
  const data = signIn(product.dataDir, 'admin');
  const answer = await page.request.post('/api/v1/auth/login', { data });
  const { token } = (await answer.json()) as { token: string };
  await page.goto('/robots.txt');
  await page.evaluate((value) => localStorage.setItem('token', value), token);
}

/** A professional's registration, by card, without the pages. @returns its reference */
async function paidByCard(request: APIRequestContext, email: string): Promise<string> {
  const professional = { academicCategory: 'professional', price: 250 };
  const reference = await makeRegistration(request, email, '/api/v1', professional);
  const path = `/api/v1/payments/by-reference?ref=${reference}`;
  const { data } = (await (await request.get(path)).json()) as { data: { id: string } };
  const page = await request.post(`/api/v1/payments/${data.id}/online`, {
    data: { gateway: 'stripe' },
  });
  expect(page.status()).toBe(200);
  await stripe.pay();
  return reference;
}

test('finance refunds a card payment, which the provider sends back', async ({
  page,
  plenary,
  request,
}) => {
  const email = plenary.newAddress();
  const reference = await paidByCard(request, email);
  await enterAsAdmin(page);
  await page.goto(`/admin/payments?q=${reference}&way=stripe`);
  await page.getByRole('link', { name: 'Ama Sample' }).click();
  await page.getByRole('button', { name: 'Prepare refund' }).click();
  const dialog = page.getByRole('dialog', { name: 'Prepare a refund?' });
  await expect(dialog.getByRole('radio', { name: /Back to the card/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'Prepare refund' }).click();
  await expect.poll(() => stripe.refunds.at(-1)?.transactionId).toBe(stripe.visit.transactionId);
  await page.goto(`/admin/payments/refunds?q=${reference}`);
  await expect(page.getByText('Paid', { exact: true }).last()).toBeVisible();
  expect(await faults(page)).toEqual([]);
  const mail = await mailIn(product.mailbox, email, /refund/i);
  expect(mail.text).toContain('250.00');
});

test('finance books a refund that was made at the provider’s own site', async ({
  page,
  plenary,
  request,
}) => {
  test.setTimeout(120_000);
  const reference = await paidByCard(request, plenary.newAddress());
  const { transactionId, minor } = stripe.visit;
  const made = { id: 're_own_site', transactionId, minor, note: '', status: 'succeeded' as const };
  stripe.refunds.push(made);
  expect(await stripe.send(stripe.refundEvent(made))).toBe(200);

  await enterAsAdmin(page);
  await page.goto('/admin/dashboard');
  await page.getByRole('link', { name: /Report of a payment provider to check/ }).click();
  await expect(page).toHaveURL(/\/admin\/payments\/checks\?status=open/);
  await expect(page.getByText('USD 250.00').first()).toBeVisible();
  expect(await faults(page)).toEqual([]);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/admin/payments/checks');
    await page.getByRole('link', { name: 'Refund made at the provider' }).first().click();
    await expect(page.getByText(reference).last()).toBeVisible();
    expect(await faults(page)).toEqual([]);
  }
  await page.getByRole('button', { name: 'Book refund' }).click();
  const dialog = page.getByRole('dialog', { name: 'Book this refund?' });
  await dialog.getByLabel(/^Text for the payer/).fill('You told us that you cannot come.');
  expect(await faults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Book refund' }).click();
  await expect(page.getByText('Refund booked').last()).toBeVisible();
});
