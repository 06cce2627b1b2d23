import type { Page } from '@playwright/test';
import { faults } from './parts/faults';
import { settled } from './parts/open';
import { callsOf, newAccount } from './parts/papers';
import { WIDTHS } from './parts/screens';
import { expect, test } from './parts/test';

/** Of new accounts. */
const password = 'a long enough phrase';

async function enter(page: Page, token: string): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate((kept) => localStorage.setItem('token', kept), token);
}

for (const width of WIDTHS) {
  test(`an owner grants and revokes a permission at ${width} px, and it opens its pages only`, async ({
    page,
    plenary,
    browser,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const { email, token: before } = await newAccount(page.request, plenary);
    const me = await page.request.get('/api/v1/auth/me', {
      headers: { authorization: `Bearer ${before}` },
    });
    const { id } = ((await me.json()) as { user: { id: string } }).user;
    const call = callsOf(page.request, plenary.token('admin'));
    const { version } = await call('GET', `/admin/users/${id}`);
    await call('PATCH', `/admin/users/${id}`, { data: { role: 'admin', version } });
    // The change of the role has ended their session.
    const login = await page.request.post('/api/v1/auth/login', { data: { email, password } });
    const { token } = (await login.json()) as { token: string };

    await enter(page, plenary.token('admin'));
    await page.goto(`/admin/users/${id}`);
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Revoke permission: Owner' }).click();
    await dialog.getByRole('button', { name: 'Revoke permission' }).click();
    const grant = page.getByRole('button', { name: 'Grant permission' });
    await expect(page.getByText(/^None. This admin can’t open/)).toBeVisible();
    await grant.click();
    await expect(dialog.getByRole('radio', { name: 'Finance' })).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await dialog.getByRole('radio', { name: 'Finance' }).check();
    await dialog.getByRole('button', { name: 'Grant permission' }).click();
    await expect(page.getByRole('button', { name: 'Revoke permission: Finance' })).toBeVisible();
    expect(await faults(page)).toEqual([]);

    const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
    const other = await context.newPage();
    await enter(other, token);
    await other.goto('/admin/payments');
    const menu = other.getByRole('navigation', { name: 'Sections' });
    await expect(other.getByRole('heading', { name: 'Registered', level: 1 })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Registered' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Papers' })).toHaveCount(0);
    await other.goto('/admin/papers');
    await expect(other.getByText(/You do not have permission to access this area/)).toBeVisible();

    await page.getByRole('button', { name: 'Revoke permission: Finance' }).click();
    await dialog.getByRole('button', { name: 'Revoke permission' }).click();
    await expect(page.getByText(/^None. This admin can’t open/)).toBeVisible();
    await settled(page);
    const refused = await other.request.get('/api/v1/admin/payments', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(refused.status()).toBe(403);
    await context.close();
  });
}
