import { expect, type Page } from '@playwright/test';

const person = {
  Title: 'Dr',
  'First name': 'Ama',
  'Last name': 'Sample',
  Organization: 'University (sample)',
  Position: 'Doctoral researcher',
  Country: 'Ghana',
};

/** From the home page to the filled form, as an attendee with the student's virtual package. */
export async function fillAttendeeForm(page: Page, email?: string) {
  await page.goto('/');
  await page.getByRole('link', { name: 'GET TICKETS' }).click();
  await expect(page).toHaveURL('/conference-register');
  await page.getByRole('link', { name: 'Register as Attendee' }).click();
  await expect(page).toHaveURL('/register-conference-form');

  await page.getByRole('radio', { name: 'Student' }).check();
  await page.getByRole('radio', { name: /^Virtual, presentation only/ }).check();
  await fillPerson(page);
  if (email) await page.getByLabel('Email', { exact: true }).fill(email);
}

/** Who registers, in the form that is open. */
export async function fillPerson(page: Page) {
  for (const [label, value] of Object.entries(person)) {
    const field = page.getByLabel(label, { exact: true });
    const isSelect = (await field.evaluate((element) => element.tagName)) === 'SELECT';
    await (isSelect ? field.selectOption(value) : field.fill(value));
  }
}

/** From the filled form to the recorded registration. Returns its payment reference. */
export async function recordRegistration(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Continue to payment' }).first().click();
  await expect(page).toHaveURL('/payment-processing');
  await expect(page.getByText('USD 50.00').first()).toBeVisible();
  await expect(page.getByText('GB00 SAMP 0000 0000 0000 00').first()).toBeVisible();
  await page.getByRole('button', { name: 'Complete registration' }).click();
  await expect(page).toHaveURL(/\/payment-success\?ref=C25/);
  return new URL(page.url()).searchParams.get('ref') ?? '';
}
