import { faults } from './parts/faults';
import { expect, test } from './parts/test';

test('the dashboard leads from its rows to the lists in which the work is done', async ({
  page,
  plenary,
  request,
}) => {
  const email = plenary.newAddress();
  const enquiry = { name: 'Ama Sample', email, subject: `Visa ${email}`, message: 'A question.' };
  const data = { ...enquiry, category: 'Registration' };
  expect((await request.post('/api/v1/contact', { data })).ok()).toBe(true);
  const transfer = {
    amount: 120,
    date: '2025-10-14',
    bankTransactionId: `E2E-${Date.now()}`,
    sender: 'Ministry (sample)',
    remittance: 'no reference',
  };
  const headers = { Authorization: `Bearer ${plenary.token('admin')}` };
  const recorded = await request.post('/api/v1/admin/transfers', { data: transfer, headers });
  expect(recorded.status()).toBe(201);

  await plenary.enterAs('admin');
  await page.goto('/admin/dashboard');
  const queue = page.getByRole('region', { name: 'Needs you' });
  const open = (name: RegExp) => queue.getByRole('link', { name }).click();
  await expect(page.getByText(/^Live, updated \d\d:\d\d UTC$/)).toBeVisible();
  await expect(page.getByRole('slider', { name: /^Registrations/ })).toBeVisible();
  expect(await faults(page)).toEqual([]);

  await open(/: \d+ New enquir/);
  await expect(page).toHaveURL('/admin/messages?state=new');
  await expect(page.getByText(enquiry.subject).first()).toBeVisible();

  await page.goBack();
  await open(/: \d+ Unmatched payment/);
  await expect(page).toHaveURL('/admin/payments/unmatched?open=true');
  await expect(page.getByText(transfer.sender).first()).toBeVisible();

  await page.goBack();
  await queue.getByRole('link', { name: 'Site', exact: true }).click();
  await expect(queue.getByRole('link', { name: /Unmatched/ })).toHaveCount(0);
  await open(/: \d+ Settings? still sample/);
  await expect(page).toHaveURL(/\/admin\/edition$/);
  expect(plenary.complaints).toEqual([]);
});
