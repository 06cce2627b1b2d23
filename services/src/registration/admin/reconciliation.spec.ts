import { camt } from '../../../bench/statements/written.mjs';
import { PaymentsLab, receipt } from '../../../test/payments.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { reconciliationSchema } from './reconciliation.schema.js';

let server: TestApp;
let lab: PaymentsLab;
beforeAll(async () => {
  server = await startTestApp();
  lab = await PaymentsLab.open(server);
});
afterAll(() => server.stop());

const whole = async () => {
  const { body } = await server.call('GET', '/admin/reconciliation', lab.admin);
  return reconciliationSchema.parse(body);
};
const read = async () => (await whole()).days;

it('compares the bank with the ledger by day, also after a match is undone', async () => {
  expect(await read()).toEqual([]);
  const line = (n: number, minor: number, date: string) => ({
    ...{ minor, date, sender: 'Sender', text: 'FEE' },
    reference: `RECONCILED-${n}`,
  });
  const transfers = [
    line(1, 5_000, '2025-10-07'),
    line(2, 25_000, '2025-10-08'),
    line(3, -5_000, '2025-10-08'),
  ];
  const form = new FormData();
  const file = [...camt({ account: 'DE00000000000000000001', opening: 1_000, transfers })];
  form.set('file', new Blob([file.join('')]), 'october.xml');
  const sent = { token: lab.admin.token, body: form };
  const { body } = await server.call('POST', '/admin/statements', sent);
  const statements = [{ id: body.statements[0].id as string, fileName: 'october.xml' }];
  // The outgoing line belongs to no refund of the ledger.
  const imported = [
    {
      ...{ day: '2025-10-08', bank: 200, ledger: 250, difference: -50, open: -50 },
      ignored: 0,
      ...{ closing: 260, statements },
    },
    {
      ...{ day: '2025-10-07', bank: 50, ledger: 50, difference: 0, open: 0 },
      ignored: 0,
      ...{ closing: null, statements },
    },
  ];
  expect(await read()).toEqual(imported);

  const { id: paymentId } = await lab.registered();
  const { items } = (await server.call('GET', '/admin/transfers?q=RECONCILED-1', lab.admin)).body;
  const [transfer] = items as { id: string; version: number }[];
  const act = (verb: string, more: object) =>
    server.call('POST', `/admin/transfers/${transfer?.id}/${verb}`, {
      token: lab.admin.token,
      body: { paymentId, ...more },
    });
  expect((await act('match', { amount: 50, version: 1 })).status).toBe(200);
  expect(await read()).toEqual(imported);
  expect((await act('unmatch', { reason: 'Another person.', version: 2 })).status).toBe(200);
  expect(await read()).toEqual(imported);

  // Money that was typed in, before its statement is imported.
  await lab.act(paymentId, 'match', receipt);
  expect(await read()).toContainEqual({
    ...{ day: receipt.date, bank: 0, ledger: 50, difference: -50, open: -100 },
    ignored: 0,
    ...{ closing: null, statements: [] },
  });
});

it('lists open differences, and explains ignored lines by their reason', async () => {
  const before = await whole();
  const charge = before.differences.find(({ kind }) => kind === 'unexplained');
  expect(charge).toMatchObject({ day: '2025-10-08', amount: -50, count: 1 });
  expect(before.differences).toContainEqual(
    expect.objectContaining({ kind: 'without-line', day: receipt.date, amount: 50 }),
  );
  expect(before.differences.filter(({ kind }) => kind === 'unmatched')).toHaveLength(2);

  const lines = `/admin/statements/${charge?.statementId}`;
  const { items } = (await server.call('GET', lines, lab.admin)).body.unmatched;
  const outgoing = (items as { id: string; amount: number }[]).find(({ amount }) => amount < 0);
  const ignored = await server.call('POST', `/admin/statements/lines/${outgoing?.id}/ignore`, {
    token: lab.admin.token,
    body: { reason: 'A charge of the bank.' },
  });
  expect(ignored.status).toBe(200);
  const after = await whole();
  expect(after.days).toContainEqual(
    expect.objectContaining({ day: '2025-10-08', bank: 200, ignored: -50, difference: 0, open: 0 }),
  );
  expect(after.differences.map(({ kind }) => kind)).not.toContain('unexplained');
  expect(after.packages).toMatchObject([
    { count: 1, expected: 50, received: 50, outstanding: 0, above: 0 },
  ]);
});

it('finds a statement that is missing between two', async () => {
  const send = async (opening: number, minor: number, date: string) => {
    const transfers = [{ minor, date, sender: 'Sender', text: 'FEE', reference: `GAP-${date}` }];
    const form = new FormData();
    const file = [...camt({ account: 'DE00000000000000000002', opening, transfers })].join('');
    form.set('file', new Blob([file]), `${date}.xml`);
    await server.call('POST', '/admin/statements', { token: lab.admin.token, body: form });
  };
  const gaps = async () => (await whole()).differences.filter(({ kind }) => kind === 'balance-gap');
  await send(0, 100, '2025-10-01');
  await send(100, 100, '2025-10-02');
  expect(await gaps()).toEqual([]);
  await send(700, 100, '2025-10-06');
  expect(await gaps()).toMatchObject([{ day: '2025-10-06', amount: 5, name: '2025-10-06.xml' }]);
});
