import { fillAttendeeForm, recordRegistration } from './parts/registration';
import { expect, test } from './parts/test';

test('a visitor registers as an attendee and gets the bank instructions', async ({
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
  await expect(page.getByText('Pending').first()).toBeVisible();
  expect(plenary.complaints).toEqual([]);
});

test('pressing twice and coming back registers once', async ({ page, plenary }) => {
  const email = plenary.newAddress();
  const answers: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('/payments/manual-registration')) return;
    const { data } = (await response.json()) as { data: { merchantReference: string } };
    answers.push(data.merchantReference);
  });

  await fillAttendeeForm(page, email);
  const first = await recordRegistration(page);
  await page.goto('/register-conference-form');
  await expect(page).toHaveURL(/\/payment-success/, { timeout: 10_000 });

  expect(new Set(answers)).toEqual(new Set([first]));
});
