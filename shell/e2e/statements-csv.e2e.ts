import { makeRegistration } from './parts/admin';
import { faults } from './parts/faults';
import { csvFile } from './parts/statement';
import { onScreens } from './parts/screens';
import { expect, test } from './parts/test';

const FEE = 250;

for (const [width, colorScheme] of onScreens([
  [360, 'light'],
  [768, 'dark'],
  [1440, 'light'],
])) {
  test(`finance confirms the columns of a bank’s CSV once, and undoes a match, by keyboard at ${width} px, ${colorScheme}`, async ({
    page,
    plenary,
    request,
  }) => {
    const tag = String(Date.now()).slice(-7);
    const professional = { academicCategory: 'professional', price: FEE };
    const register = () => makeRegistration(request, plenary.newAddress(), '/api/v1', professional);
    const [first, second] = [await register(), await register()];
    const press = async (name: string | RegExp) => {
      await page.getByRole('button', { name }).first().focus();
      await page.keyboard.press('Enter');
    };
    const dialog = page.getByRole('dialog').last();
    const clean = async () => expect(await faults(page)).toEqual([]);
    async function send(name: string, reference: string) {
      await page.goto('/admin/payments/statements');
      const sent = csvFile(tag, name, reference, FEE);
      await page.getByLabel('Bank statement').setInputFiles(sent);
      await press('Import statement');
    }

    await plenary.enterAs('admin');
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });

    await test.step('the columns are found, and ten rows shown', async () => {
      await send('monday', first);
      await expect(
        page.getByRole('heading', { name: 'Check the columns of this CSV file' }),
      ).toBeVisible();
      const preview = page.getByRole('region', { name: 'First rows of the file' });
      await expect(preview.getByRole('row')).toHaveCount(11);
      await expect(preview).toContainText('Müller');
      await expect(page.getByLabel('Amount with sign')).toHaveValue('3');
      await expect(page.getByLabel('Decimal mark')).toHaveValue(',');
      await expect(page.getByLabel('Order of dates')).toHaveValue('dmy');
      await clean();
      await press('Import with these columns');
      await expect(page.getByText('Account is required')).toBeVisible();
      await page.getByLabel('Account name or IBAN').fill(`CSV ${tag}`);
      await press('Import with these columns');
      await expect(page.getByRole('heading', { name: /^Statement of/, level: 1 })).toBeVisible();
      await expect(page.getByText('Received, 12 lines')).toBeVisible();
      await clean();
    });

    await test.step('the certain match is confirmed after a preview', async () => {
      await press('Preview and confirm 1 payment');
      await expect(dialog.getByText(new RegExp(first))).toBeVisible();
      await clean();
      await press('Confirm 1 payment');
      await expect(page.getByText('Confirmation recorded.')).toBeVisible();
    });

    await test.step('a credit note corrects it, and the line awaits a match again', async () => {
      await page.getByRole('link', { name: /^Done/ }).press('Enter');
      await press('Issue credit note: Ama Sample');
      await dialog.getByLabel('Reason').fill('It was for another person.');
      await clean();
      await dialog.getByRole('button', { name: 'Issue credit note' }).press('Enter');
      await expect(page.getByText(/^Credit note recorded\./)).toBeVisible();
      await press('Unmatch: Ama Sample');
      await dialog.getByLabel('Reason').fill('It was for another person.');
      await clean();
      await dialog.getByRole('button', { name: 'Unmatch transfer' }).press('Enter');
      await expect(page.getByText('Transfer unmatched. No one was emailed.')).toBeVisible();
      await page.getByRole('link', { name: /^To match/ }).press('Enter');
      await expect(
        page.getByRole('button', { name: 'Preview and confirm 1 payment' }),
      ).toBeVisible();
      await clean();
    });

    await test.step('the next file of the account needs no columns', async () => {
      await send('tuesday', second);
      await expect(page.getByRole('heading', { name: /^Statement of/, level: 1 })).toBeVisible();
      await expect(page.getByText(`CSV ${tag}`).first()).toBeVisible();
    });

    await test.step('the list of payments finds both, with its filters in one row of a wide window', async () => {
      await page.goto('/admin/payments?category=professional&from=2025-10-01');
      const filter = page.getByRole('button', { name: 'Filters (2 active)' });
      await expect(page.getByText(second).first()).toBeVisible();
      if (width === 1440) {
        const [top, searchTop] = await Promise.all(
          [filter, page.getByRole('searchbox')].map(async (box) => (await box.boundingBox())?.y),
        );
        expect(Math.abs((top ?? 0) - (searchTop ?? 99))).toBeLessThan(8);
      }
      await filter.press('Enter');
      await expect(page.getByLabel('From', { exact: true })).toHaveValue('2025-10-01');
      await clean();
    });
    expect(plenary.complaints).toEqual([]);
  });
}
