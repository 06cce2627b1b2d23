import { faults } from './parts/faults';
import { Keyboard } from './parts/keyboard';
import { open } from './parts/open';
import { fillAttendeeForm, recordRegistration } from './parts/registration';
import { onScreens } from './parts/screens';
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

for (const [width, colorScheme] of onScreens([
  [360, 'dark'],
  [1440, 'light'],
])) {
  test(`an attendee registers by keyboard only at ${width} px, ${colorScheme}`, async ({
    page,
    plenary,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    const keys = new Keyboard(page);
    const main = page.getByRole('main');
    const field = (name: string) => main.getByLabel(name, { exact: true });
    const email = plenary.newAddress();

    await open(page, '/conference-register');
    const price = 'Virtual, presentation only, Student: USD 50';
    await keys.press(main.getByRole('link', { name: price }));
    await expect(page).toHaveURL('/register-conference-form');
    for (const [name, letters] of [
      ['Title', 'Dr'],
      ['First name', 'Ama'],
      ['Last name', 'Sample'],
      ['Email', email],
      ['Organization', 'University (sample)'],
      ['Position', 'Researcher'],
      ['Country', 'Ghana'],
    ] as const) {
      await keys.reach(field(name));
      await page.keyboard.type(letters);
    }
    expect(await faults(page)).toEqual([]);
    await keys.press(main.getByRole('button', { name: 'Continue to payment' }));
    await expect(page).toHaveURL('/payment-processing');
    expect(await faults(page)).toEqual([]);
    await keys.press(main.getByRole('button', { name: 'Complete registration' }));
    await expect(page).toHaveURL(/\/payment-success\?ref=C25/);
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
    expect(await faults(page)).toEqual([]);
  });
}
