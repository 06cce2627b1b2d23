import type { Locator, Page } from '@playwright/test';
import { faults } from './parts/faults';
import { expect, test } from './parts/test';
import { totp } from './parts/totp';

const password = 'a long enough phrase';

/** A new account, signed in on the page as if it had been there before. */
async function begin(page: Page, email: string): Promise<string> {
  const response = await page.request.post('/api/v1/auth/register', {
    data: { email, password, firstName: 'Ama', lastName: 'Sample', institution: 'Sample' },
  });
  const { token } = (await response.json()) as { token: string };
  await page.goto('/login');
  await page.evaluate((value) => localStorage.setItem('token', value), token);
  return token;
}

async function verify(page: Page, email: string, text: string, token: string) {
  const code = /\b(\d{4})\b/.exec(text)?.[1] ?? '';
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await page.request.post('/api/v1/auth/verify-email', {
    data: { email, code },
    headers,
  });
  expect(answer.ok()).toBe(true);
}

async function logIn(page: Page, email: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
}

const part = (page: Page, name: string) => page.getByRole('region', { name });
const press = (place: Locator, name: string) => place.getByRole('button', { name }).click();
const field = (place: Locator, name: string) => place.getByLabel(name, { exact: true });

test('a session that ends elsewhere keeps the input of a form', async ({ page, plenary }) => {
  const email = plenary.newAddress();
  const token = await begin(page, email);
  await page.goto('/profile');
  await page.getByLabel('Position').fill('Reader');
  const headers = { Authorization: `Bearer ${token}` };
  await page.request.delete('/api/v1/auth/sessions', { headers, data: { password } });

  await page.getByRole('button', { name: 'Save details' }).click();
  await expect(page).toHaveURL('/login');
  await logIn(page, email);

  await expect(page).toHaveURL('/profile');
  await expect(page.getByLabel('Position')).toHaveValue('Reader');
  await page.getByRole('button', { name: 'Save details' }).click();
  await expect(page.getByText('Details saved.')).toBeVisible();
});

test('an address longer than a phone is wide fits everywhere', async ({ page, plenary }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const [local, host] = plenary.newAddress().split('@');
  const email = `${local?.padEnd(60, 'x')}@${'long.'.repeat(8)}${host}`;
  const token = await begin(page, email);
  await page.goto('/verify-email');
  await expect(page.getByRole('main').getByText(email)).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await verify(page, email, (await plenary.mailTo(email, /verif|code/i)).text, token);
  await page.goto('/profile');
  await press(part(page, 'Delete account'), 'Delete my account');
  await expect(page.getByText(`Type ${email} to confirm.`)).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.goto('/admin/dashboard');
  await expect(page.getByText(`You are logged in as ${email}.`)).toBeVisible();
  expect(await faults(page)).toEqual([]);
});

test('what an account can do with itself', async ({ page, plenary }) => {
  test.setTimeout(120_000);
  const email = plenary.newAddress();
  const newEmail = plenary.newAddress();
  const step = part(page, 'Two-factor authentication');
  let codes: string[] = [];

  const token = await begin(page, email);
  await verify(page, email, (await plenary.mailTo(email, /verif|code/i)).text, token);
  await page.goto('/profile');

  await test.step('it sets up two-factor authentication', async () => {
    await press(step, 'Set up');
    await field(step, 'Your password').fill(password);
    await press(step, 'Continue');
    await expect(step.getByRole('img', { name: /QR code/ })).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await field(step, 'Authentication code').fill(totp(await step.locator('code').innerText()));
    await press(step, 'Confirm');
    await expect(step.getByRole('heading', { name: 'Recovery codes' })).toBeFocused();
    expect(await faults(page)).toEqual([]);
    codes = await step.locator('ol > li').allInnerTexts();
    await press(step, 'I saved them');
    await expect(step.getByText('10 recovery codes left.')).toBeVisible();
  });

  await test.step('the next login asks for a code', async () => {
    await page.getByRole('button', { name: 'Logout' }).first().click();
    await expect(page).toHaveURL('/login');
    await logIn(page, email);
    await expect(page.getByLabel('Authentication code')).toBeFocused();
    expect(await faults(page)).toEqual([]);
    await press(page.getByRole('main'), 'Use a recovery code');
    await page.getByLabel('Recovery code').fill(codes[0] ?? '');
    await press(page.getByRole('main'), 'Log in');
    await expect(page).toHaveURL('/');
  });

  await test.step('it moves to another address', async () => {
    await page.goto('/profile');
    const address = part(page, 'Email address');
    await press(address, 'Change address');
    await field(address, 'New email address').fill(newEmail);
    await field(address, 'Your password').fill(password);
    await press(address, 'Send confirmation link');
    await expect(address.getByText(/Open it to confirm the change/)).toBeVisible();
    const { text } = await plenary.mailTo(newEmail, /confirm/i);
    await page.goto(new URL(/http\S+\/confirm-email\/\S+/.exec(text)?.[0] ?? '').pathname);
    await press(page.getByRole('main'), 'Confirm this address');
    await expect(page.getByRole('main').getByText(newEmail)).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Go to your profile' }).click();
    await expect(address.getByText(newEmail)).toBeVisible();
  });

  await test.step('it takes its data along', async () => {
    const download = page.waitForEvent('download');
    await press(part(page, 'My data'), 'Download my data');
    const file = await (await download).createReadStream();
    const chunks: Buffer[] = [];
    for await (const chunk of file) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).toString()).toContain(newEmail);
  });

  await test.step('and goes', async () => {
    const end = part(page, 'Delete account');
    await press(end, 'Delete my account');
    await field(end, 'Your email address').fill(newEmail);
    await field(end, 'Your password').fill(password);
    expect(await faults(page)).toEqual([]);
    await press(end, 'Delete permanently');
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Your account was deleted.')).toBeVisible();
    await logIn(page, newEmail);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Invalid email or password');
  });
});
