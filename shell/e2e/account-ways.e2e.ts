import type { Page } from '@playwright/test';
import { faults } from './parts/faults';
import { answers } from './parts/open';
import { WIDTHS } from './parts/screens';
import { expect, test } from './parts/test';

const password = 'a long enough phrase';
const main = (page: Page) => page.getByRole('main');

for (const width of WIDTHS) {
  test(`leads a visitor from /submit over sign-up and verification back to it at ${width} px`, async ({
    page,
    plenary,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const email = plenary.newAddress();
    await page.goto('/submit');
    await expect(page).toHaveURL('/login');
    await expect(main(page).getByText('Log in to submit a paper.')).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await main(page).getByRole('link', { name: 'Sign up' }).click();

    await page.getByLabel('First name').fill('Ama');
    await page.getByLabel('Last name').fill('Sample');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Institution').fill('University (sample)');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password', { exact: true }).fill(password);
    await main(page).getByRole('button', { name: 'Register' }).click();
    await main(page).getByRole('link', { name: 'Verify your email' }).click();

    await expect(main(page).getByText(/^Valid until \d\d:\d\d\.$/)).toBeVisible();
    const { text } = await plenary.mailTo(email, /code/);
    await page.getByLabel('Verification code').fill(/\b(\d{4})\b/.exec(text)?.[1] ?? '');
    await page.keyboard.press('Enter');
    const on = main(page).getByRole('link', { name: 'Continue to submission' });
    await expect(on).toBeVisible();
    await expect(main(page).getByRole('link').first()).toHaveText('Continue to submission');
    await expect(main(page).getByRole('link', { name: 'Continue to Home' })).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'Logout' })).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await expect(on).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/submit');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/submi/i);

    // The account's details are known to the forms of visitors, too.
    await page.goto('/contact');
    await expect(page.getByLabel('Name')).toHaveValue('Ama Sample');
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await page.goto('/join-committee');
    await expect(page.getByLabel('Affiliation')).toHaveValue('University (sample)');
    expect(plenary.complaints).toEqual([]);
  });
}

test('resends after the wait, and names it', async ({ page, plenary }) => {
  const email = plenary.newAddress();
  const person = { password, firstName: 'Ama', lastName: 'Sample', institution: 'Sample' };
  const answer = await page.request.post('/api/v1/auth/register', { data: { email, ...person } });
  const { token } = (await answer.json()) as { token: string };
  await page.goto('/robots.txt');
  await page.evaluate((value) => localStorage.setItem('token', value), token);
  await page.goto('/verify-email');
  await page.getByRole('button', { name: 'Resend Code' }).click();
  await expect(page.getByRole('button', { name: 'Code Sent' })).toBeDisabled();
  await expect(main(page).getByText(/^Resend again in 0:\d\d$/)).toBeVisible();
  await page.reload();
  await expect(main(page).getByText(/^Resend again in 0:\d\d$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resend Code' })).toBeDisabled();
  expect(await faults(page)).toEqual([]);
});

test('hands the typed address from the login to the reset and back', async ({ page, plenary }) => {
  const email = plenary.newAddress();
  const person = { password, firstName: 'Ama', lastName: 'Sample', institution: 'Sample' };
  await page.request.post('/api/v1/auth/register', { data: { email, ...person } });
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await answers(page);
  await main(page).getByRole('link', { name: 'Reset it here' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(main(page).getByText(/^If an account exists/)).toBeVisible();

  const { text } = await plenary.mailTo(email, /password/i);
  const { pathname } = new URL(/http\S+\/reset-password\/\S+/.exec(text)?.[0] ?? '');
  await page.goto(pathname);
  await page.getByLabel('New password', { exact: true }).fill(`${password} again`);
  await page.getByLabel('Confirm new password', { exact: true }).fill(`${password} again`);
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('Password', { exact: true }).fill(`${password} again`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');

  // The link is used up, and says so before it asks for a password.
  await page.goto(pathname);
  await expect(main(page).getByRole('alert')).toHaveText(
    'Invalid or expired reset token. Please try again.',
  );
  await expect(page.getByLabel('New password', { exact: true })).toHaveCount(0);
  await page.goto('/confirm-email/unknown-link');
  await expect(main(page).getByRole('alert')).toHaveText(/invalid or expired/);
  await expect(main(page).getByRole('button')).toHaveCount(0);
  expect(await faults(page)).toEqual([]);
});

for (const [role, target] of [
  ['reviewer', /\/reviewers$/],
  ['admin', /\/admin\//],
] as const) {
  test(`shows open work to the ${role} at /, and to no author`, async ({ page, plenary }) => {
    await plenary.enterAs(role);
    const work = page.getByRole('navigation', { name: 'Open work' });
    await expect(work).toBeVisible();
    expect(await faults(page)).toEqual([]);
    const link = work.getByRole('link').last();
    await expect(link).toHaveText(/^\d+ /);
    await link.click();
    await expect(page).toHaveURL(target);

    await plenary.enterAs('author');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(work).toHaveCount(0);
  });
}

test('saves a phone number as it is written internationally', async ({ page, plenary }) => {
  await plenary.enterAs('author');
  await page.goto('/profile');
  await page.getByLabel('Country').selectOption('Nigeria');
  const phone = page.getByLabel('Phone');
  await phone.fill('12');
  await phone.press('Tab');
  await expect(
    main(page)
      .getByText(/^We don’t recognise this number/)
      .first(),
  ).toBeVisible();
  await phone.fill('0803 1234567');
  await phone.press('Tab');
  await expect(
    main(page).getByText('We save this number as +234 803 123 4567.').first(),
  ).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save details' }).click();
  await expect(page.getByText('Details saved.')).toBeVisible();
  await expect(phone).toHaveValue('+234 803 123 4567');
});
