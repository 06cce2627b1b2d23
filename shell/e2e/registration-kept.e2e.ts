import type { Page } from '@playwright/test';
import { faults } from './parts/faults';
import { Keyboard } from './parts/keyboard';
import { open } from './parts/open';
import { expect, test } from './parts/test';

const person = [
  ['First name', 'Ama'],
  ['Last name', 'Sampel'],
  ['Organization', 'University (sample)'],
  ['Position', 'Doctoral researcher'],
] as const;

/** The payment date that the page shows, as an instant. */
const payBy = (page: Page) =>
  page.getByRole('main').locator('time').first().getAttribute('datetime');

/** As emails write it. */
const written = (instant: string) => {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${new Intl.DateTimeFormat('en-GB', format).format(new Date(instant))} UTC`;
};

test('an attendee registers by keyboard at 360 px, corrects the name, and finds the reference on another device', async ({
  page,
  browser,
  plenary,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 360, height: 780 });
  const keys = new Keyboard(page);
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const field = (name: string) => main.getByLabel(name, { exact: true });
  const isClean = async () => expect(await faults(page)).toEqual([]);
  const email = plenary.newAddress();
  const dates: (string | null)[] = [];
  let reference = '';
  let received = '';

  await test.step('choose, fill in, register', async () => {
    await open(page, '/conference-register');
    await expect(main.getByText(/^Seven days after you register/)).toBeVisible();
    dates.push(await payBy(page));
    await isClean();
    await keys.press(main.getByRole('link', { name: 'Register as Attendee' }));
    await keys.reach(main.getByRole('radio', { name: 'Student' }));
    await page.keyboard.press('Space');
    await keys.reach(main.getByRole('radio', { name: /^Physical, publication/ }));
    await page.keyboard.press('ArrowUp');
    await expect(main.getByRole('radio', { name: /^Virtual, presentation only/ })).toBeChecked();
    await keys.reach(field('Title'));
    await page.keyboard.type('Dr');
    for (const [label, value] of person) await keys.write(field(label), value);
    await keys.write(field('Email'), email);
    await keys.reach(field('Country'));
    await page.keyboard.type('Ghana');
    await isClean();
    await keys.press(button('Continue to payment'));
    await expect(main.getByText('Issued when you complete registration')).toBeVisible();
    await expect(main.getByText(/end of day Anywhere on Earth/)).toBeVisible();
    dates.push(await payBy(page));
    await isClean();
    await keys.press(button('Complete registration'));
    await expect(page).toHaveURL(/\/payment-success\?ref=C25/);
    reference = new URL(page.url()).searchParams.get('ref') ?? '';
    received = (await plenary.mailTo(email, /^Registration received/)).id;
  });

  await test.step('correct the name, and keep the details', async () => {
    await isClean();
    await keys.press(button('Correct name or contact data'));
    const dialog = page.getByRole('dialog', { name: 'Correct your registration' });
    await keys.write(dialog.getByLabel('Last name'), 'Sample');
    await isClean();
    await keys.send();
    await expect(dialog).toBeHidden();
    await expect(main.getByText('Sample', { exact: true })).toBeVisible();
    expect((await plenary.mailTo(email, /^Registration corrected/)).text).toContain('Sample');
    await keys.press(main.getByRole('link', { name: 'View bank instructions' }));
    await expect(main.getByText('Dr Ama Sample')).toBeVisible();
    dates.push(await payBy(page));
    await keys.press(button('Email'));
    await expect(main.getByText(`We emailed the details to ${email}.`)).toBeVisible();
    await isClean();
  });

  await test.step('the same browser offers it again', async () => {
    await open(page, '/conference-register');
    await expect(main.getByRole('link', { name: 'Continue to payment' })).toBeVisible();
    dates.push(await payBy(page));
    await isClean();
  });

  await test.step('another device gets it by email', async () => {
    const other = await browser.newContext({
      baseURL: process.env.E2E_URL,
      viewport: { width: 360, height: 780 },
      colorScheme: 'dark',
    });
    const phone = await other.newPage();
    await open(phone, '/conference-register');
    const already = phone.getByRole('region', { name: 'Already registered?' });
    const answer = already.getByText(/^If this address has a registration/);
    await new Keyboard(phone).write(already.getByLabel('Email'), email);
    await phone.keyboard.press('Enter');
    await expect(answer).toBeVisible();
    expect(await faults(phone)).toEqual([]);
    // The third: the registration and the button sent one each.
    const emails = () => plenary.mailsTo(email, /^Registration received/);
    await expect.poll(async () => (await emails()).length).toBe(3);
    const [newest] = await emails();
    expect(newest?.id).not.toBe(received);
    expect(newest?.text).toContain(reference);
    expect(newest?.text).toContain('Dear Dr Ama Sample');
    expect(newest?.text).toContain(written(dates[0] ?? ''));
    await other.close();
  });

  expect(new Set(dates).size).toBe(1);
  expect(plenary.complaints).toEqual([]);
});
