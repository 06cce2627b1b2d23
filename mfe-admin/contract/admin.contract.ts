import { expect, test } from '@plenary/kit/contract';

test.describe('mfe_admin', () => {
  const lists = [
    ['/admin/users', 'Users'],
    ['/admin/papers', 'Papers'],
    ['/admin/payments', 'Registered'],
  ] as const;

  test('opens an organiser’s lists with their rows', async ({ page, product }) => {
    await product.enterAs('admin');
    await product.open('/admin/dashboard', { title: 'Dashboard' });
    for (const [path, title] of lists) {
      await product.open(path, { title });
      await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
    }
  });

  test('opens its pages from the menu', async ({ page, product }) => {
    await product.enterAs('admin');
    await product.open('/admin/dashboard', { title: 'Dashboard' });
    await page.getByRole('navigation').getByRole('link', { name: 'Users' }).first().click();
    await expect(page).toHaveURL(/\/admin\/users/);
    await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  });

  test('refuses a person without the role', async ({ page, product }) => {
    await product.enterAs('author');
    await page.goto('/admin/payments');
    await expect(page.getByText(/do not have permission/)).toBeVisible();
  });

  test('leads a visitor to the login', async ({ page }) => {
    await page.goto('/admin/papers');
    await expect(page).toHaveURL('/login');
  });

  test('fails in its area only, and recovers', async ({ product }) => {
    await product.enterAs('admin');
    await product.openWithoutCode('/admin/users', 'mfe_admin', { title: 'Users' });
  });
});
