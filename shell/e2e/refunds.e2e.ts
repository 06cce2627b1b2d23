import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { makeOrganiser, makeRegistration } from './parts/admin';
import { organiser } from './parts/organiser';
import { bankFile } from './parts/statement';
import { expect, test } from './parts/test';

const FEE = 50;

async function enterOn(browser: Browser, token: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const url = process.env.E2E_URL ?? '';
  await page.goto(`${url}/robots.txt`);
  await page.evaluate((value) => localStorage.setItem('token', value), token);
  return page;
}

test('a refund goes from its preparation to the line of the bank', async ({
  page,
  plenary,
  request,
  browser,
}) => {
  test.setTimeout(180_000);
  const headers = { authorization: `Bearer ${plenary.token('admin')}` };
  const api = (path: string) => `/api/v1/admin${path}`;
  const read = async <T>(path: string) =>
    (await (await request.get(api(path), { headers })).json()) as T;
  const desk = organiser(request, plenary.token('admin'));

  const address = plenary.newAddress();
  const reference = await makeRegistration(request, address);
  const { items } = await read<{ items: { id: string }[] }>(`/payments?q=${reference}`);
  const id = items[0]?.id ?? '';
  const { version } = await read<{ version: number }>(`/payments/${id}`);
  const money = { amount: FEE, date: '2025-10-14', bankTransactionId: `IN-${reference}` };
  const confirmed = await request.post(api(`/payments/${id}/confirm`), {
    headers,
    data: { ...money, version, studentProofSeen: true },
  });
  expect(confirmed.status()).toBe(200);

  const owner = plenary.token('admin');
  const colleague = await makeOrganiser(request, owner, plenary.newAddress(), 'finance');
  const editions = await read<{ items: { id: string }[] }>('/editions');
  const edition = await read<{ document: { invoicing: object } }>(
    `/editions/${editions.items[0]?.id}`,
  );
  const { invoicing } = edition.document;
  await desk.save({ invoicing: { ...invoicing, refundApprovalAbove: 10 } });

  try {
    const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
    const dialog = page.getByRole('dialog').last();

    await plenary.enterAs('admin');
    await test.step('finance prepares the refund, and the payer is asked for the account', async () => {
      await page.goto(`/admin/payments?q=${reference}&item=${id}`);
      await button('Prepare refund').click();
      await dialog.getByLabel('Reason', { exact: true }).selectOption('Visa refused');
      await expect(dialog.getByLabel('Text for the payer')).toHaveValue('Your visa was refused.');
      await dialog.getByRole('button', { name: 'Prepare refund' }).click();
      await expect(page.getByRole('heading', { name: 'Prepare a refund?' })).toBeHidden();
    });

    await test.step('the payer gives it on the page of the email, on a phone', async () => {
      const mail = await plenary.mailTo(address, /Where shall we send your refund/);
      const [link = ''] = /https?:\S+\/refund-account\/\S+/.exec(mail.text) ?? [];
      const phone = await browser.newPage({ viewport: { width: 360, height: 740 } });
      await phone.goto(link);
      await expect(phone.getByRole('heading', { level: 1 })).toHaveText(
        'Where shall we send your refund?',
      );
      await phone.getByLabel('Account holder').fill('Ama Sample');
      await phone.getByLabel('IBAN', { exact: true }).last().fill('GB82 WEST 1234 5698 7654 33');
      await phone.getByRole('button', { name: 'Save account' }).click();
      await expect(phone.getByText(/This IBAN has a typing error/).first()).toBeVisible();
      await phone.getByLabel('IBAN', { exact: true }).last().fill('GB82 WEST 1234 5698 7654 32');
      await phone.getByRole('button', { name: 'Save account' }).click();
      await expect(phone.getByText('GB •••• 5432')).toBeVisible();
      await phone.close();
    });

    await test.step('finance prepares a bank file, which a second person approves', async () => {
      await page.goto(`/admin/payments/refunds?q=${reference}`);
      await button('Prepare bank file').click();
      await dialog.getByRole('button', { name: 'Prepare bank file' }).click();
      await expect(page.getByText('Bank file prepared.').first()).toBeVisible();
      await page.goto('/admin/payments/refunds/files?status=awaiting-approval');
      await page.getByRole('table').getByRole('rowheader').getByRole('link').first().click();
      await expect(page.getByText(/Another finance organiser must approve it/)).toBeVisible();
      const other = await enterOn(browser, colleague);
      await other.goto(page.url());
      await other.getByRole('button', { name: 'Approve', exact: true }).click();
      await expect(other.getByText('Bank file approved.').first()).toBeVisible();
      await other.close();
    });

    let refund = '';
    await test.step('finance exports it once', async () => {
      await page.reload();
      await button('Export and download').click();
      const download = page.waitForEvent('download');
      await dialog.getByRole('button', { name: 'Export and download' }).click();
      const file = readFileSync(await (await download).path(), 'utf8');
      expect(file).toContain('GB82WEST12345698765432');
      [refund = ''] = /[A-Z]\d{2}R-\w{5}-\w{5}/.exec(file) ?? [];
      await expect(button('Download again')).toBeVisible();
    });

    await test.step('the line of the bank pays it', async () => {
      const line = { amount: -FEE, sender: 'AMA SAMPLE', text: `REFUND ${refund}` };
      const lines = [{ ...line, reference: `OUT-${refund}` }];
      await page.goto('/admin/payments/statements');
      const file = bankFile(`GH${Date.now()}OUT`, 0, lines);
      await page.getByLabel('Bank statement').setInputFiles(file);
      await button('Import statement').click();
      await expect(page.getByText(/Reference and amount are exact/)).toBeVisible();
      await button('Match').click();
      await expect(page.getByText('Refund matched.').first()).toBeVisible();
      await page.goto(`/admin/payments/refunds?q=${reference}`);
      await expect(page.getByRole('table').getByText('Paid', { exact: true })).toBeVisible();
      const after = await read<{ state: string }>(`/payments/${id}`);
      expect(after.state).toBe('refunded');
    });
  } finally {
    await desk.save({ invoicing });
  }
  expect(plenary.complaints).toEqual([]);
});
