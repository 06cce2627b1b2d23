import { faults } from './parts/faults';
import { settled } from './parts/open';
import { expect, test } from './parts/test';

for (const width of [360, 1024, 1440]) {
  test(`a chair reads a paper, its reviews and its PDF at ${width} px`, async ({
    page,
    plenary,
  }) => {
    await plenary.enterAs('admin');
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/admin/papers?phase=review&sort=-score');
    await page.locator('[data-row]').first().click();
    await expect(page.getByText('1 in the list')).toBeVisible();
    await settled(page);

    await test.step('as panes, with a bar for the actions, or as tabs', async () => {
      const sheet = page.getByRole('button', { name: 'Show actions' });
      await expect(sheet).toHaveCount(width === 1024 ? 1 : 0);
      if (width === 1024) await sheet.click();
      await expect(page.getByRole('heading', { name: 'Screening' })).toBeVisible();
      expect(await faults(page)).toEqual([]);
      if (width === 1024) await page.getByRole('button', { name: 'Hide actions' }).click();
    });

    await test.step('with the PDF', async () => {
      if (width === 360) await page.getByRole('tab', { name: 'Paper' }).click();
      await expect(page.getByRole('toolbar').getByText(/^Page 1 of/)).toBeVisible();
      await expect(page.locator('canvas').first()).toBeVisible();
      expect(await faults(page)).toEqual([]);
    });

    await test.step('and its reviews, criterion by criterion', async () => {
      await page.getByRole('tab', { name: /^Reviews/ }).click();
      await expect(page.getByRole('row', { name: /^Originality/ }).first()).toBeVisible();
      expect(await faults(page)).toEqual([]);
      for (const tab of ['Abstract', 'Authors', 'Files', 'History']) {
        await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
        expect(await faults(page)).toEqual([]);
      }
    });

    await test.step('and goes on to the next by a key', async () => {
      await page.keyboard.press('j');
      await expect(page.getByText('2 in the list')).toBeVisible();
      await page.getByRole('link', { name: /^Previous paper/ }).click();
      await expect(page.getByText('1 in the list')).toBeVisible();
    });
    expect(plenary.complaints).toEqual([]);
  });
}
