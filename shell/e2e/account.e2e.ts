import { fillAttendeeForm, recordRegistration } from './parts/registration';
import { enter, expect, test } from './parts/test';

const password = 'a long enough phrase';

test('from an account to a confirmed payment @core', async ({ page, browser, plenary }) => {
  const email = plenary.newAddress();

  await test.step('a visitor makes an account', async () => {
    await page.goto('/register');
    await page.getByLabel('First name').fill('Ama');
    await page.getByLabel('Last name').fill('Sample');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Institution').fill('University (sample)');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password', { exact: true }).fill(password);
    await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
    await expect(page.getByRole('main').getByText(email)).toBeVisible();
  });

  await test.step('and verifies it with the code from the mail', async () => {
    const { text } = await plenary.mailTo(email, /verif|code/i);
    const code = /\b(\d{4})\b/.exec(text)?.[1] ?? '';
    await page.getByRole('main').getByRole('link', { name: 'Verify your email' }).click();
    await expect(page).toHaveURL('/verify-email');
    await page.getByLabel('Verification code').fill(code);
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Continue to Home' })).toBeVisible();
  });

  await test.step('logs out and in again', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).first().click();
    await expect(page).toHaveURL('/login');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await enter(page, { email, password });
  });

  const reference = await test.step('registers with the account', async () => {
    await fillAttendeeForm(page);
    return recordRegistration(page);
  });

  await test.step('an admin finds the registration and confirms the payment', async () => {
    const office = await browser.newContext({ baseURL: process.env.E2E_URL });
    const desk = await office.newPage();
    await enter(desk, plenary.credentials('admin'));
    await desk.goto('/admin/payments');
    await desk.getByRole('searchbox').fill(reference);
    await expect(desk).toHaveURL(/q=/);
    await desk.getByText(reference).first().click();
    await desk.getByLabel('Statement date').fill('2026-01-14');
    await desk.getByLabel('Bank transaction ID').fill('TRX-4471-0093');
    await desk.getByLabel(/^I have checked proof of student status/).check();
    await desk.getByRole('button', { name: /^Confirm USD.50\.00$/ }).click();
    await expect(desk.getByText('Payment confirmed.').first()).toBeVisible();
    await office.close();
  });

  await test.step('the payer’s page and mail say so', async () => {
    await page.goto(`/payment-success?ref=${reference}`);
    await expect(page.getByText('Your payment is confirmed.')).toBeVisible();
    await expect(page.getByText('completed').first()).toBeVisible();
    expect((await plenary.mailTo(email, /confirmed/i)).text).toContain(reference);
  });
  expect(plenary.complaints).toEqual([]);
});
