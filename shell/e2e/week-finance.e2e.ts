import { readFileSync } from 'node:fs';
import { makeRegistration } from './parts/admin';
import { bankFile, type BankLine } from './parts/statement';
import { expect, test } from './parts/test';

const FEE = 250;

/** One wrong character, which the check character finds. */
function slipped(reference: string): string {
  const at = reference.length - 3;
  return `${reference.slice(0, at)}${reference[at] === 'A' ? 'B' : 'A'}${reference.slice(at + 1)}`;
}

test('a finance officer explains every cent of a week', async ({ page, plenary, request }) => {
  test.setTimeout(180_000);
  const professional = { academicCategory: 'professional', price: FEE };
  const register = () => makeRegistration(request, plenary.newAddress(), '/api/v1', professional);
  const [exact, slip, late] = [await register(), await register(), await register()];
  const tag = String(Date.now()).slice(-8);
  const account = `GH${tag}WEEK`;
  const [florist, bank] = [`FLORIST ${tag}`, `BANK ${tag}`];
  const line = (amount: number, sender: string, text: string, nth: number): BankLine => ({
    ...{ amount, sender, text },
    reference: `W${tag}${nth}`,
  });
  const monday = [
    line(FEE, `EXACT ${tag}`, `FEE ${exact}`, 1),
    line(FEE, `SLIP ${tag}`, `FEE ${slipped(slip)}`, 2),
    line(33, florist, 'FLOWERS', 3),
    line(-12, bank, 'CHARGES', 4),
  ];
  const tuesday = [...monday, line(FEE, `LATE ${tag}`, `FEE ${late}`, 5)];
  const thursday = [
    ...tuesday,
    line(-FEE, `BACK ${tag}`, `REFUND ${late}`, 6),
    line(-33, `BACK ${tag}`, `RETURN W${tag}3`, 7),
  ];

  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const dialog = page.getByRole('dialog').last();
  const said = (text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible();
  const reload = () => page.goto('/admin/payments/statements');
  async function importLines(lines: readonly BankLine[]) {
    await reload();
    await page.getByLabel('Bank statement').setInputFiles(bankFile(account, 0, lines));
    await button('Import statement').click();
    await expect(page.getByRole('heading', { name: /^Statement of/, level: 1 })).toBeVisible();
  }
  async function confirmCertain() {
    await button('Preview and confirm 1 payment').click();
    await dialog.getByRole('button', { name: 'Confirm 1 payment' }).click();
    await said('Confirmation recorded.');
  }

  await plenary.enterAs('admin');
  await test.step('Monday: confirms the certain matches, matches a slip, ignores charges', async () => {
    await importLines(monday);
    await confirmCertain();
    await button(`Match: SLIP ${tag}`).click();
    await said('Confirmation recorded.');
    await button(`Ignore: ${bank}`).click();
    await dialog.getByLabel('Reason').fill('Charges of the bank.');
    await dialog.getByRole('button', { name: 'Ignore line' }).click();
    await said('Line ignored.');
    // What Friday no longer finds is found today.
    await page.goto('/admin/payments/reconciliation');
    await expect(page.getByRole('main')).toContainText(florist);
  });

  await test.step('Tuesday: an overlapping statement adds the new line only', async () => {
    await importLines(tuesday);
    await said('Imported before, 4 lines');
    await confirmCertain();
  });

  await test.step('Wednesday: refunds a person, and returns money to its sender', async () => {
    await page.goto(`/admin/payments?q=${late}`);
    await page.getByRole('table').getByRole('rowheader').getByRole('link').first().click();
    await button('Refund payment').click();
    await dialog.getByLabel('Reason').fill('The visa was refused.');
    await dialog.getByRole('button', { name: 'Record refund' }).click();
    await said(/^Refund recorded\./);
    await page.goto(`/admin/payments/unmatched?q=${tag}`);
    await page.getByRole('link', { name: florist }).click();
    await button('Return to sender').click();
    await dialog.getByLabel('Reason').fill('No registration matches it.');
    await dialog.getByRole('button', { name: 'Record return' }).click();
    await said('Return recorded.');
  });

  await test.step('Thursday: the outgoing lines are the refund and the return', async () => {
    await importLines(thursday);
    await said('Imported before, 5 lines');
    for (const left of [2, 1]) {
      await expect(button('Match')).toHaveCount(left);
      await button('Match').first().click();
      await said('Refund matched.');
    }
    await expect(button('Match')).toHaveCount(0);
  });

  await test.step('Friday: nothing of the week is left to explain, and the journal has it', async () => {
    await page.goto('/admin/payments/reconciliation');
    await expect(page.getByRole('heading', { name: 'Reconciliation', level: 1 })).toBeVisible();
    await said(/Bank and ledger/);
    await expect(page.getByRole('main')).not.toContainText(tag);
    const download = page.waitForEvent('download');
    await button('Export').click();
    await button(/^CSV/).click();
    const journal = readFileSync(await (await download).path(), 'utf8');
    for (const reference of [exact, slip, late]) expect(journal).toContain(reference);
  });
  expect(plenary.complaints).toEqual([]);
});
