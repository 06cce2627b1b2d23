import type { Page } from '@playwright/test';
import { faults } from './parts/faults';
import { WIDTHS } from './parts/screens';
import { expect, test } from './parts/test';

const password = 'a long enough phrase';
const person = { password, firstName: 'Ama', lastName: 'Sample', institution: 'Sample' };

/** A new account on its verification page. */
async function begin(page: Page, email: string) {
  const response = await page.request.post('/api/v1/auth/register', { data: { email, ...person } });
  const { token } = (await response.json()) as { token: string };
  await page.goto('/robots.txt');
  await page.evaluate((value) => localStorage.setItem('token', value), token);
  await page.goto('/verify-email');
  await expect(page.getByText('5 of 5 tries left today')).toBeVisible();
}

const linkIn = (text: string) =>
  new URL(/http\S+\/verify-email\/\S+/.exec(text)?.[0] ?? '').pathname;
const codeIn = (text: string) => /\b(\d{4})\b/.exec(text)?.[1] ?? '';
const isVerified = (page: Page) =>
  expect(page.getByRole('main').getByText('Your email address is verified.')).toBeVisible();

async function enter(page: Page, code: string) {
  await page.getByLabel('Verification code').fill(code);
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
}

for (const width of WIDTHS) {
  test(`verifies by link after five wrong codes at ${width} px`, async ({ page, plenary }) => {
    await page.setViewportSize({ width, height: 800 });
    const email = plenary.newAddress();
    await begin(page, email);
    const code = codeIn((await plenary.mailTo(email, /code/)).text);
    const wrong = code === '0000' ? '0001' : '0000';
    for (const left of [4, 3, 2, 1]) {
      await enter(page, wrong);
      await expect(page.getByText(`${left} of 5 tries left today`)).toBeVisible();
    }
    expect(await faults(page)).toEqual([]);
    await enter(page, wrong);
    await expect(page.getByText(/You have no tries left today/)).toBeVisible();
    await page.getByRole('button', { name: 'Resend link' }).click();
    await expect(page.getByRole('button', { name: 'Link sent' })).toBeDisabled();
    expect(await faults(page)).toEqual([]);

    await expect(page.getByRole('button', { name: 'Resend Code' })).toBeHidden();
    const { text } = await plenary.mailTo(email, /^Verify your email address/);
    expect(text).toContain('this email has none');
    await page.goto(linkIn(text));
    const press = page.getByRole('button', { name: 'Verify my email address' });
    await expect(press).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await press.click();
    await isVerified(page);
    await expect(page.getByRole('link', { name: 'Continue to Home' })).toBeVisible();
  });
}

test('verifies by link in a browser without the session', async ({ page, plenary, browser }) => {
  const email = plenary.newAddress();
  await begin(page, email);
  const link = linkIn((await plenary.mailTo(email, /code/)).text);
  const phone = await browser.newContext({ baseURL: process.env.E2E_URL });
  const other = await phone.newPage();
  const opened = await other.goto(link);
  expect(opened?.headers()['referrer-policy']).toBe('no-referrer');
  const press = other.getByRole('button', { name: 'Verify my email address' });
  await expect(press).toBeVisible();
  // Opening the link verifies nothing.
  await page.reload();
  await expect(page.getByText('5 of 5 tries left today')).toBeVisible();
  await press.click();
  await isVerified(other);
  expect(await other.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await phone.close();
  await page.reload();
  await isVerified(page);
});

test('verifies by a new code with the last try of the day', async ({ page, plenary }) => {
  const email = plenary.newAddress();
  await begin(page, email);
  const before = await plenary.mailTo(email, /code/);
  const wrong = codeIn(before.text) === '0000' ? '0001' : '0000';
  for (const left of [4, 3, 2, 1]) {
    await enter(page, wrong);
    await expect(page.getByText(`${left} of 5 tries left today`)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Resend Code' }).click();
  await expect(page.getByRole('button', { name: 'Code Sent' })).toBeDisabled();
  await expect(page.getByText('1 of 5 tries left today')).toBeVisible();
  let after = before;
  await expect(async () => {
    after = await plenary.mailTo(email, /code/);
    expect(after.id).not.toBe(before.id);
  }).toPass();
  await enter(page, codeIn(after.text));
  await isVerified(page);
});

test('verifies an internationalised address, typed in place of one that was refused', async ({
  page,
  plenary,
}) => {
  const email = plenary.newAddress();
  const typed = `josé.${email.replace('example.org', 'bücher.example')}`;
  // The mailbox of embedded mode refuses this domain.
  await begin(page, email.replace('@example.org', '@refused.example'));
  await expect(page.getByText(/The mail server refused our email/)).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Email', { exact: true }).fill('');
  await page.getByLabel('Email', { exact: true }).pressSequentially(typed);
  const saved = page.waitForResponse('**/api/v1/auth/update-email');
  await page.getByRole('button', { name: 'Save' }).click();
  expect(await (await saved).json()).toMatchObject({ newEmail: typed });
  await expect(page.getByText(/The mail server refused our email/)).toBeHidden();
  await expect(page.getByRole('main').getByText(typed, { exact: true })).toBeVisible();
  await enter(page, codeIn((await plenary.mailTo(typed, /code/)).text));
  await isVerified(page);
});

test('logs in by an emailed link after too many wrong passwords', async ({ page, plenary }) => {
  const email = plenary.newAddress();
  await page.request.post('/api/v1/auth/register', { data: { email, ...person } });
  await page.goto('/submitted');
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('not this one');
  const main = page.getByRole('main');
  const attempt = main.getByRole('button', { name: 'Log in' });
  for (let tries = 0; tries < 5; tries += 1) {
    const answered = page.waitForResponse('**/api/v1/auth/login');
    await attempt.click();
    await answered;
    await expect(main.getByRole('alert')).toHaveText('Invalid email or password');
  }
  await attempt.click();
  await main.getByRole('button', { name: 'Email me a login link' }).click();
  await expect(main.getByText(/^If an account exists with this email/)).toBeVisible();
  expect(await faults(page)).toEqual([]);

  const { text } = await plenary.mailTo(email, /login link/);
  const { pathname, search } = new URL(/http\S+\/login-link\/\S+/.exec(text)?.[0] ?? '');
  await page.goto(pathname + search);
  await expect(attempt).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await attempt.click();
  // Where the account may go before its address is verified.
  await expect(page).toHaveURL('/verify-email');
});
