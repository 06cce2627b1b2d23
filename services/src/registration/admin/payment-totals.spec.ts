import { PaymentsLab, receipt } from '../../../test/payments.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { paymentTotalsSchema } from './payment-totals.schema.js';

let server: TestApp;
let lab: PaymentsLab;
beforeAll(async () => {
  server = await startTestApp();
  lab = await PaymentsLab.open(server);
});
afterAll(() => server.stop());

const totals = async () => (await server.call('GET', '/admin/payment-totals', lab.admin)).body;

it('sums registrations and money by package, state and day', async () => {
  expect(await totals()).toEqual({ packages: [], days: [] });
  const [first] = [await lab.registered(), await lab.registered()];
  await lab.registered({ academicCategory: 'professional', price: 250 });
  await lab.act(first.id, 'match', { ...receipt, amount: 60 });
  const money = { amount: 10, reason: 'Paid too much.' };
  expect((await lab.act(first.id, 'refund-overpayment', money)).status).toBe(200);
  expect((await lab.act(first.id, 'confirm', { studentProofSeen: true })).status).toBe(200);
  const mistyped = await lab.registered();
  const wrong = { ...receipt, bankTransactionId: 'MISTYPED' };
  const { ledger } = (await lab.act(mistyped.id, 'match', wrong)).body;
  const entryId = (ledger as { id: string }[]).at(-1)?.id;
  const undo = await lab.act(mistyped.id, 'unmatch', { entryId, reason: 'Mistyped.' });
  expect(undo.status).toBe(200);
  const { createdAt } = await lab.read(first.id);
  const day = (createdAt as string).slice(0, 'yyyy-mm-dd'.length);

  const { packages, days } = paymentTotalsSchema.parse(await totals());
  const online = { registrationPackage: 'virtual_presentation_only' };
  expect(packages).toMatchObject([
    { ...online, state: 'awaiting-payment', count: 3, amount: 350, received: 0 },
    { ...online, state: 'completed', count: 1, amount: 50, received: 50 },
  ]);
  expect(packages[0]?.packageName).toBe('Virtual, presentation only');
  expect(days).toContainEqual(expect.objectContaining({ day, registrations: 4, amount: 400 }));
  expect(days).toContainEqual(expect.objectContaining({ day: receipt.date, received: 60 }));
  const sum = (name: 'received' | 'refunded') =>
    days.reduce((total, each) => total + each[name], 0);
  expect([sum('received'), sum('refunded')]).toEqual([60, 10]);
});
