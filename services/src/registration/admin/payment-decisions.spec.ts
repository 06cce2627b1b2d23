import { emailsOf } from '../../../test/outbox-rows.js';
import { PaymentsLab, receipt } from '../../../test/payments.js';
import { registrationData } from '../../../test/registration-data.js';
import { formOf, pdf } from '../../../test/sample-files.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';

let server: TestApp;
let lab: PaymentsLab;
beforeAll(async () => {
  server = await startTestApp();
  lab = await PaymentsLab.open(server);
});
afterAll(() => server.stop());

const emails = (kind: string, id: string) => emailsOf(server.dataSource, `${kind}:${id}`);

describe('received money', () => {
  it('in two parts is underpaid, then matched, then confirmed', async () => {
    const { id, user } = await lab.registered();
    const first = { ...receipt, amount: 20, bankTransactionId: 'PART-1' };
    expect((await lab.act(id, 'match', first)).body).toMatchObject({
      state: 'underpaid',
      receivedAmount: 20,
      outstandingAmount: 30,
    });
    expect(await emails('payment-underpaid', id)).toMatchObject([
      { recipient: user.email, data: { receivedAmount: 20, outstandingAmount: 30 } },
    ]);
    const second = { ...receipt, amount: 30, bankTransactionId: 'PART-2' };
    expect((await lab.act(id, 'match', second)).body).toMatchObject({ state: 'matched' });
    const done = await lab.act(id, 'confirm', { studentProofSeen: true });
    expect(done.body).toMatchObject({ state: 'completed', receivedAmount: 50, overpaidAmount: 0 });
    expect(await emails('payment-confirmed', id)).toMatchObject([
      { data: { bankTransactionId: 'PART-2' } },
    ]);
  });

  it('is booked once for repeated and concurrent requests', async () => {
    const { id } = await lab.registered();
    const { version } = await lab.read(id);
    const press = () => lab.asAdmin('POST', `/${id}/match`, { ...receipt, version });
    const answers = await Promise.all([press(), press(), press()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await lab.read(id)).receivedAmount).toBe(50);
    const other = await lab.act(id, 'match', { ...receipt, amount: 49 });
    expect(other).toMatchObject({
      status: 409,
      body: { fields: { bankTransactionId: expect.stringContaining('already') } },
    });
  });

  it('over the fee can be refunded up to the overpayment', async () => {
    const { id, user } = await lab.registered();
    const matched = await lab.act(id, 'match', { ...receipt, amount: 80 });
    expect(matched.body).toMatchObject({
      state: 'matched',
      receivedAmount: 80,
      overpaidAmount: 30,
    });
    const reason = 'You transferred too much.';
    const tooMuch = await lab.act(id, 'refund-overpayment', { amount: 30.01, reason });
    expect(tooMuch).toMatchObject({
      status: 400,
      body: { fields: { amount: expect.stringContaining('30.00') } },
    });
    const back = await lab.act(id, 'refund-overpayment', { amount: 30, reason });
    expect(back.body).toMatchObject({ state: 'matched', receivedAmount: 50, overpaidAmount: 0 });
    const entry = { action: 'refund-overpayment', amount: -30, reason };
    expect(back.body.ledger).toMatchObject([{}, {}, entry]);
    expect(await emails('payment-refunded', id)).toMatchObject([
      { recipient: user.email, data: { refundedAmount: 30, endsRegistration: false } },
    ]);
  });

  it('for a rejected registration can be refunded', async () => {
    const { id } = await lab.registered();
    await lab.act(id, 'match', { ...receipt, amount: 20 });
    expect((await lab.reject(id)).body).toMatchObject({ state: 'rejected', overpaidAmount: 20 });
    const back = await lab.act(id, 'refund-overpayment', { amount: 20, reason: 'It is off.' });
    expect(back.body).toMatchObject({ state: 'rejected', receivedAmount: 0, overpaidAmount: 0 });
  });

  it('is refunded in full or in part, which ends the registration', async () => {
    const { id, token, user } = await lab.registered();
    await lab.confirm(id);
    const reason = 'You cannot come.';
    expect((await lab.act(id, 'refund', { amount: 50.01, reason })).status).toBe(400);
    const refunded = await lab.act(id, 'refund', { amount: 40, reason });
    expect(refunded.body).toMatchObject({
      state: 'refunded',
      receivedAmount: 10,
      overpaidAmount: 0,
    });
    expect(await emails('payment-refunded', id)).toMatchObject([
      { recipient: user.email, data: { refundedAmount: 40, endsRegistration: true, reason } },
    ]);
    const status = await server.call('GET', '/registration/check-status', { token });
    expect(status.body.isRegistered).toBe(false);
  });
});

describe('a rejection', () => {
  it('needs a reason, emails the payer, and permits a new registration', async () => {
    const { user, token, id } = await lab.registered();
    expect(await lab.reject(id)).toMatchObject({
      status: 200,
      body: { state: 'rejected', ledger: [{}, { to: 'rejected', reason: 'No money came.' }] },
    });
    expect(await emails('payment-rejected', id)).toMatchObject([
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

  it('or a confirmation wins when both arrive at once; the second caller gets the current state', async () => {
    const { id } = await lab.registered();
    const answers = await Promise.all([lab.confirm(id), lab.reject(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await lab.read(id)).ledger).toHaveLength(2);
    const late = await lab.asAdmin('POST', `/${id}/reject`, { reason: 'Too late', version: 1 });
    const { state, version } = await lab.read(id);
    expect(late.body).toMatchObject({ code: 'CHANGED_MEANWHILE', current: { state, version } });
  });
});

describe('notes and emails', () => {
  it('appear in the history; each request sends the email again', async () => {
    const { id } = await lab.registered();
    await lab.act(id, 'note', { text: 'Called the bank.', version: undefined });
    await lab.asAdmin('POST', `/${id}/resend-email`);
    await lab.asAdmin('POST', `/${id}/resend-email`);
    expect(await emails('registration-received', id)).toHaveLength(3);
    await lab.confirm(id);
    const { body } = await lab.asAdmin('POST', `/${id}/resend-email`);
    expect(await emails('payment-confirmed', id)).toHaveLength(2);
    expect(body.ledger).toMatchObject([
      { action: 'register' },
      {
        action: 'note',
        reason: 'Called the bank.',
        from: 'awaiting-payment',
        to: 'awaiting-payment',
      },
      { action: 'resend-email' },
      { action: 'resend-email' },
      { action: 'confirm' },
      { action: 'resend-email' },
    ]);
  });

  it('skip payments that were received', async () => {
    const { id, token } = await lab.registered();
    await lab.act(id, 'match', { ...receipt, amount: 20 });
    const body = formOf({}, { field: 'proof', content: pdf(), name: 'receipt.pdf' });
    await server.call('POST', `/payments/${id}/proof`, { token, body });
    expect((await lab.asAdmin('POST', `/${id}/resend-email`)).body.state).toBe('proof-uploaded');
    expect(await emails('registration-received', id)).toHaveLength(1);
    expect(await emails('payment-underpaid', id)).toHaveLength(2);

    await lab.act(id, 'match', { ...receipt, amount: 30, bankTransactionId: 'TRX-REST' });
    const matched = await lab.asAdmin('POST', `/${id}/resend-email`);
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

it('returns 404 for an unknown payment', async () => {
  const unknown = '01890000-0000-7000-8000-000000000000';
  const answer = await lab.asAdmin('POST', `/${unknown}/confirm`, { ...receipt, version: 1 });
  expect(answer.status).toBe(404);
});
