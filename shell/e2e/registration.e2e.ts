import { fillAttendeeForm, recordRegistration } from './parts/registration';
import { expect, test } from './parts/test';

test('a visitor registers as an attendee and gets the bank instructions @core', async ({
  page,
  plenary,
}) => {
  const email = plenary.newAddress();

  await fillAttendeeForm(page, email);
  const reference = await recordRegistration(page);

  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
  await expect(page.getByText('Your payment is being processed.')).toBeVisible();
  await expect(page.getByText(reference).first()).toBeVisible();
  expect((await plenary.mailTo(email, /registration/i)).text).toContain(reference);

  await page.goto('/payment-processing');
  await expect(page.getByText(reference).first()).toBeVisible();
  await expect(page.getByText('Awaiting payment').first()).toBeVisible();
  expect(plenary.complaints).toEqual([]);
});

test('the same form again is the same registration', async ({ page, plenary }) => {
  const email = plenary.newAddress();
  await fillAttendeeForm(page, email);
  const first = await recordRegistration(page);

  await fillAttendeeForm(page, email);
  const second = await recordRegistration(page);

  expect(second).toBe(first);
});
