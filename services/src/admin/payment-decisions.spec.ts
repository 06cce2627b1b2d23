import { mailsOf } from '../../test/outbox-rows.js';
import { PaymentsLab, receipt } from '../../test/payments.js';
import { registrationData } from '../../test/registration-data.js';
import { formOf, pdf } from '../../test/sample-files.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';

let server: TestApp;
let lab: PaymentsLab;
beforeAll(async () => {
  server = await startTestApp();
  lab = await PaymentsLab.open(server);
});
afterAll(() => server.stop());

const mails = (kind: string, id: string) => mailsOf(server.dataSource, `${kind}:${id}`);

describe('confirming', () => {
  it('completes payment and registration, with entry, audit row, receipt number and mail', async () => {
    const { user, token, id, ref } = await lab.registered();
    const answer = await lab.confirm(id);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        id,
        state: 'completed',
        received: 50,
        missing: 0,
        excess: 0,
        bankTransactionId: receipt.bankTransactionId,
        receiptNumber: expect.stringMatching(/^C25-R\d{5}$/),
        ledger: [
          { action: 'announce', source: 'payer', from: null, to: 'announced', actor: 'Ada Okafor' },
          { action: 'confirm', source: 'admin', from: 'announced', to: 'completed', ...receipt },
        ],
      },
    });
    const seen = await server.call('GET', `/payments/by-reference?ref=${ref}`, { token });
    expect(seen.body.data).toMatchObject({
      status: 'completed',
      transactionId: receipt.bankTransactionId,
      hasReceipt: true,
      isChangeable: false,
    });
    const status = await server.call('GET', '/registration/check-status', { token });
    expect(status.body).toMatchObject({
      isRegistered: true,
      registrationDetails: { status: 'completed' },
    });
    expect(await mails('payment-confirmed', id)).toMatchObject([
      {
        recipient: user.email,
        data: { amount: 50, receiptNumber: answer.body.receiptNumber, date: receipt.date },
      },
    ]);
    const audit = await server.dataSource.query(
      `SELECT actor_id, before_state, after_state FROM audit_entries
        WHERE subject_id = $1 AND action = 'payment.completed'`,
      [id],
    );
    expect(audit).toEqual([
      { actor_id: lab.admin.user.id, before_state: 'announced', after_state: 'completed' },
    ]);
  });

  it('changes nothing when the same money comes twice, or many times at once', async () => {
    const { id } = await lab.registered();
    const answers = await Promise.all(Array.from({ length: 10 }, () => lab.confirm(id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await lab.read(id)).ledger).toHaveLength(2);
    expect(await mails('payment-confirmed', id)).toHaveLength(1);
  });

  it('refuses other money for a completed payment', async () => {
    const { id } = await lab.registered();
    await lab.confirm(id);
    expect(await lab.confirm(id, { bankTransactionId: 'TRX-2' })).toMatchObject({
      status: 409,
      body: { code: 'INVALID_TRANSITION' },
    });
  });

  it.each([
    ['less than the edition lets pass', { amount: 44.99 }, 422, 'amount'],
    ['more than the fee', { amount: 51 }, 422, 'amount'],
    ['an amount as text', { amount: '50' }, 400, 'amount'],
    ['a part of a cent', { amount: 49.999 }, 400, 'amount'],
    ['half a statement', { date: undefined }, 400, 'date'],
    ['no bank transaction', { bankTransactionId: ' ' }, 400, 'bankTransactionId'],
    ['no day', { date: '14 Oct 2025' }, 400, 'date'],
    ['a day to come', { date: '2999-01-01' }, 400, 'date'],
    ['an unknown field', { status: 'completed' }, 400, 'status'],
    ['a student without proof', { studentProofSeen: undefined }, 409, 'studentProofSeen'],
  ])('refuses %s', async (_, changes, status, field) => {
    const { id } = await lab.registered();
    expect(await lab.confirm(id, changes)).toMatchObject({
      status,
      body: { fields: { [field]: expect.any(String) } },
    });
    expect((await lab.read(id)).state).toBe('announced');
  });

  it('takes a little less, as banks on the way keep fees', async () => {
    const { id } = await lab.registered();
    expect((await lab.confirm(id, { amount: 45 })).body).toMatchObject({
      state: 'completed',
      received: 45,
      missing: 0,
    });
  });

  it('numbers receipts without a gap, also when confirmations fail between', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => lab.registered()));
    await Promise.all(people.map(({ id }, n) => lab.confirm(id, n % 2 ? { amount: 1 } : {})));
    await Promise.all(people.map(({ id }) => lab.confirm(id)));
    const [found] = await server.dataSource.query(
      'SELECT count(*)::int AS receipts, max(number) AS last FROM receipts',
    );
    expect(found.receipts).toBe(found.last);
  });
});

describe('money that comes', () => {
  it('in two parts is short-paid, then matched, then confirmed', async () => {
    const { id, user } = await lab.registered();
    const first = { ...receipt, amount: 20, bankTransactionId: 'PART-1' };
    expect((await lab.act(id, 'match', first)).body).toMatchObject({
      state: 'short-paid',
      received: 20,
      missing: 30,
    });
    expect(await mails('payment-short', id)).toMatchObject([
      { recipient: user.email, data: { received: 20, missing: 30 } },
    ]);
    const second = { ...receipt, amount: 30, bankTransactionId: 'PART-2' };
    expect((await lab.act(id, 'match', second)).body).toMatchObject({ state: 'matched' });
    const done = await lab.act(id, 'confirm', { studentProofSeen: true });
    expect(done.body).toMatchObject({ state: 'completed', received: 50, excess: 0 });
    expect(await mails('payment-confirmed', id)).toMatchObject([
      { data: { bankTransactionId: 'PART-2' } },
    ]);
  });

  it('is booked once, whoever presses how often', async () => {
    const { id } = await lab.registered();
    const { version } = await lab.read(id);
    const press = () => lab.asAdmin('POST', `/${id}/match`, { ...receipt, version });
    const answers = await Promise.all([press(), press(), press()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await lab.read(id)).received).toBe(50);
    const other = await lab.act(id, 'match', { ...receipt, amount: 49 });
    expect(other).toMatchObject({
      status: 409,
      body: { fields: { bankTransactionId: expect.stringContaining('already') } },
    });
  });

  it('over the fee waits to be given back, and no cent more', async () => {
    const { id, user } = await lab.registered();
    const matched = await lab.act(id, 'match', { ...receipt, amount: 80 });
    expect(matched.body).toMatchObject({ state: 'matched', received: 80, excess: 30 });
    const reason = 'You transferred too much.';
    const tooMuch = await lab.act(id, 'give-back', { amount: 30.01, reason });
    expect(tooMuch).toMatchObject({
      status: 400,
      body: { fields: { amount: expect.stringContaining('30.00') } },
    });
    const back = await lab.act(id, 'give-back', { amount: 30, reason });
    expect(back.body).toMatchObject({ state: 'matched', received: 50, excess: 0 });
    const entry = { action: 'give-back', amount: -30, reason };
    expect(back.body.ledger).toMatchObject([{}, {}, entry]);
    expect(await mails('payment-refunded', id)).toMatchObject([
      { recipient: user.email, data: { paidBack: 30, isOver: false } },
    ]);
  });

  it('for a rejected registration waits to be given back as well', async () => {
    const { id } = await lab.registered();
    await lab.act(id, 'match', { ...receipt, amount: 20 });
    expect((await lab.reject(id)).body).toMatchObject({ state: 'rejected', excess: 20 });
    const back = await lab.act(id, 'give-back', { amount: 20, reason: 'It is off.' });
    expect(back.body).toMatchObject({ state: 'rejected', received: 0, excess: 0 });
  });

  it('is refunded whole or in part, which ends the registration', async () => {
    const { id, token, user } = await lab.registered();
    await lab.confirm(id);
    const reason = 'You cannot come.';
    expect((await lab.act(id, 'refund', { amount: 50.01, reason })).status).toBe(400);
    const refunded = await lab.act(id, 'refund', { amount: 40, reason });
    expect(refunded.body).toMatchObject({ state: 'refunded', received: 10, excess: 0 });
    expect(await mails('payment-refunded', id)).toMatchObject([
      { recipient: user.email, data: { paidBack: 40, isOver: true, reason } },
    ]);
    const status = await server.call('GET', '/registration/check-status', { token });
    expect(status.body.isRegistered).toBe(false);
  });
});

describe('rejecting', () => {
  it('needs a reason, tells the payer, and frees the seat', async () => {
    const { user, token, id } = await lab.registered();
    expect(await lab.reject(id)).toMatchObject({
      status: 200,
      body: { state: 'rejected', ledger: [{}, { to: 'rejected', reason: 'No money came.' }] },
    });
    expect(await mails('payment-rejected', id)).toMatchObject([
      { recipient: user.email, data: { reason: 'No money came.' } },
    ]);
    const status = await server.call('GET', '/registration/check-status', { token });
    expect(status.body).toEqual({ isRegistered: false, registrationDetails: null });
    const body = registrationData();
    const again = await server.call('POST', '/payments/manual-registration', { token, body });
    expect(again.status).toBe(201);
    expect(again.body.data.id).not.toBe(id);
  });

  it('is not possible once the payment is completed', async () => {
    const { id } = await lab.registered();
    await lab.confirm(id);
    expect(await lab.reject(id)).toMatchObject({
      status: 409,
      body: { code: 'INVALID_TRANSITION' },
    });
  });

  it('or a confirmation wins when both come at once; who is late reads what stands', async () => {
    const { id } = await lab.registered();
    const answers = await Promise.all([lab.confirm(id), lab.reject(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await lab.read(id)).ledger).toHaveLength(2);
    const late = await lab.asAdmin('POST', `/${id}/reject`, { reason: 'Too late', version: 1 });
    const { state, version } = await lab.read(id);
    expect(late.body).toMatchObject({ code: 'CHANGED_MEANWHILE', current: { state, version } });
  });
});

describe('notes and mails', () => {
  it('stand in the history; a mail comes once more with each press', async () => {
    const { id } = await lab.registered();
    await lab.act(id, 'note', { text: 'Called the bank.', version: undefined });
    await lab.asAdmin('POST', `/${id}/resend-mail`);
    await lab.asAdmin('POST', `/${id}/resend-mail`);
    expect(await mails('registration-received', id)).toHaveLength(3);
    await lab.confirm(id);
    const { body } = await lab.asAdmin('POST', `/${id}/resend-mail`);
    expect(await mails('payment-confirmed', id)).toHaveLength(2);
    expect(body.ledger).toMatchObject([
      { action: 'announce' },
      { action: 'note', reason: 'Called the bank.', from: 'announced', to: 'announced' },
      { action: 'resend-mail' },
      { action: 'resend-mail' },
      { action: 'confirm' },
      { action: 'resend-mail' },
    ]);
  });

  it('ask for nothing that has come', async () => {
    const { id, token } = await lab.registered();
    await lab.act(id, 'match', { ...receipt, amount: 20 });
    const body = formOf({}, { field: 'proof', content: pdf(), name: 'receipt.pdf' });
    await server.call('POST', `/payments/${id}/proof`, { token, body });
    expect((await lab.asAdmin('POST', `/${id}/resend-mail`)).body.state).toBe('proof-uploaded');
    expect(await mails('registration-received', id)).toHaveLength(1);
    expect(await mails('payment-short', id)).toHaveLength(2);

    await lab.act(id, 'match', { ...receipt, amount: 30, bankTransactionId: 'TRX-REST' });
    const matched = await lab.asAdmin('POST', `/${id}/resend-mail`);
    expect(matched).toMatchObject({ status: 409, body: { code: 'INVALID_TRANSITION' } });
    expect((await lab.read(id)).state).toBe('matched');
  });
});

describe('the ledger', () => {
  it.each([
    'UPDATE ledger_entries SET reason = $1',
    'DELETE FROM ledger_entries WHERE $1 <> reason',
  ])('is refused by the database: %s', async (statement) => {
    const { id } = await lab.registered();
    await lab.reject(id);
    await expect(server.dataSource.query(statement, ['x'])).rejects.toThrow(/never changed/);
  });

  it('keeps a payment that has entries', async () => {
    const { id } = await lab.registered();
    const deleted = server.dataSource.query('DELETE FROM payments WHERE id = $1', [id]);
    await expect(deleted).rejects.toThrow(/foreign key/);
  });
});

it('an unknown payment is not found', async () => {
  const unknown = '01890000-0000-7000-8000-000000000000';
  const answer = await lab.asAdmin('POST', `/${unknown}/confirm`, { ...receipt, version: 1 });
  expect(answer.status).toBe(404);
});
