import { text } from 'node:stream/consumers';
import { faults } from './parts/faults';
import { Keyboard } from './parts/keyboard';
import { settled } from './parts/open';
import { onScreens } from './parts/screens';
import { expect, test } from './parts/test';

for (const width of onScreens([320, 1440])) {
  test(`an organiser narrows and sorts the papers at ${width} px`, async ({ page, plenary }) => {
    await plenary.enterAs('admin');
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/admin/papers');
    await settled(page);
    const tabs = page.getByRole('navigation', { name: 'Status' }).getByRole('link');
    await expect(tabs).toHaveCount(5);
    expect(await faults(page)).toEqual([]);

    await test.step('by finding one from the bar, by keyboard', async () => {
      const trigger = page.getByRole('button', { name: 'Find a paper, person or payment' });
      if (width < 900) await new Keyboard(page).press(trigger);
      else await page.keyboard.press('Control+k');
      const search = page.getByRole('combobox');
      await expect(search).toBeFocused();
      await search.fill('newsroom');
      await expect(page.getByRole('option').first()).toBeVisible();
      expect(await faults(page)).toEqual([]);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/admin\/papers\/[\da-f-]{36}$/);
      await page.goBack();
      await expect(tabs).toHaveCount(5);
    });

    await test.step('by a tab and a filter, which the address keeps', async () => {
      await tabs.filter({ hasText: 'Final' }).click();
      await expect(page).toHaveURL(/phase=final/);
      await page.getByRole('button', { name: 'Filters' }).click();
      expect(await faults(page)).toEqual([]);
      await page.getByRole('combobox', { name: 'Status' }).selectOption('Rejected');
      await expect(page).toHaveURL(/status=rejected/);
      await page.keyboard.press('Escape');
      await page.reload();
      const filter = page.getByRole('link', { name: 'Remove filter Status: Rejected' });
      await new Keyboard(page).press(filter);
      await expect(page).not.toHaveURL(/status=/);
      await expect(page).toHaveURL(/phase=final/);
    });

    await test.step('and keeps it as a view', async () => {
      // Both tests have one account, and views of one content are one for the page.
      await page.goto(`/admin/papers?phase=final&q=${width}`);
      await page.getByRole('button', { name: 'Views' }).click();
      await page.getByLabel('Name of the view').fill(`Final at ${width}`);
      await page.getByRole('button', { name: 'Save view' }).click();
      const view = page.getByRole('button', { name: `Views, current: Final at ${width}` });
      await expect(view).toBeVisible();
      expect(await faults(page)).toEqual([]);
      await page.getByRole('button', { name: 'Delete' }).click();
      await page.keyboard.press('Escape');
      await expect(view).toHaveCount(0);
    });

    await test.step('and keeps a set of columns for exports', async () => {
      const keyboard = new Keyboard(page);
      await page.getByRole('button', { name: 'Export' }).click();
      await page.getByRole('button', { name: 'Choose columns…' }).click();
      const dialog = page.getByRole('dialog', { name: 'Choose columns to export' });
      const set = dialog.getByRole('button', { name: `Short ${width}`, exact: true });
      await dialog.getByRole('button', { name: 'Proceedings' }).click();
      // Both tests have one account, as for views.
      const left = width === 320 ? 'Abstract' : 'Keywords';
      await dialog.getByRole('checkbox', { name: left }).uncheck();
      await dialog.getByText('Save this choice as a column set').click();
      await dialog.getByLabel('Name of the column set').fill(`Short ${width}`);
      await page.keyboard.press('Enter');
      await expect(set).toHaveAttribute('aria-pressed', 'true');
      expect(await faults(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'All columns' }).click();
      await keyboard.press(set);
      await expect(dialog.getByRole('checkbox', { name: left })).not.toBeChecked();
      await dialog.getByRole('button', { name: `Delete “Short ${width}”` }).click();
      await expect(set).toHaveCount(0);
      await dialog.getByRole('button', { name: 'Undo' }).click();
      await expect(set).toBeVisible();
      const download = page.waitForEvent('download');
      await dialog.getByRole('button', { name: 'CSV' }).click();
      const stream = await (await download).createReadStream();
      const [first = ''] = (await text(stream)).split('\r\n');
      expect(first).toContain('Author emails');
      expect(first).not.toContain(left);
    });

    await test.step('by keys from anywhere', async () => {
      await page.goto('/admin/papers?phase=final');
      await expect(page.locator('[data-row]').first()).toBeVisible();
      await settled(page);
      await expect(async () => {
        await page.keyboard.press('j');
        await expect(page.locator('[data-row]').first()).toBeFocused({ timeout: 500 });
      }).toPass();
      await page.keyboard.press('/');
      await expect(page.getByRole('searchbox')).toBeFocused();
      await page.keyboard.press('Escape');
      await page.getByRole('heading', { level: 1 }).click();
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
      expect(await faults(page)).toEqual([]);
      await page.keyboard.press('Escape');
    });

    await test.step('by score', async () => {
      if (width < 900) await page.getByLabel('Sort by').selectOption('Score, highest first');
      else await page.getByRole('link', { name: 'Score' }).click();
      await expect(page).toHaveURL(/sort=-score/);
      await expect(page.locator('[data-row]').first()).toBeVisible();
      // Rows in the order before are pale.
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      expect(await faults(page)).toEqual([]);
    });
    await test.step('and finds all actions on chosen papers in the window', async () => {
      await page.goto('/admin/papers?status=under-review');
      await page
        .getByRole('checkbox', { name: /^Select (?!all)/ })
        .first()
        .check();
      const bar = page.getByRole('region', { name: 'Selected papers' });
      await bar.getByRole('button', { name: 'More actions' }).click();
      for (const name of ['Record decision', 'Add tag', 'Download PDFs'])
        await expect(bar.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
      await bar.getByRole('button', { name: 'Download PDFs' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    });
    expect(plenary.complaints).toEqual([]);
  });
}
