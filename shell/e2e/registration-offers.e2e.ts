import type { APIRequestContext } from '@playwright/test';
import { faults } from './parts/faults';
import { open } from './parts/open';
import { delivered } from './parts/pages';
import { offers, organiser } from './parts/organiser';
import { type Product, removeFolder, signIn, startProduct } from './parts/product';
import { fillPerson, recordRegistration } from './parts/registration';
import { expect, mailIn, test } from './parts/test';

// Limits and questions of the shared product's edition would reach all other tests.
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
// eslint-disable-next-line no-empty-pattern -- Playwright reads the names out of the pattern.
test.use({ baseURL: ({}, use) => use((product as Product | undefined)?.url) });

const ID = 'physical_presentation_only';
const NAME = 'Physical, presentation only';
const CANARY = 'canary-room-4711';

const registration = {
  registrationType: 'participant',
  academicCategory: 'student',
  registrationPackage: ID,
  price: 50,
  title: 'Dr',
  firstName: 'Ama',
  lastName: 'Sample',
  organization: 'University (sample)',
  position: 'Doctoral researcher',
  country: 'Ghana',
};

/** Calls of the product's administrator. */
async function administrator(request: APIRequestContext) {
  const data = signIn(product.dataDir, 'admin');
  const login = await request.post('/api/v1/auth/login', { data });
  return organiser(request, ((await login.json()) as { token: string }).token);
}

test('a person on the waiting list registers with the place that became free, on a phone', async ({
  page,
  plenary,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const admin = await administrator(request);
  const email = plenary.newAddress();
  const address = `https://rooms.example.org/${CANARY}`;
  await admin.save({ joining: { address, instructions: '', onSiteToo: false } });
  await admin.leaveOnePlace(ID);
  const data = { ...registration, email: plenary.newAddress() };
  const first = await request.post('/api/v1/payments/manual-registration', { data });
  const { id } = ((await first.json()) as { data: { id: string } }).data;

  await test.step('the second person joins the waiting list', async () => {
    await page.goto('/conference-register');
    await expect(page.getByText('Sold out', { exact: true })).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: `Join the waiting list : ${NAME}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Student' }).check();
    await dialog.getByLabel('Your name').fill('Kofi Sample');
    await dialog.getByLabel('Email').fill(email);
    expect(await faults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Join the waiting list' }).click();
    await expect(page.getByText(/^You are on the waiting list\./)).toBeVisible();
    expect(await faults(page)).toEqual([]);
  });

  await test.step('the emailed link leads to the registration with the offered place', async () => {
    await admin.act(id, 'cancel', { reason: 'Cannot come.' });
    const { text } = await mailIn(product.mailbox, email, /^A place at .* is free$/);
    await page.goto(new URL(/http\S+\/waiting-list\/\S+/.exec(text)?.[0] ?? '').pathname);
    await expect(page.getByRole('heading', { name: 'A place is free for you' })).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Take this place' }).click();
    await expect(page.getByRole('radio', { name: new RegExp(`^${NAME}`) })).toBeChecked();
    await fillPerson(page);
    await page.getByLabel('Email', { exact: true }).fill(email);
    await recordRegistration(page);
  });

  await test.step('the joining address is on no public page', async () => {
    for (const path of ['/', '/conference-register', '/venue', '/api/v1/edition']) {
      expect(await delivered(request, path)).not.toContain(CANARY);
    }
  });
});

test('an attendee answers a question, buys the last dinner, and redeems a discount code on a phone', async ({
  page,
  request,
}) => {
  const admin = await administrator(request);
  await admin.save({ ...offers, reductions: { discountCodes: true, waivers: false } });
  await admin.createCode({ code: 'SAMPLE-20', amount: 20, maxUses: 1 });
  const form = '/register-conference-form';
  await expect(async () => {
    expect(await delivered(request, form)).toContain('Conference dinner');
  }).toPass({ timeout: 30_000 });

  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, form);
  await page.getByRole('radio', { name: 'Student' }).check();
  await page.getByRole('radio', { name: /^Virtual, presentation only/ }).check();
  await fillPerson(page);
  await page.getByLabel('Email', { exact: true }).fill('diner@example.org');
  await page.getByLabel('Dietary needs').selectOption('Vegetarian');
  await expect(page.getByText('1 left')).toBeVisible();
  await page.getByRole('checkbox', { name: /^Conference dinner/ }).check();
  await page.getByLabel('Discount code').fill('sample 21');
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Continue to payment' }).click();

  await expect(page.getByText(/^This discount code is not valid\./)).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to your registration' }).click();
  await page.getByLabel('Discount code').fill('sample 20');
  await page.getByRole('button', { name: 'Continue to payment' }).click();

  await expect(page.getByText('Discount code SAMPLE-20', { exact: true })).toBeVisible();
  await expect(page.getByText('USD 75.50').first()).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Complete registration' }).click();
  await expect(page).toHaveURL(/\/payment-success\?ref=C25/);

  await open(page, '/payment-processing');
  await expect(page.getByText('Conference dinner')).toBeVisible();
  await expect(page.getByText('Discount code SAMPLE-20', { exact: true })).toBeVisible();
  await expect(page.getByText('USD 75.50').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change answers' })).toBeVisible();
  expect(await faults(page)).toEqual([]);

  await open(page, form);
  await page.getByRole('radio', { name: 'Professional' }).check();
  await page.getByRole('radio', { name: /^Virtual, presentation only/ }).check();
  await expect(page.getByText('Sold out', { exact: true })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Conference dinner/ })).toBeDisabled();
});

test('an attendee applies for a fee waiver on a phone, and finance waives the fee', async ({
  page,
  browser,
  request,
}) => {
  const admin = await administrator(request);
  await admin.save({
    reductions: { discountCodes: false, waivers: true },
    registrationQuestions: [],
  });
  const reason = `My university has no funds for conferences. ${CANARY}`;

  await page.setViewportSize({ width: 360, height: 780 });
  await test.step('the attendee registers and applies', async () => {
    await expect(async () => {
      expect(await delivered(request, '/register-conference-form')).toContain('"waivers":true');
    }).toPass({ timeout: 30_000 });
    await open(page, '/register-conference-form');
    await expect(page.getByText(/^Can’t pay the full fee\?/)).toBeVisible();
    await page.getByRole('radio', { name: 'Professional' }).check();
    await page.getByRole('radio', { name: /^Virtual, presentation only/ }).check();
    await fillPerson(page);
    await page.getByLabel('Email', { exact: true }).fill('waiver@example.org');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.getByRole('button', { name: 'Complete registration' }).click();
    await expect(page).toHaveURL(/\/payment-success\?ref=C25/);
    await open(page, '/payment-processing');
    await page.getByRole('button', { name: 'Apply for a fee waiver' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Why do you ask for a waiver?').fill(reason);
    expect(await faults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Send application' }).click();
    await expect(page.getByText('You applied for a fee waiver')).toBeVisible();
    expect(await faults(page)).toEqual([]);
  });

  const desk = await browser.newPage({
    baseURL: product.url,
    viewport: { width: 1440, height: 900 },
  });
  await test.step('finance sets the budget and grants all of the fee', async () => {
    const data = signIn(product.dataDir, 'admin');
    const login = await desk.request.post('/api/v1/auth/login', { data });
    const { token } = (await login.json()) as { token: string };
    await desk.goto('/robots.txt');
    await desk.evaluate((value) => localStorage.setItem('token', value), token);
    await desk.goto('/admin/dashboard');
    await desk.getByRole('link', { name: /Application for a fee waiver/ }).click();
    await desk.getByRole('button', { name: 'Set budget' }).click();
    const dialog = desk.getByRole('dialog').last();
    await dialog.getByLabel('Budget', { exact: true }).fill('500');
    await dialog.getByRole('button', { name: 'Save budget' }).click();
    await expect(desk.getByRole('region', { name: 'Budget' })).toContainText(/USD.500\.00/);
    await desk.getByRole('link', { name: 'Ama Sample' }).click();
    await expect(desk.getByText(reason)).toBeVisible();
    await desk.getByRole('button', { name: 'Grant waiver' }).click();
    await expect(dialog.getByText(/^Waives USD.250\.00; USD.0\.00 of the fee/)).toBeVisible();
    await dialog.getByLabel('Text for the applicant').fill('We are glad that you can come.');
    expect(await faults(desk)).toEqual([]);
    await dialog.getByRole('button', { name: 'Grant waiver' }).click();
    await expect(desk.getByText('Granted', { exact: true }).first()).toBeVisible();
    await expect(desk.getByRole('region', { name: 'Budget' })).toContainText(/USD.250\.00/);
    expect(await faults(desk)).toEqual([]);
    await desk.close();
  });

  await test.step('the attendee is registered without a transfer', async () => {
    const mail = await mailIn(product.mailbox, 'waiver@example.org', /^Your application for a fee/);
    expect(mail.text).toContain('We are glad that you can come.');
    await open(page, '/conference-register');
    await mailIn(product.mailbox, 'waiver@example.org', /^Payment confirmed/);
    expect(await delivered(request, '/api/v1/edition')).not.toContain(CANARY);
  });
});
