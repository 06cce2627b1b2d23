import { camt, type WrittenTransfer } from '../../../bench/statements/written.mjs';
import { PaymentsLab, type Registered } from '../../../test/payments.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { MINUTE } from '../../platform/core/time.js';
import { HeldActs } from '../../platform/holds/held-acts.service.js';
import { registeredInvariants } from '../../platform/invariants/invariants.js';
import '../../platform/holds/holds.invariants.js';
import '../payments/payments.invariants.js';

let server: TestApp;
let lab: PaymentsLab;
beforeAll(async () => {
  server = await startTestApp({ holdMinutes: 10 });
  lab = await PaymentsLab.open(server);
});
afterAll(() => server.stop());
afterEach(async () => {
  for (const { name, violations } of registeredInvariants()) {
    expect({ name, rows: await server.dataSource.query(violations) }).toEqual({ name, rows: [] });
  }
});

const call = (method: string, path: string, body?: unknown) =>
  server.call(method, `/admin${path}`, { token: lab.admin.token, body });
const read = async (id: string) => (await call('GET', `/statements/${id}`)).body;
const holds = async () => (await call('GET', '/held-acts')).body.items;
const end = (id: string, how: 'undo' | 'send-now') => call('POST', `/held-acts/${id}/${how}`, {});
const professional = () => lab.registered({ academicCategory: 'professional', price: 250 });
const state = async ({ id }: Registered) => (await lab.read(id)).state;

interface Part {
  paymentId: string;
  amount: number;
}
const partsOf = (proposed: Part[]) =>
  proposed.map(({ paymentId, amount }) => ({ paymentId, amount }));

let nth = 0;
async function imported(transfers: Partial<WrittenTransfer>[]) {
  const account = `DE${String((nth += 1)).padStart(20, '0')}`;
  const written = transfers.map((changes) => ({
    minor: 25_000,
    date: '2025-10-07',
    sender: 'Sender',
    text: 'FEE',
    reference: `HELD-${(nth += 1)}`,
    ...changes,
  }));
  const form = new FormData();
  const file = [...camt({ account, opening: 0, transfers: written })].join('');
  form.set('file', new Blob([file]), 'statement.xml');
  const { statements } = (await call('POST', '/statements', form)).body;
  return read(statements[0].id);
}

const confirmAll = (statement: { id: string; certain: { items: { id: string }[] } }) =>
  call('POST', `/statements/${statement.id}/confirm`, {
    lineIds: statement.certain.items.map(({ id }) => id),
  });

const books = (people: Registered[]) =>
  server.dataSource.query(
    `SELECT p.*, (SELECT count(*) FROM ledger_entries l WHERE l.payment_id = p.id) AS entries,
            (SELECT count(*) FROM receipts r WHERE r.payment_id = p.id) AS receipts,
            (SELECT count(*) FROM outgoing_emails e WHERE e.cause LIKE '%:' || p.id || '%') AS emails
       FROM payments p WHERE id = ANY($1) ORDER BY id`,
    [people.map(({ id }) => id)],
  );

it('holds the lines of one press together, and changes nothing until the hold ends', async () => {
  const people = [await professional(), await professional(), await professional()];
  const statement = await imported(people.map(({ ref }) => ({ text: ref })));
  const before = await books(people);
  expect((await confirmAll(statement)).body).toEqual({ confirmed: 3, refused: [] });
  expect(await books(people)).toEqual(before);
  expect(await read(statement.id)).toMatchObject({ certain: { count: 0 }, open: 0, done: 3 });
  const [hold, ...others] = await holds();
  expect(hold).toMatchObject({ kind: 'transfer-match', count: 3 });
  expect(others).toEqual([]);

  expect((await end(hold.id, 'undo')).body).toMatchObject({ undone: 3 });
  expect(await books(people)).toEqual(before);
  expect(await read(statement.id)).toMatchObject({ certain: { count: 3 }, done: 0 });

  await confirmAll(statement);
  server.clock.advance(10 * MINUTE);
  await server.app.get(HeldActs, { strict: false }).sendDue();
  expect(await Promise.all(people.map(state))).toEqual(['completed', 'completed', 'completed']);
});

it('refuses other acts on the line and on its payments meanwhile', async () => {
  const people = [await professional(), await professional()];
  const text = people.map(({ ref }) => ref).join(' ');
  const statement = await imported([{ text, minor: 50_000 }, { text: people[1]?.ref ?? '' }]);
  const line = [...statement.proposals.items].find(({ amount }) => amount === 500);
  const parts = partsOf(line.proposal.parts);
  const match = () =>
    call('POST', `/statements/lines/${line.id}/match`, { version: line.version, parts });
  expect((await match()).body).toEqual({ confirmed: 2, matched: 0 });
  for (const { id } of people) {
    expect((await lab.read(id)).hold).toMatchObject({ kind: 'transfer-match' });
    expect((await lab.reject(id)).status).toBe(409);
  }
  expect((await match()).status).toBe(409);
  const back = { version: line.version, amount: 500, reason: 'Sent by mistake' };
  expect((await call('POST', `/transfers/${line.id}/return-to-sender`, back)).status).toBe(409);
  expect((await confirmAll(await read(statement.id))).status).toBe(400);
  const [hold] = await holds();
  await end(hold.id, 'undo');
  expect((await call('POST', `/transfers/${line.id}/return-to-sender`, back)).status).toBe(200);
});

it.each([
  [
    'a return to the sender',
    (id: string, version: number) =>
      call('POST', `/transfers/${id}/return-to-sender`, { version, amount: 250, reason: 'Twice' }),
  ],
  ['a rejection', (_: string, __: number, paymentId: string) => lab.reject(paymentId)],
] as const)('lets one of a match and %s win that come at once', async (_, other) => {
  const people = await Promise.all(Array.from({ length: 8 }, professional));
  const statement = await imported(people.map(({ ref }) => ({ text: ref })));
  const lines = statement.certain.items as {
    id: string;
    version: number;
    proposal: { parts: [Part] };
  }[];
  const outcomes = await Promise.all(
    lines.map(async ({ id, version, proposal: { parts } }) => {
      const answers = await Promise.all([
        call('POST', `/statements/lines/${id}/match`, { version, parts: partsOf(parts) }),
        other(id, version, parts[0].paymentId),
      ]);
      return answers.map(({ status }) => status).sort();
    }),
  );
  expect(outcomes).toEqual(lines.map(() => [200, 409]));
  for (const { id } of await holds()) await end(id, 'undo');
});

it('gives up a line whose payer cancels, and keeps the others', async () => {
  const people = [await professional(), await professional()];
  const statement = await imported(people.map(({ ref }) => ({ text: ref })));
  await confirmAll(statement);
  const [leaves, stays] = people as [Registered, Registered];
  const path = `/payments/${leaves.id}/cancel`;
  expect((await server.call('POST', path, { token: leaves.token, body: {} })).status).toBe(200);
  const [hold] = await holds();
  expect((await end(hold.id, 'send-now')).body).toMatchObject({ sent: 1, failed: 1 });
  expect([await state(leaves), await state(stays)]).toEqual(['cancelled', 'completed']);
  expect(await read(statement.id)).toMatchObject({ proposals: { count: 1 }, done: 1 });
});
