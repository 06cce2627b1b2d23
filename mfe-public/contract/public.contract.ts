import { expect, test } from '@plenary/kit/contract';

test.describe('mfe_public', () => {
  test('shows the site of the edition', async ({ page, product }) => {
    await product.open('/', { title: /\S/ });
    await expect(page.getByRole('main').getByRole('link', { name: 'GET TICKETS' })).toBeVisible();
    await product.open('/call-for-papers', { title: 'Call for Papers' });
    await product.open('/schedule', { title: 'Schedule' });
  });

  test('keeps the input of the contact form over a reload', async ({ page, product }) => {
    await product.enterAs('author');
    await product.open('/contact', { title: 'Contact' });
    const field = page.getByLabel('Message', { exact: true });
    await product.keepsInput(field, 'A question (sample)');
  });

  test('shows a person’s profile, and refuses a wrong password', async ({ page, product }) => {
    await product.open('/login', { title: 'Log in' });
    await page.getByLabel('Email').fill('person@example.org');
    await page.getByLabel('Password', { exact: true }).fill('wrong (sample)');
    await page
      .getByRole('main')
      .getByRole('button', { name: /log ?in/i })
      .click();
    await expect(page.getByRole('alert').first()).toBeVisible();

    await product.enterAs('author');
    await page.goto('/profile');
    await expect(page.getByLabel('First name')).toHaveValue(/\S/);
  });

  test('leads a visitor of the profile to the login', async ({ page }) => {
    await page.goto('/profile');
    await expect(page).toHaveURL('/login');
  });

  test('fails in its area only, and recovers', async ({ product }) => {
    await product.openWithoutCode('/verify', 'mfe_public', { title: 'Verify a document' });
  });
});
