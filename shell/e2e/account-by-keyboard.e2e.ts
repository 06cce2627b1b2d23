import type { Page } from '@playwright/test';
import { faults } from './parts/faults';
import { Keyboard } from './parts/keyboard';
import { WIDTHS } from './parts/screens';
import { expect, test } from './parts/test';

const password = 'a long enough phrase';
const nextPassword = 'another long phrase';

/** Header, menu and page, used by keyboard only. */
function handles(page: Page) {
  const keys = new Keyboard(page);
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const link = (name: string) => main.getByRole('link', { name, exact: true });
  const field = (name: string) => main.getByLabel(name, { exact: true });
  const isClean = async () => expect(await faults(page)).toEqual([]);

  /** A link or button of the header; on a phone it is in the menu. */
  async function inHeader(role: 'link' | 'button', name: string, behind = 'Menu') {
    const header = page.getByRole('banner');
    const menu = header.getByLabel(behind, { exact: true }).filter({ visible: true });
    if ((await menu.count()) > 0) await keys.press(menu);
    await keys.press(header.getByRole(role, { name, exact: true }).filter({ visible: true }));
  }

  async function logIn(email: string, secret: string) {
    await keys.write(field('Email'), email);
    await keys.write(field('Password'), secret);
    await keys.send();
  }

  return { keys, main, button, link, field, isClean, inHeader, logIn };
}

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('an account, from sign-up to a forgotten password, by keyboard only', async ({
      page,
      plenary,
    }) => {
      test.setTimeout(240_000);
      const email = plenary.newAddress();
      const { keys, main, button, link, field, isClean, inHeader, logIn } = handles(page);

      await test.step('register', async () => {
        await page.goto('/');
        await inHeader('link', 'Register');
        await expect(page).toHaveURL('/register');
        await keys.press(button('Register'));
        await expect(main.getByText('Six things to correct')).toBeVisible();
        await isClean();
        await keys.write(field('First name'), 'Ama');
        await keys.write(field('Last name'), 'Sample');
        await keys.write(field('Email'), email);
        await keys.write(field('Password'), 'password1');
        await keys.write(field('Confirm password'), 'password1');
        await keys.write(field('Institution'), 'University (sample)');
        await keys.send();
        await expect(field('Password')).toHaveAccessibleDescription(/most common/);
        await keys.write(field('Password'), password);
        await keys.write(field('Confirm password'), password);
        await keys.send();
        await expect(main.getByText(email)).toBeVisible();
        await isClean();
      });

      await test.step('verify', async () => {
        const { text } = await plenary.mailTo(email, /verif|code/i);
        const code = /\b(\d{4})\b/.exec(text)?.[1] ?? '';
        await keys.press(link('Verify your email'));
        await expect(page).toHaveURL('/verify-email');
        await isClean();
        await keys.write(field('Verification code'), code === '0000' ? '0001' : '0000');
        await keys.send();
        await expect(main.getByRole('alert')).toBeVisible();
        await isClean();
        await keys.write(field('Verification code'), code);
        await keys.send();
        await expect(link('Continue to Home')).toBeVisible();
        await isClean();
      });

      await test.step('log out', async () => {
        await keys.press(button('Logout'));
        await expect(page).toHaveURL('/login');
        expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
      });

      await test.step('forget the password', async () => {
        await logIn(email, 'not this one');
        await expect(main.getByRole('alert')).toHaveText('Invalid email or password');
        await isClean();
        await keys.press(link('Reset it here'));
        await expect(page).toHaveURL('/forgot-password');
        await expect(field('Email')).toHaveValue(email);
        await keys.write(field('Email'), ' ');
        await keys.press(button('Send Reset Link'));
        await expect(field('Email')).toHaveAccessibleDescription('Email is required');
        await isClean();
        await keys.write(field('Email'), email);
        await keys.send();
        await expect(main.getByText(/^If an account exists with this email/)).toBeVisible();
        await isClean();
      });

      const { text } = await plenary.mailTo(email, /reset|password/i);
      const resetLink = new URL(/http\S+\/reset-password\/\S+/.exec(text)?.[0] ?? '').pathname;

      await test.step('choose a new one', async () => {
        await page.goto(resetLink);
        await keys.write(field('New password'), nextPassword);
        await keys.write(field('Confirm new password'), 'something else');
        await keys.send();
        await expect(main.getByText('Passwords do not match')).toBeVisible();
        await isClean();
        await keys.write(field('Confirm new password'), nextPassword);
        await keys.send();
        await expect(main.getByText(/In 3 seconds/)).toBeVisible();
        await isClean();
        await expect(page).toHaveURL('/login');
      });

      await test.step('log in with it', async () => {
        await logIn(email, nextPassword);
        await expect(page).toHaveURL('/');
      });

      await test.step('find the account', async () => {
        await inHeader('link', 'Profile', width < 900 ? 'Menu' : 'Account');
        await expect(page).toHaveURL('/profile');
        await expect(main.getByText('This device')).toBeVisible();
        await isClean();
      });

      await test.step('leave by another tab', async () => {
        const other = await page.context().newPage();
        await other.goto('/profile');
        await expect(other.getByText('This device')).toBeVisible();
        await inHeader('button', 'Logout');
        await expect(page).toHaveURL('/login');
        await expect(other).toHaveURL('/login');
        await other.close();
      });

      await test.step('the link of the mail is dead now, and says so at once', async () => {
        await page.goto(resetLink);
        await expect(main.getByRole('alert')).toHaveText(
          'Invalid or expired reset token. Please try again.',
        );
        await isClean();
      });
    });
  });
}
