import { Morning } from './parts/morning';
import { expect, test } from './parts/test';

test('a finance officer gets from the dashboard to each act of a morning in three clicks', async ({
  page,
  plenary,
}) => {
  await plenary.enterAs('admin');
  await page.goto('/admin/dashboard');
  const morning = new Morning(page);
  const queue = page.getByRole('region', { name: 'Needs you' });
  const money = page.getByRole('region', { name: 'Money' });
  const open = (name: RegExp) => morning.click(queue.getByRole('link', { name }));
  const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
  const registered = () => morning.click(money.getByRole('link', { name: 'Registered' }));
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
  const dialog = page.getByRole('dialog');

  await morning.task('confirms a payment by its proof', async () => {
    await open(/Proofs? of payment to check$/);
    await morning.openSample('Registered');
    await dialog.getByLabel('Statement date').fill('2025-10-14');
    await dialog.getByLabel('Bank transaction ID').fill(`MORNING-${Date.now()}`);
    await morning.click(dialog.getByRole('button', { name: /^Confirm USD/ }));
    await expect(dialog.getByText('Payment confirmed.')).toBeVisible();
  });

  await morning.task('rejects a registration', async () => {
    await open(/Proofs? of payment to check$/);
    await morning.openSample('Registered');
    await morning.click(dialog.getByRole('button', { name: 'Reject' }));
    await expect(dialog.last().getByLabel(/Reason/)).toBeVisible();
  });

  await morning.task('matches a transfer to a registration', async () => {
    await open(/Unmatched payments?$/);
    await morning.openSample('Unmatched payments');
    await dialog.getByLabel('Reference').fill('C25-');
    await morning.reach(dialog.getByRole('button', { name: 'Find registration' }));
  });

  await morning.task('returns a transfer to its sender', async () => {
    await open(/Unmatched payments?$/);
    await morning.openSample('Unmatched payments');
    await morning.reach(dialog.getByRole('button', { name: 'Return to sender' }));
  });

  await morning.task('records a transfer', async () => {
    await open(/Unmatched payments?$/);
    await morning.click(button('Record payment'));
    await expect(dialog.getByLabel('Bank transaction ID')).toBeVisible();
  });

  await morning.task('imports a statement', async () => {
    await registered();
    await morning.click(link('Statements'));
    await morning.reach(button('Import statement'));
  });

  await morning.task('extends the payment date of someone who has not paid', async () => {
    await morning.click(money.getByRole('link', { name: 'Not paid yet' }));
    await morning.openSample('Registered');
    await morning.click(dialog.getByRole('button', { name: /^Extend deadline of/ }));
    await expect(page.getByLabel('New last day')).toBeVisible();
  });

  await morning.task('refunds a payment', async () => {
    await morning.click(money.getByRole('link', { name: 'Paid', exact: true }));
    await morning.openSample('Registered');
    await morning.click(dialog.getByRole('button', { name: 'Refund payment' }));
    await expect(dialog.last().getByRole('button', { name: 'Record refund' })).toBeVisible();
  });

  await morning.task('locks the period that is reconciled', async () => {
    await registered();
    await morning.click(link('Reconciliation'));
    await morning.reach(button('Lock period'));
  });

  await morning.task('takes all registrations away as a file', async () => {
    await registered();
    await morning.click(button('Export'));
    const download = page.waitForEvent('download');
    await morning.click(button(/^CSV/));
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  });

  expect(morning.done).toHaveLength(10);
  expect(plenary.complaints).toEqual([]);
});
