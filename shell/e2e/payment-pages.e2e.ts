import type { APIRequestContext } from '@playwright/test';
import { PaystackSimulator } from '../../services/test/paystack-simulator';
import { StripeSimulator } from '../../services/test/stripe-simulator';
import { faults } from './parts/faults';
import { organiser } from './parts/organiser';
import { type Product, removeFolder, signIn, startProduct } from './parts/product';
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
// eslint-disable-next-line no-empty-pattern -- Playwright reads the names out of the pattern.
test.use({ baseURL: ({}, use) => use((product as Product | undefined)?.url) });

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
  await page.getByRole('link', { name: 'View bank instructions' }).click();
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
  await page.getByRole('link', { name: 'View bank instructions' }).click();
  await expect(page.getByText(/NGN.1,600 for USD 1 \(rate of 1 Oct 2025\)/)).toBeVisible();
  await page.getByRole('button', { name: /NGN.80,000\.00 by card or mobile money/ }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page).toHaveURL(/\/payment-success\?ref=C25/);
  await expect(page.getByText(/Upload your proof of student status: we confirm/)).toBeVisible();
  expect(await faults(page)).toEqual([]);
  expect((await mailIn(product.mailbox, email, /payment has arrived/)).text).toContain('proof');
});
