import { auditOf } from '../../../test/audit-log.js';
import { emailsOf } from '../../../test/outbox-rows.js';
import { PaymentsLab, receipt } from '../../../test/payments.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';

let server: TestApp;
let lab: PaymentsLab;
beforeAll(async () => {
  server = await startTestApp();
  lab = await PaymentsLab.open(server);
});
afterAll(() => server.stop());

const emails = (kind: string, id: string) => emailsOf(server.dataSource, `${kind}:${id}`);

describe('a confirmation', () => {
  it('completes payment and registration, with an entry, audit row, receipt number and email', async () => {
    const { user, token, id, ref } = await lab.registered();
    const answer = await lab.confirm(id);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        id,
        state: 'completed',
        receivedAmount: 50,
        outstandingAmount: 0,
        overpaidAmount: 0,
        bankTransactionId: receipt.bankTransactionId,
        receiptNumber: expect.stringMatching(/^C25-R\d{5}$/),
        ledger: [
          {
            action: 'register',
            source: 'payer',
            from: null,
            to: 'awaiting-payment',
            actor: 'Ada Okafor',
          },
          {
            action: 'confirm',
            source: 'admin',
            from: 'awaiting-payment',
            to: 'completed',
            ...receipt,
          },
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
    expect(await emails('payment-confirmed', id)).toMatchObject([
      {
        recipient: user.email,
        data: { amount: 50, receiptNumber: answer.body.receiptNumber, date: receipt.date },
      },
    ]);
    const audit = await auditOf(server, lab.admin, id);
    expect(audit.filter(({ action }) => action === 'payment.completed')).toMatchObject([
      { actor: { id: lab.admin.user.id }, before: 'awaiting-payment', after: 'completed' },
    ]);
  });

  it('changes nothing when the same transfer is confirmed again, or many times at once', async () => {
    const { id } = await lab.registered();
    const answers = await Promise.all(Array.from({ length: 10 }, () => lab.confirm(id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await lab.read(id)).ledger).toHaveLength(2);
    expect(await emails('payment-confirmed', id)).toHaveLength(1);
  });

  it('refuses another transfer for a completed payment', async () => {
    const { id } = await lab.registered();
    await lab.confirm(id);
    expect(await lab.confirm(id, { bankTransactionId: 'TRX-2' })).toMatchObject({
      status: 409,
      body: { code: 'INVALID_TRANSITION' },
    });
  });

  it.each([
    ['less than the tolerance of the edition', { amount: 44.99 }, 422, 'amount'],
    ['more than the fee', { amount: 51 }, 422, 'amount'],
    ['an amount as text', { amount: '50' }, 400, 'amount'],
    ['a part of a cent', { amount: 49.999 }, 400, 'amount'],
    ['an incomplete statement line', { date: undefined }, 400, 'date'],
    ['no bank transaction', { bankTransactionId: ' ' }, 400, 'bankTransactionId'],
    ['an invalid day', { date: '14 Oct 2025' }, 400, 'date'],
    ['a future day', { date: '2999-01-01' }, 400, 'date'],
    ['an unknown field', { status: 'completed' }, 400, 'status'],
    ['a student without proof', { studentProofSeen: undefined }, 409, 'studentProofSeen'],
  ])('refuses %s', async (_, changes, status, field) => {
    const { id } = await lab.registered();
    expect(await lab.confirm(id, changes)).toMatchObject({
      status,
      body: { fields: { [field]: expect.any(String) } },
    });
    expect((await lab.read(id)).state).toBe('awaiting-payment');
  });

  it('accepts slightly less, since intermediary banks deduct fees', async () => {
    const { id } = await lab.registered();
    expect((await lab.confirm(id, { amount: 45 })).body).toMatchObject({
      state: 'completed',
      receivedAmount: 45,
      outstandingAmount: 0,
    });
  });

  it('numbers receipts without gaps, even when confirmations fail in between', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => lab.registered()));
    await Promise.all(people.map(({ id }, n) => lab.confirm(id, n % 2 ? { amount: 1 } : {})));
    await Promise.all(people.map(({ id }) => lab.confirm(id)));
    const { items } = await lab.list();
    const payments = await Promise.all((items as { id: string }[]).map(({ id }) => lab.read(id)));
    const numbers = payments.map((payment) => payment.receiptNumber as string).filter(Boolean);
    const last = Math.max(...numbers.map((number) => Number(number.slice(-5))));
    expect(numbers).toHaveLength(last);
    expect(new Set(numbers).size).toBe(last);
  });
});
