import { expect, test } from '@plenary/kit/contract';

test.describe('mfe_registration', () => {
  test('shows the ways to register with their fees', async ({ page, product }) => {
    await product.open('/conference-register', { title: 'Registration' });
    await expect(page.getByRole('main')).toContainText(/USD \d/);
  });

  test('opens an author’s pages with their papers', async ({ page, product }) => {
    await product.enterAs('author');
    await product.open('/submitted', { title: 'My papers' });
    await expect(page.getByRole('main').getByRole('link', { name: /\S/ }).first()).toBeVisible();
    await product.open('/groups', { title: 'Group registrations' });
    await product.open('/visa-letter', { title: 'Invitation letter' });
  });

  test('leads a visitor of an author’s page to the login', async ({ page }) => {
    await page.goto('/submitted');
    await expect(page).toHaveURL('/login');
  });

  test('keeps the input of its form over a reload', async ({ page, product }) => {
    await product.enterAs('author');
    const shown = { title: 'Register for the conference' };
    await product.open('/register-conference-form', shown);
    const field = page.getByLabel('Organization', { exact: true });
    await product.keepsInput(field, 'University (sample)');
  });

  test('fails in its area only, and recovers', async ({ product }) => {
    await product.openWithoutCode('/payment-failed', 'mfe_registration', {
      title: 'Payment Failed',
    });
  });
});
