import fc from 'fast-check';
import { auditOf } from '../../../../test/hold-acts.js';
import { PaymentsLab, receipt, type Registered } from '../../../../test/payments.js';
import { permit } from '../../../../test/people.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { newId } from '../../../platform/core/new-id.js';
import { MINUTE } from '../../../platform/core/time.js';
import { HeldActs } from '../../../platform/holds/held-acts.service.js';
import { registeredInvariants } from '../../../platform/invariants/invariants.js';
import '../../../platform/holds/holds.invariants.js';
import '../payments.invariants.js';

let server: TestApp;
let lab: PaymentsLab;
beforeAll(async () => {
  server = await startTestApp({ holdMinutes: 10 });
  lab = await PaymentsLab.open(server);
});
afterAll(() => server.stop());

const end = (id: string, how: 'undo' | 'send-now') =>
  server.call('POST', `/admin/held-acts/${id}/${how}`, { token: lab.admin.token, body: {} });
const sendDue = () => server.app.get(HeldActs, { strict: false }).sendDue();

/** The books, emails, and the payer’s answers. */
async function everything({ id, ref, token }: { id: string; ref: string; token: string }) {
  const rows = (sql: string) => server.dataSource.query<object[]>(sql, [id]);
  return {
    payment: await rows('SELECT * FROM payments WHERE id = $1'),
    registration: await rows(
      'SELECT r.* FROM registrations r JOIN payments p ON p.registration_id = r.id WHERE p.id = $1',
    ),
    ledger: await rows('SELECT * FROM ledger_entries WHERE payment_id = $1 ORDER BY id'),
    receipts: await rows('SELECT * FROM receipts WHERE payment_id = $1'),
    emails: await rows(`SELECT id, kind FROM outgoing_emails WHERE cause LIKE '%:' || $1 || '%'`),
    counters: (await server.call('GET', '/admin/dashboard/stats', { token: lab.admin.token })).body,
    shown: (await server.call('GET', `/payments/by-reference?ref=${ref}`, { token })).body,
    status: (await server.call('GET', '/registration/check-status', { token })).body,
  };
}

describe('a confirmed payment', () => {
  it('gets its receipt number and email, and is shown as paid, when the hold ends', async () => {
    const person = await lab.registered();
    const before = await everything(person);
    const answer = await lab.confirm(person.id);
    expect(answer).toMatchObject({ status: 200, body: { state: 'awaiting-payment' } });
    expect(answer.body.hold).toMatchObject({ kind: 'payment-confirm', byId: lab.admin.user.id });
    expect(await everything(person)).toEqual(before);

    server.clock.advance(10 * MINUTE);
    await Promise.all([sendDue(), sendDue()]);
    const after = await everything(person);
    expect(after.ledger).toHaveLength(before.ledger.length + 1);
    expect(after.receipts).toHaveLength(1);
    expect(after.emails).toHaveLength(before.emails.length + 1);
    expect(after.shown.data).toMatchObject({ status: 'completed', hasReceipt: true });
    expect((await lab.read(person.id)).hold).toBeNull();
  });

  it.each([
    ['lapses once its organiser handles no payments', ['chair'] as const, 'hold.lapsed'],
    ['takes effect while its organiser handles payments', ['finance'] as const, 'hold.sent'],
  ])('%s', async (_, permissions, ended) => {
    const officer = await server.person('admin');
    await permit(server, officer, ['finance']);
    const person = await lab.registered();
    const money = { ...receipt, studentProofSeen: true, bankTransactionId: newId() };
    const path = `/admin/payments/${person.id}/confirm`;
    const body = { version: 1, ...money };
    expect((await server.call('POST', path, { token: officer.token, body })).status).toBe(200);
    const before = await everything(person);
    await permit(server, officer, permissions);
    server.clock.advance(10 * MINUTE);
    await sendDue();
    expect(await auditOf(server, person.id)).toEqual(['hold.recorded', ended]);
    const hasChanged = (await everything(person)).receipts.length > before.receipts.length;
    expect(hasChanged).toBe(ended === 'hold.sent');
  });

  it('leaves no gap in the receipt numbers when it is undone', async () => {
    const [undone, kept] = [await lab.registered(), await lab.registered()];
    const numberOf = async (id: string) =>
      Number(String((await lab.read(id)).receiptNumber).replace(/\D*\d*-R/, ''));
    const first = await lab.registered();
    await end((await lab.confirm(first.id)).body.hold.id, 'send-now');
    await end((await lab.confirm(undone.id)).body.hold.id, 'undo');
    await end((await lab.confirm(kept.id)).body.hold.id, 'send-now');
    expect(await numberOf(kept.id)).toBe((await numberOf(first.id)) + 1);
  });

  it('reports a wrong amount at once', async () => {
    const { id } = await lab.registered();
    expect((await lab.confirm(id, { amount: 350 })).status).toBe(422);
    expect((await lab.read(id)).hold).toBeNull();
  });

  it('refuses other acts on it until it is undone', async () => {
    const { id } = await lab.registered();
    const { hold } = (await lab.confirm(id)).body;
    const others = [
      await lab.confirm(id),
      await lab.reject(id),
      await lab.act(id, 'package', professional),
      await lab.asAdmin('POST', `/${id}/note`, { text: 'They called.' }),
      await lab.act(id, 'resend-email'),
    ];
    for (const refused of others) {
      expect(refused).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    }
    await end(hold.id, 'undo');
    expect((await lab.reject(id)).status).toBe(200);
  });

  it('is given up when its payer cancels first', async () => {
    const { id, token } = await lab.registered();
    await lab.confirm(id);
    const cancelled = await server.call('POST', `/payments/${id}/cancel`, { token, body: {} });
    expect(cancelled.status).toBe(200);
    server.clock.advance(10 * MINUTE);
    await sendDue();
    expect(await lab.read(id)).toMatchObject({ state: 'cancelled', receiptNumber: null });
    const { items } = (await server.call('GET', '/admin/held-acts', { token: lab.admin.token }))
      .body as { items: object[] };
    expect(items).toContainEqual(expect.objectContaining({ subjectId: id, state: 'failed' }));
  });
});

it('a cancellation is done when its payer cancels first', async () => {
  const { id, token } = await lab.registered();
  await lab.act(id, 'cancel', { reason: 'You asked us to.' });
  const cancelled = await server.call('POST', `/payments/${id}/cancel`, { token, body: {} });
  expect(cancelled.body.data.status).toBe('cancelled');
  const before = await lab.read(id);
  server.clock.advance(10 * MINUTE);
  await sendDue();
  expect(await auditOf(server, id)).toEqual(['hold.recorded', 'hold.sent']);
  expect(await lab.read(id)).toEqual({ ...before, hold: null });
  const { items } = (await server.call('GET', '/admin/held-acts', { token: lab.admin.token })).body;
  expect(items).not.toContainEqual(expect.objectContaining({ subjectId: id }));
});

/** Confirmed, with the hold over. */
async function paid(): Promise<Registered> {
  const person = await lab.registered();
  await end((await lab.confirm(person.id)).body.hold.id, 'send-now');
  return person;
}

const virtual = { registrationPackage: 'virtual_presentation_only' };
const professional = { ...virtual, academicCategory: 'professional', price: 250 };

describe('a refund', () => {
  it('ends the registration, with entry and email, when the hold ends', async () => {
    const person = await paid();
    const before = await everything(person);
    const { body } = await lab.act(person.id, 'refund', { amount: 40, reason: 'No visa.' });
    expect(body).toMatchObject({ state: 'completed', hold: { kind: 'payment-refund' } });
    expect(await everything(person)).toEqual(before);

    server.clock.advance(10 * MINUTE);
    await Promise.all([sendDue(), sendDue()]);
    const after = await everything(person);
    expect(after.ledger.at(-1)).toMatchObject({ action: 'refund', amount_cents: -4000 });
    expect(after.ledger).toHaveLength(before.ledger.length + 1);
    expect(after.emails).toHaveLength(before.emails.length + 1);
    expect(after.shown.data).toMatchObject({ hasReceipt: false });
    expect(await lab.read(person.id)).toMatchObject({ state: 'refunded', hold: null });
  });

  it('of an overpayment keeps the registration', async () => {
    const { id, ...person } = await lab.registered();
    await lab.act(id, 'match', { ...receipt, amount: 80, bankTransactionId: newId() });
    const before = await everything({ id, ...person });
    const money = { amount: 30, reason: 'Sent twice.' };
    const { body } = await lab.act(id, 'refund-overpayment', money);
    expect(body).toMatchObject({ overpaidAmount: 30, hold: { kind: 'overpayment-refund' } });
    expect(await everything({ id, ...person })).toEqual(before);
    await end(body.hold.id, 'send-now');
    expect(await lab.read(id)).toMatchObject({ state: 'matched', overpaidAmount: 0, hold: null });
    const { emails } = await everything({ id, ...person });
    expect(emails).toHaveLength(before.emails.length + 1);
  });

  it('reports more than was received at once', async () => {
    const { id } = await paid();
    const answer = await lab.act(id, 'refund', { amount: 50.01, reason: 'No visa.' });
    expect(answer.status).toBe(400);
    expect((await lab.read(id)).hold).toBeNull();
  });
});

describe('money below the fee', () => {
  const transfers = (path: string, body?: object) =>
    server.call(body ? 'POST' : 'GET', `/admin/transfers${path}`, { token: lab.admin.token, body });

  type Held = { id: string; kind: string } | null;

  /** @returns the hold, if there is one, and a reader of the open amount of the transfer */
  const matches = {
    async 'typed in'(id: string, amount: number) {
      const money = { ...receipt, amount, bankTransactionId: newId() };
      const { body } = await lab.act(id, 'match', money);
      return { hold: body.hold as Held, readOpen: () => Promise.resolve(90 - amount) };
    },
    async 'of an unmatched payment'(paymentId: string, amount: number) {
      const line = { ...receipt, amount: 90, bankTransactionId: newId(), sender: 'Ada' };
      const { id } = (await transfers('', line)).body as { id: string };
      const match = { paymentId, amount, version: 1 };
      const { hold } = (await transfers(`/${id}/match`, match)).body;
      const readOpen = async () => (await transfers(`/${id}`)).body.open as number;
      if (hold) expect(await readOpen()).toBe(90);
      return { hold: hold as Held, readOpen };
    },
  };

  it.each(['typed in', 'of an unmatched payment'] as const)(
    '%s asks for the rest when the hold ends, and leaves no trace when it is undone',
    async (how) => {
      const person = await lab.registered();
      const before = await everything(person);
      const undone = await matches[how](person.id, 20);
      expect(undone.hold?.kind).toMatch(/-underpay$/);
      expect(await everything(person)).toEqual(before);
      expect((await lab.reject(person.id)).status).toBe(409);
      await end(undone.hold?.id ?? '', 'undo');
      expect(await everything(person)).toEqual(before);

      const sent = await matches[how](person.id, 20);
      server.clock.advance(10 * MINUTE);
      await Promise.all([sendDue(), sendDue()]);
      const after = await everything(person);
      expect(after.emails).toHaveLength(before.emails.length + 1);
      expect(after.shown.data).toMatchObject({ outstandingAmount: 30 });
      expect(await lab.read(person.id)).toMatchObject({ state: 'underpaid', hold: null });
      expect(await sent.readOpen()).toBe(70);

      // The rest sends nothing, so it needs no hold.
      expect((await matches[how](person.id, 30)).hold).toBeNull();
      expect((await lab.read(person.id)).state).toBe('matched');
    },
  );

  it('of an unmatched payment is not matched while another act on the registration is on hold', async () => {
    const { id: paymentId } = await lab.registered();
    await lab.reject(paymentId);
    const line = { ...receipt, bankTransactionId: newId(), sender: 'Ada' };
    const { id } = (await transfers('', line)).body as { id: string };
    const match = { paymentId, amount: 50, version: 1 };
    expect(await transfers(`/${id}/match`, match)).toMatchObject({ status: 409 });
  });
});

describe('a change of package by finance', () => {
  it('changes price, entry and email when the hold ends', async () => {
    const person = await lab.registered();
    const before = await everything(person);
    const { body } = await lab.act(person.id, 'package', professional);
    expect(body).toMatchObject({ amount: 50, hold: { kind: 'package-change' } });
    expect(await everything(person)).toEqual(before);

    server.clock.advance(10 * MINUTE);
    await Promise.all([sendDue(), sendDue()]);
    const after = await everything(person);
    expect(after.ledger.at(-1)).toMatchObject({ action: 'change-package', source: 'admin' });
    expect(after.emails).toHaveLength(before.emails.length + 1);
    expect(after.shown.data).toMatchObject({ amount: 250, outstandingAmount: 250 });
  });

  it('matches a partial payment, when the hold ends, that is enough for the lower fee', async () => {
    const { id } = await lab.registered({ academicCategory: 'professional', price: 250 });
    const part = await lab.act(id, 'match', { ...receipt, bankTransactionId: newId() });
    await end(part.body.hold.id, 'send-now');
    const student = { ...virtual, academicCategory: 'student', price: 50 };
    const { body } = await lab.act(id, 'package', student);
    expect(body).toMatchObject({ state: 'underpaid', outstandingAmount: 200 });
    await end(body.hold.id, 'send-now');
    expect(await lab.read(id)).toMatchObject({ state: 'matched', outstandingAmount: 0 });
  });

  it('is done when its payer chooses the same first, and fails after another choice', async () => {
    const [same, other] = [await lab.registered(), await lab.registered()];
    const choose = ({ id, token }: Registered, body: object) =>
      server.call('PUT', `/payments/${id}/package`, { token, body });
    for (const { id } of [same, other]) await lab.act(id, 'package', professional);
    expect((await choose(same, professional)).status).toBe(200);
    expect((await choose(other, professional)).status).toBe(200);
    const student = { ...virtual, academicCategory: 'student', price: 50 };
    expect((await choose(other, student)).status).toBe(200);
    server.clock.advance(10 * MINUTE);
    await sendDue();
    expect(await auditOf(server, same.id)).toEqual(['hold.recorded', 'hold.sent']);
    expect(await lab.read(same.id)).toMatchObject({ amount: 250, version: 2 });
    expect(await auditOf(server, other.id)).toEqual(['hold.recorded', 'hold.failed']);
    expect(await lab.read(other.id)).toMatchObject({ amount: 50, version: 3 });
  });
});

it('an undone confirmation leaves no trace in the books, and one of an undo and a send has effect', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('undo', 'race'), async (ending) => {
      const person = await lab.registered();
      const before = await everything(person);
      const { hold } = (await lab.confirm(person.id)).body;
      expect(await everything(person)).toEqual(before);
      const endings =
        ending === 'undo'
          ? [end(hold.id, 'undo')]
          : [end(hold.id, 'send-now'), end(hold.id, 'undo')];
      const statuses = (await Promise.all(endings)).map(({ status }) => status);
      if (ending === 'race') expect([...statuses].sort()).toEqual([200, 409]);
      const after = await everything(person);
      if (statuses.at(-1) === 200) expect(after).toEqual(before);
      else expect(after.receipts).toHaveLength(1);
    }),
    { numRuns: 10, seed: 17 },
  );
  for (const { name, violations } of registeredInvariants()) {
    expect([name, await server.dataSource.query(violations)]).toEqual([name, []]);
  }
});
