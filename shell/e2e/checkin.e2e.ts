import { faults } from './parts/faults';
import { makeRegistration } from './parts/admin';
import { callsOf } from './parts/papers';
import { expect, test } from './parts/test';

test.use({ hasTouch: true });

test('a desk on a phone finds, marks and undoes, and asks about an unpaid person', async ({
  page,
  plenary,
}) => {
  const lastName = `Desk ${Date.now()}`;
  const onSite = {
    registrationPackage: 'physical_presentation_only',
    academicCategory: 'professional',
    price: 250,
  };
  for (const firstName of ['Paid', 'Unpaid'])
    await makeRegistration(page.request, plenary.newAddress(), '/api/v1', {
      ...onSite,
      firstName,
      lastName,
    });
  const call = callsOf(page.request, plenary.token('admin'));
  const found = await call('GET', `/admin/payments?q=${encodeURIComponent(`Paid ${lastName}`)}`);
  const payment = (found as unknown as { items: { id: string; firstName: string }[] }).items.find(
    ({ firstName }) => firstName === 'Paid',
  );
  const { version } = await call('GET', `/admin/payments/${payment?.id}`);
  await call('POST', `/admin/payments/${payment?.id}/match`, {
    data: { version, amount: 250, date: '2025-10-14', bankTransactionId: `DESK-${Date.now()}` },
  });
  await call('POST', `/admin/payments/${payment?.id}/confirm`, { data: { version: version + 1 } });

  await plenary.enterAs('admin');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin/checkin');
  const field = page.getByRole('searchbox');
  await expect(field).toBeFocused();
  await field.pressSequentially(`unpaid ${lastName}`);
  const unpaid = page.getByRole('listitem').filter({ hasText: `Unpaid ${lastName}` });
  await expect(unpaid.getByText('Awaiting payment')).toBeVisible();
  await unpaid.getByRole('button', { name: /^Mark as arrived/ }).tap();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/has not paid/)).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Mark as arrived anyway' }).tap();
  await expect(unpaid.getByText(/^Arrived at/)).toBeVisible();

  await page.getByRole('button', { name: `Undo the arrival of Unpaid ${lastName}` }).tap();
  await expect(page.getByText(`Unpaid ${lastName} is no longer marked as arrived.`)).toBeVisible();
  await expect(unpaid.getByRole('button', { name: /^Mark as arrived/ })).toBeVisible();

  await field.fill(`${lastName} paid`);
  await field.press('Enter');
  await expect(page.getByText(/is marked as arrived\.$/)).toBeVisible();
  expect(await faults(page)).toEqual([]);
  expect(plenary.complaints).toEqual([]);
});
