import { faults } from './parts/faults';
import { settled } from './parts/open';
import { fillAttendeeForm } from './parts/registration';
import { WIDTHS } from './parts/screens';
import { statementFile } from './parts/statement';
import { expect, test } from './parts/test';

for (const width of WIDTHS) {
  test(`a finance officer imports a statement at ${width} px, and confirms the certain matches in one press`, async ({
    page,
    plenary,
  }) => {
    await fillAttendeeForm(page, plenary.newAddress());
    await page.getByRole('radio', { name: 'Professional' }).check();
    await page.getByRole('radio', { name: /^Virtual, presentation only/ }).check();
    await page.getByRole('button', { name: 'Continue to payment' }).first().click();
    await page.getByRole('button', { name: 'Complete registration' }).click();
    await expect(page).toHaveURL(/\/payment-success\?ref=C25/);
    const reference = new URL(page.url()).searchParams.get('ref') ?? '';
    const list = await page.request.get(`/api/v1/admin/payments?q=${reference}`, {
      headers: { authorization: `Bearer ${plenary.token('admin')}` },
    });
    const [payment] = ((await list.json()) as { items: { amount: number }[] }).items;
    const due = payment?.amount ?? 0;

    await page.goto('/robots.txt');
    await page.evaluate((token) => localStorage.setItem('token', token), plenary.token('admin'));
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/admin/payments/statements');
    const sent = statementFile({ account: `GH${Date.now()}${width}`, reference, amount: due });
    await page.getByLabel('Bank statement').setInputFiles(sent);
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Import statement' }).click();

    await expect(page.getByRole('heading', { name: /^Statement of/, level: 1 })).toBeVisible();
    await expect(page.getByText('FLOWERS')).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Certain/ })).toBeVisible();
    await settled(page);
    expect(await faults(page)).toEqual([]);

    const search = page.getByRole('searchbox', { name: 'Sender, text, reference or amount' });
    await search.fill('33.00');
    await expect(page.getByText(reference)).toHaveCount(0);
    await expect(page.getByText('FLOWERS')).toBeVisible();
    await search.fill('nothing like it');
    await expect(page.getByText('No results')).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Clear search and filters' }).click();
    await expect(page.getByText('FLOWERS')).toBeVisible();

    await page.getByRole('button', { name: 'Preview and confirm 1 payment' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(new RegExp(reference))).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Confirm 1 payment' }).click();
    await expect(page.getByText('Confirmation recorded.')).toBeVisible();
    await page.getByRole('link', { name: /^Done/ }).click();
    await expect(page.getByRole('link', { name: reference })).toBeVisible();
    expect(await faults(page)).toEqual([]);

    await page.goto('/admin/payments/statements');
    await page.getByLabel('Bank statement').setInputFiles(sent);
    await page.getByRole('button', { name: 'Import statement' }).click();
    await expect(page.getByText(/^You imported this statement a moment ago\./)).toBeVisible();
    expect(await faults(page)).toEqual([]);
  });
}
