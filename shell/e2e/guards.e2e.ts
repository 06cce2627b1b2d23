import { expect, test } from './parts/test';

test('a reviewer opens /reviewers @core', async ({ page, plenary }) => {
  await plenary.enterAs('reviewer');
  await page.goto('/reviewers');

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/Access Denied/)).toHaveCount(0);
});

test('a user without the role is refused and sees the current role @core', async ({
  page,
  plenary,
}) => {
  await plenary.enterAs('author');

  await page.goto('/reviewers');
  await expect(
    page.getByText(
      'Access Denied: This area requires reviewer privileges. Current role: researcher',
    ),
  ).toBeVisible();

  await page.goto('/admin/payments');
  await expect(
    page.getByText('You do not have permission to access this area. Current role: researcher'),
  ).toBeVisible();
});

test('a guarded page leads through /login and back @core', async ({ page, plenary }) => {
  await page.goto('/submitted');
  await expect(page).toHaveURL('/login');

  await plenary.fillSignIn('author');

  await expect(page).toHaveURL('/submitted');
});
