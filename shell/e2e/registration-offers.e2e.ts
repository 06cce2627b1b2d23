import { text } from 'node:stream/consumers';
import type { APIRequestContext, Page } from '@playwright/test';
import { logInAs, makeOrganiser } from './parts/admin';
import { faults } from './parts/faults';
import { open } from './parts/open';
import { delivered } from './parts/pages';
import { offers, organiser } from './parts/organiser';
import { acceptedPaper, callsOf, newAuthor, samplePdf } from './parts/papers';
import { type Product, removeFolder, type Role, signIn, startProduct } from './parts/product';
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
// oxlint-disable-next-line no-empty-pattern -- Playwright reads the names out of the pattern.
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

const tokenOf = (request: APIRequestContext, role: Role) =>
  logInAs(request, signIn(product.dataDir, role));

/** Calls of the product's administrator. */
const administrator = async (request: APIRequestContext) =>
  organiser(request, await tokenOf(request, 'admin'));

async function keepToken(page: Page, token: string): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate((value) => localStorage.setItem('token', value), token);
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
    await keepToken(desk, await tokenOf(request, 'admin'));
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

test('a chair sees a discounted and waived fee only as paid, and finance sees the amounts', async ({
  page,
  plenary,
  request,
}) => {
  test.setTimeout(180_000);
  const [code, reason] = ['CANARY-100', `No funds this year. ${CANARY}`];
  const paidInFull = 'Small models for small languages (sample)';
  const admin = await administrator(request);
  await admin.save({ reductions: { discountCodes: true, waivers: true } });
  await admin.createCode({ code, amount: 100 });
  const owner = await tokenOf(request, 'admin');
  const mailTo = (address: string, subject: RegExp) => mailIn(product.mailbox, address, subject);
  const here = { ...plenary, mailTo };
  const author = await newAuthor(request, here);
  const title = `Radio ${author.email.replace(/\D+/g, ' ').trim()}`;
  await acceptedPaper(request, here, { author, admin: owner }, title, await samplePdf(page));

  await test.step('an author registers the paper with a code, and finance waives the rest', async () => {
    const own = callsOf(request, author.token);
    const chosen = { registrationPackage: 'virtual_publication', academicCategory: 'professional' };
    const quote = await own('POST', '/payments/quotes', {
      data: { ...chosen, extras: [], discountCode: code },
    });
    const registered = await request.post('/api/v1/payments/manual-registration', {
      headers: { authorization: `Bearer ${author.token}`, 'price-quote': quote.id },
      data: {
        ...{ ...registration, ...chosen, registrationType: 'author', price: 350 },
        email: author.email,
      },
    });
    expect(registered.status(), await registered.text()).toBe(201);
    const { id } = ((await registered.json()) as { data: { id: string } }).data;
    await own('PUT', `/payments/${id}/waiver`, { data: { reason } });
    const finance = callsOf(request, owner);
    await finance('PUT', '/admin/waivers/budget', { data: { budget: 1000 } });
    const { items } = (await finance('GET', '/admin/waivers?status=open')) as unknown as {
      items: [{ id: string; version: number }];
    };
    const [waiver] = items;
    await finance('POST', `/admin/waivers/${waiver.id}/grant`, {
      data: { version: waiver.version, percent: 100 },
    });
    await mailTo(author.email, /^Payment confirmed/);
  });

  const main = page.getByRole('main');
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  const list = '/admin/papers?status=accepted&columns=registration';
  const hidden = new RegExp(`USD|waive|discount|${code}|${CANARY}`, 'i');
  await test.step('the chair reads “Paid” in the list, on the paper, of the account and in exports', async () => {
    await keepToken(page, await makeOrganiser(request, owner, plenary.newAddress(), 'chair'));
    await open(page, list);
    for (const name of [title, paidInFull]) {
      await expect(row(name).getByRole('cell', { name: 'Paid', exact: true })).toBeVisible();
    }
    await expect(main).not.toContainText(hidden);

    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('button', { name: 'Choose columns…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Choose columns to export' });
    await dialog.getByRole('button', { name: 'All columns' }).click();
    await expect(dialog.getByRole('checkbox', { name: 'Paid', exact: true })).toBeChecked();
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'CSV' }).click();
    const file = await text(await (await download).createReadStream());
    expect(file).toMatch(new RegExp(`${title}.*,true,true,Missing`));
    expect(file).not.toMatch(hidden);

    await row(title).getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(main.getByText('Paid', { exact: true })).toBeVisible();
    await expect(main).not.toContainText(hidden);
    await open(page, `/admin/users?q=${author.email}`);
    await row(author.email).getByRole('link').first().click();
    await expect(main.getByText('Paid', { exact: true })).toBeVisible();
    await expect(main).not.toContainText(hidden);
    await page.goto('/admin/payments');
    await expect(page.getByText(/You do not have permission to access this area/)).toBeVisible();
  });

  await test.step('finance reads the code, the waiver and the amounts', async () => {
    await keepToken(page, await makeOrganiser(request, owner, plenary.newAddress(), 'finance'));
    await open(page, `/admin/payments?q=${author.email}`);
    await page.getByRole('table').getByRole('rowheader').getByRole('link').first().click();
    const drawer = page.getByRole('dialog').last();
    for (const shown of [code, /waiver/i, /USD.350/, /USD.-100/, /USD.-250/]) {
      await expect(drawer.getByText(shown).first()).toBeVisible();
    }
    await drawer.getByRole('link', { name: /USD.-250/ }).click();
    await expect(page.getByText(reason)).toBeVisible();
  });
});
