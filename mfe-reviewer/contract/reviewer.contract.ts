import { expect, test } from '@plenary/kit/contract';

test.describe('mfe_reviewer', () => {
  test('opens a reviewer’s pages with their reviews', async ({ page, product }) => {
    await product.enterAs('reviewer');
    await product.open('/reviewers', { title: 'Reviews' });
    await expect(page.getByRole('main').getByRole('link', { name: /\S/ }).first()).toBeVisible();
    await product.open('/reviewers/bids', { title: 'Bids' });
    await product.open('/reviewers/profile', { title: 'Limits and expertise' });
  });

  test('refuses a person without the role', async ({ page, product }) => {
    await product.enterAs('author');
    await page.goto('/reviewers');
    await expect(page.getByText(/Access Denied/)).toBeVisible();
  });

  test('leads a visitor to the login', async ({ page }) => {
    await page.goto('/reviewers');
    await expect(page).toHaveURL('/login');
  });

  test('fails in its area only, and recovers', async ({ product }) => {
    await product.enterAs('reviewer');
    await product.openWithoutCode('/reviewers/profile', 'mfe_reviewer', {
      title: 'Limits and expertise',
    });
  });
});
