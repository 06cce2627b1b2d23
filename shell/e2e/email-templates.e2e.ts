import { faults } from './parts/faults';
import { WIDTHS } from './parts/screens';
import { expect, test } from './parts/test';

for (const width of WIDTHS) {
  test(`an organiser edits, previews, saves and resets an email at ${width} px`, async ({
    page,
    plenary,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/robots.txt');
    await page.evaluate((kept) => localStorage.setItem('token', kept), plenary.token('admin'));
    await page.goto('/admin/mail/templates');
    if (width === 1440) {
      const current = page.getByRole('navigation', { name: 'Sections' }).locator('[aria-current]');
      await expect(current).toHaveText(['Email templates']);
    }
    const name = width === 360 ? 'Password reset' : 'Password changed';
    await page.getByRole('searchbox', { name: 'Search templates' }).fill(name);
    await page.getByRole('link', { name }).click();

    const closing = page.getByRole('textbox', { name: /Your text at the end/ });
    await closing.fill('<b>Write</b> to {nobodyKnows}.');
    await expect(page.getByText('Correct the texts to see the preview.')).toBeVisible();
    await closing.fill('Write to {nobodyKnows}.');
    await page.getByRole('button', { name: 'Save texts' }).click();
    await expect(closing).toHaveAccessibleDescription(/\{nobodyKnows\} is not available/);
    expect(await faults(page)).toEqual([]);

    await closing.fill('Write to {contactEmail}, {firstName}.');
    await expect(page.getByText(/Write to \S+@\S+, Sample\./)).toBeVisible();
    await page.getByRole('button', { name: 'Plain text' }).click();
    await expect(page.locator('pre')).toContainText(/Write to \S+@\S+, Sample\./);
    await closing.press('Tab');
    await page.getByRole('button', { name: 'Save texts' }).press('Enter');
    await expect(page.getByText('Texts saved.')).toBeVisible();

    await page.getByRole('button', { name: 'Reset to default' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reset template' }).click();
    await expect(page.getByText(/Template reset/)).toBeVisible();
    await expect(closing).toHaveValue('');
    expect(await faults(page)).toEqual([]);
  });
}
