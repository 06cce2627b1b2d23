import { enter, expect, test } from './parts/test';

const person = {
  Title: 'Dr',
  'First name': 'Ama',
  'Last name': 'Sample',
  Organization: 'University (sample)',
  Position: 'Doctoral researcher',
  Country: 'Ghana',
};

test('a visitor registers as an attendee and gets the bank instructions', async ({
  page,
  plenary,
}) => {
  const email = plenary.newAddress();

  await page.goto('/');
  await page.getByRole('link', { name: 'GET TICKETS' }).click();
  await expect(page).toHaveURL('/conference-register');
  await page
    .getByRole('link', { name: /attendee/i })
    .or(page.getByRole('button', { name: /attendee/i }))
    .first()
    .click();
  await expect(page).toHaveURL('/register-conference-form');

  await fillRegistration(page, email);
  await page
    .getByRole('button', { name: /continue to payment/i })
    .first()
    .click();

  await expect(page).toHaveURL('/payment-processing');
  await expect(page.getByText('USD 50.00').first()).toBeVisible();
  await expect(page.getByText('GB00 SAMP 0000 0000 0000 00').first()).toBeVisible();
  await page
    .getByRole('button', { name: /register|record|confirm/i })
    .last()
    .click();

  await expect(page).toHaveURL(/\/payment-success\?ref=C25/);
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
  await expect(page.getByText('Your payment is being processed.')).toBeVisible();
  const reference = new URL(page.url()).searchParams.get('ref') ?? '';
  await expect(page.getByText(reference).first()).toBeVisible();

  const mail = await plenary.mailTo(email, /registration/i);
  expect(mail.text).toContain(reference);

  await page.goto('/payment-processing');
  await expect(page.getByText(reference).first()).toBeVisible();
  await expect(page.getByText(/pending/i).first()).toBeVisible();
  expect(plenary.complaints).toEqual([]);
});

type Page = Parameters<typeof enter>[0];

async function fillRegistration(page: Page, email: string) {
  await page.getByLabel('Student').check({ force: true });
  await page.getByRole('radio', { name: /virtual, presentation only/i }).check({ force: true });
  for (const [label, value] of Object.entries(person)) {
    const field = page.getByLabel(label, { exact: true });
    const isSelect = (await field.evaluate((element) => element.tagName)) === 'SELECT';
    await (isSelect ? field.selectOption(value) : field.fill(value));
  }
  await page.getByLabel(/^e-?mail/i).fill(email);
}
