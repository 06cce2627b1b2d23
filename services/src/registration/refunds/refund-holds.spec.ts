import { importLines } from '../../../test/bank-lines.js';
import { auditOf } from '../../../test/hold-acts.js';
import { PaymentsLab, receipt, type Registered } from '../../../test/payments.js';
import { formOf, pdf } from '../../../test/sample-files.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { refundAccountAsked } from './refund-account.email.js';

const account = { kind: 'iban', holder: 'Adaeze Obi', iban: 'GB82 WEST 1234 5698 7654 32' };
const masked = 'GB •••• 5432';

let server: TestApp;
let lab: PaymentsLab;
beforeAll(async () => {
  server = await startTestApp({ holdMinutes: 10 });
  lab = await PaymentsLab.open(server);
});
afterAll(() => server.stop());

const call = (method: string, path: string, body?: unknown) =>
  server.call(method, `/admin${path}`, { token: lab.admin.token, body });
const newest = async () => {
  const { items } = (await call('GET', '/held-acts')).body;
  return (items as { id: string; state: string }[]).find(({ state }) => state === 'held')?.id;
};
const end = async (how: 'undo' | 'send-now') => {
  expect((await call('POST', `/held-acts/${await newest()}/${how}`, {})).status).toBe(200);
};
const refundOf = async (id: string) => (await call('GET', `/refunds/${id}`)).body;
const shownTo = async ({ ref, token }: Registered) =>
  (await server.call('GET', `/payments/by-reference?ref=${ref}`, { token })).body.data.refund;

async function paid(): Promise<Registered> {
  const person = await lab.registered();
  await lab.confirm(person.id, { bankTransactionId: `TRX-${person.ref}` });
  await end('send-now');
  return person;
}

async function prepare(id: string, changes: object = {}): Promise<{ id: string; version: number }> {
  const { version } = await lab.read(id);
  const { status, body } = await call('POST', '/refunds', {
    ...{ kind: 'refund', id, version, amount: 50, account },
    ...{ cause: 'visa-refused', reason: 'Your visa was refused.' },
    ...changes,
  });
  expect(status).toBe(201);
  return body;
}

const imported = (...lines: { minor: number; text: string }[]) =>
  importLines(server, lab.admin, ...lines);

it('asks again for an account when the hold ends, and keeps the known one until then', async () => {
  const person = await paid();
  const { id, version } = await prepare(person.id);
  const ask = () => call('POST', `/refunds/${id}/ask`, { version });
  expect((await ask()).body).toMatchObject({ status: 'ready', account: masked });
  expect((await ask()).status).toBe(409);
  await end('undo');
  expect(await refundOf(id)).toMatchObject({ status: 'ready', account: masked, version });
  await ask();
  await end('send-now');
  expect(await refundOf(id)).toMatchObject({ status: 'asking', account: null });
  expect(server.emails.last(person.user.email, refundAccountAsked).data.link).toContain('/refund');
});

it('shows a payer that the account is asked for with the email', async () => {
  const person = await paid();
  const { id } = await prepare(person.id, { account: { kind: 'ask' } });
  expect(await shownTo(person)).toBeNull();
  await end('send-now');
  expect(await shownTo(person)).toEqual({ id, status: 'asking' });
});

it('reports a payer who changed the account before finance’s question was sent', async () => {
  const person = await paid();
  const { id, version } = await prepare(person.id);
  await call('POST', `/refunds/${id}/ask`, { version });
  const path = `/payments/refunds/${id}/account`;
  const given = await server.call('PUT', path, { token: person.token, body: account });
  expect(given.status).toBe(200);
  await end('send-now');
  expect((await auditOf(server, id)).at(-1)).toBe('hold.failed');
  const { items } = (await call('GET', '/held-acts')).body;
  expect(items).toContainEqual(expect.objectContaining({ subjectId: id, state: 'failed' }));
});

it('is paid by one line only, and not marked as failed, while a line is on hold', async () => {
  const { id } = await prepare((await paid()).id);
  const [batch] = (await call('POST', '/refund-batches', { refundIds: [id] })).body.batches;
  await call('POST', `/refund-batches/${batch.id}/export`, { version: batch.version });
  const [one, other] = await imported(
    { minor: -5_000, text: 'OUT' },
    { minor: -5_000, text: 'OUT' },
  );
  const match = (line?: { id: string }) =>
    call('POST', `/statements/lines/${line?.id}/refund`, { refundId: id });
  expect((await match(one)).status).toBe(200);
  const { version } = await refundOf(id);
  const failure = { version, reason: 'Account closed.' };
  expect((await call('POST', `/refunds/${id}/fail`, failure)).status).toBe(409);
  expect((await match(other)).status).toBe(409);
  await end('undo');
  // The control: nothing but the hold refused it.
  expect((await match(other)).status).toBe(200);
  await end('send-now');
  expect(await refundOf(id)).toMatchObject({ status: 'paid', isBooked: true });
});

it('keeps its payment from more money, and its payer from a proof', async () => {
  const { id, ref, token } = await lab.registered();
  const part = { ...receipt, amount: 20, bankTransactionId: `PART-${ref}` };
  const { hold } = (await lab.act(id, 'match', part)).body;
  await server.call('POST', `/admin/held-acts/${hold.id}/send-now`, {
    token: lab.admin.token,
    body: {},
  });
  expect((await lab.read(id)).state).toBe('underpaid');
  const refund = await prepare(id, { amount: 20 });
  const [line] = await imported({ minor: 3_000, text: ref });
  const match = async () => {
    const { version } = (await call('GET', `/transfers/${line?.id}`)).body;
    const parts = [{ paymentId: id, amount: 30 }];
    return call('POST', `/statements/lines/${line?.id}/match`, { version, parts });
  };
  const proof = () =>
    server.call('POST', `/payments/${id}/proof`, {
      token,
      body: formOf({}, { field: 'proof', content: pdf(), name: 'proof.pdf' }),
    });
  expect([(await match()).status, (await proof()).status]).toEqual([409, 409]);
  const { version } = await refundOf(refund.id);
  await call('POST', `/refunds/${refund.id}/withdraw`, { version });
  expect([(await proof()).status, (await match()).status]).toEqual([201, 200]);
});
