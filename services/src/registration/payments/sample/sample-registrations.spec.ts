import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { SampleRegistrations } from './sample-registrations.js';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

it('has sample payments and an unmatched payment after the first start', async () => {
  const { user, token } = await server.person('admin');
  await server.dataSource.query('UPDATE users SET is_sample = true WHERE id = $1', [user.id]);

  await server.app.get(SampleRegistrations, { strict: false }).make();

  const payments = await server.call('GET', '/admin/payments', { token });
  const items = payments.body.items as { state: string; lastName: string }[];
  expect(items.map(({ state }) => state).toSorted()).toEqual([
    'awaiting-payment',
    'completed',
    'rejected',
    'underpaid',
  ]);
  for (const { lastName } of items) expect(lastName).toContain('(sample)');
  const transfers = await server.call('GET', '/admin/transfers', { token });
  expect(transfers.body.items).toHaveLength(1);
});
