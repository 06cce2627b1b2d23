import { EditionsService } from '../../conference/editions/editions.service.js';
import { offer } from '../../../test/offers.js';
import { auditOf } from '../../../test/audit-log.js';
import { download } from '../../../test/download.js';
import { emailsOf } from '../../../test/outbox-rows.js';
import { submittedPaper } from '../../../test/papers.js';
import { PaymentsLab, receipt, type Registered } from '../../../test/payments.js';
import { pdfTexts } from '../../../test/pdf-texts.js';
import { registrationData } from '../../../test/registration-data.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { registeredInvariants } from '../../platform/invariants/invariants.js';
import { PaymentsPersonalData } from '../payments/payments.personal-data.js';
import '../payments/payments.invariants.js';

let server: TestApp;
let lab: PaymentsLab;
beforeAll(async () => {
  server = await startTestApp();
  lab = await PaymentsLab.open(server);
});
afterAll(() => server.stop());
afterEach(async () => {
  for (const { name, violations } of registeredInvariants()) {
    expect({ name, rows: await server.dataSource.query(violations) }).toEqual({ name, rows: [] });
  }
});

const reason = 'It is the money of another person.';
const transfers = (path: string, body: object) =>
  server.call('POST', `/admin/transfers${path}`, { token: lab.admin.token, body });

let nth = 0;
async function transfer(amount = 50) {
  const line = { amount, date: '2025-10-14', bankTransactionId: `CORRECTED-${(nth += 1)}` };
  const { body } = await transfers('', { ...line, sender: 'Sender' });
  return body as { id: string; version: number };
}
async function matched(amount = 50) {
  const { id } = await lab.registered();
  const money = await transfer(amount);
  await transfers(`/${money.id}/match`, { paymentId: id, amount, version: 1 });
  return { id, transferId: money.id };
}
const unmatchableEntry = async (id: string): Promise<string> => {
  const { ledger } = await lab.read(id);
  return (ledger as { id: string; canUnmatch: boolean }[]).find((one) => one.canUnmatch)?.id ?? '0';
};
const unmatch = async (id: string) =>
  lab.act(id, 'unmatch', { entryId: await unmatchableEntry(id), reason });
const credit = (id: string, cancels = false) => lab.act(id, 'credit-note', { reason, cancels });

describe('unmatching', () => {
  it('adds a reversing entry, opens payment and transfer, and emails no one', async () => {
    const { id, transferId } = await matched();
    const before = await emailsOf(server.dataSource, '');
    expect((await unmatch(id)).body).toMatchObject({
      state: 'awaiting-payment',
      receivedAmount: 0,
      outstandingAmount: 50,
      bankTransactionId: null,
      ledger: [
        { action: 'register' },
        { action: 'match', amount: 50, canUnmatch: false },
        { action: 'unmatch', amount: -50, reason, isReversal: true, canUnmatch: false },
      ],
    });
    expect(await emailsOf(server.dataSource, '')).toEqual(before);
    expect(await auditOf(server, lab.admin, transferId)).toContainEqual(
      expect.objectContaining({ action: 'transfer.unmatch' }),
    );

    const again = await transfers(`/${transferId}/match`, {
      paymentId: id,
      amount: 50,
      version: 3,
    });
    expect(again.body).toMatchObject({ open: 0, payments: [{ id, amount: 50 }] });
    expect(await lab.read(id)).toMatchObject({ state: 'matched', receivedAmount: 50 });
  });

  it('leaves a part of the fee underpaid, from the side of the transfer', async () => {
    const { id, transferId } = await matched(30);
    const other = await transfer(20);
    await transfers(`/${other.id}/match`, { paymentId: id, amount: 20, version: 1 });
    expect((await lab.read(id)).state).toBe('matched');
    const body = { paymentId: id, version: 2, reason };
    const { status, body: opened } = await transfers(`/${transferId}/unmatch`, body);
    expect({ status, opened }).toMatchObject({ status: 200, opened: { open: 30, payments: [] } });
    expect(await lab.read(id)).toMatchObject({ state: 'underpaid', receivedAmount: 20 });
    expect((await transfers(`/${transferId}/unmatch`, { ...body, version: 3 })).status).toBe(404);
  });

  it('happens once when it is pressed several times at once', async () => {
    const { id } = await matched();
    const entryId = await unmatchableEntry(id);
    const { version } = await lab.read(id);
    const press = () => lab.asAdmin('POST', `/${id}/unmatch`, { version, entryId, reason });
    const statuses = (await Promise.all([press(), press(), press()])).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    // In conflict with the first, or after it.
    expect(statuses.filter((status) => status === 404 || status === 409)).toHaveLength(2);
    expect((await lab.read(id)).receivedAmount).toBe(0);
  });

  it('is refused for money that was refunded, or that has a valid receipt', async () => {
    const { id } = await matched();
    const entryId = await unmatchableEntry(id);
    await lab.act(id, 'confirm', { studentProofSeen: true });
    const withReceipt = await lab.act(id, 'unmatch', { entryId, reason });
    expect(withReceipt).toMatchObject({ status: 409, body: { code: 'INVALID_TRANSITION' } });
    await lab.act(id, 'refund', { amount: 50, reason });
    expect((await lab.act(id, 'unmatch', { entryId, reason })).status).toBe(409);
    expect((await lab.read(id)).receivedAmount).toBe(0);
  });

  it('keeps typed-in money as an unmatched payment where it is at the bank, or counts it nowhere', async () => {
    for (const keepsMoney of [true, false]) {
      const { id, ref } = await lab.registered();
      const money = { amount: 50, date: '2025-10-14', bankTransactionId: `TYPED-${ref}` };
      expect((await lab.act(id, 'match', money)).status).toBe(200);
      const entryId = await unmatchableEntry(id);
      const { version } = await lab.read(id);
      const press = () =>
        lab.asAdmin('POST', `/${id}/unmatch`, { version, entryId, reason, keepsMoney });
      const answers = await Promise.all([press(), press()]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await lab.read(id)).toMatchObject({ state: 'awaiting-payment', receivedAmount: 0 });
      const found = await server.call('GET', `/admin/transfers?q=TYPED-${ref}`, {
        token: lab.admin.token,
      });
      const kept = { amount: 50, open: 50, bankTransactionId: `TYPED-${ref}`, date: '2025-10-14' };
      expect(found.body.items).toMatchObject(keepsMoney ? [kept] : []);
    }
  });

  it('cancels the registration of a withdrawn paper with its last money', async () => {
    const person = await server.person('user');
    const paperId = await submittedPaper(server, person.user.id, { status: 'accepted' });
    const { token } = person;
    const offer = { registrationType: 'author', registrationPackage: 'virtual_publication' };
    const data = registrationData({ ...offer, price: 250, paperId });
    const sent = { token, body: data };
    const { body } = await server.call('POST', '/payments/manual-registration', sent);
    const id = String(body.data.id);
    const money = await transfer(250);
    await transfers(`/${money.id}/match`, { paymentId: id, amount: 250, version: 1 });
    await server.call('POST', `/papers/${paperId}/withdraw`, { token, body: {} });
    expect((await unmatch(id)).body).toMatchObject({ state: 'cancelled', receivedAmount: 0 });
  });
});

describe('a credit note', () => {
  const numberOf = (formatted: unknown) => Number(String(formatted).slice(-5));
  const asPayer = async ({ ref, token }: Registered) =>
    (await server.call('GET', `/payments/by-reference?ref=${ref}`, { token })).body.data;

  it('leaves no valid receipt when the money of the payment is refunded afterwards', async () => {
    const { id } = await lab.registered();
    await lab.confirm(id);
    await credit(id);
    const { body } = await lab.act(id, 'refund', { amount: 50, reason });
    expect(body).toMatchObject({ state: 'refunded', receivedAmount: 0, receiptNumber: null });
  });

  it('corrects a receipt, reopens the payment, and is there for the payer as a PDF', async () => {
    const person = await lab.registered();
    const { id, token, user } = person;
    const first = (await lab.confirm(id)).body.receiptNumber;
    const { body } = await credit(id);
    const [note] = body.creditNotes as { number: string }[];
    expect(body).toMatchObject({
      state: 'matched',
      receivedAmount: 50,
      receiptNumber: null,
      creditNotes: [{ receiptNumber: first, amount: 50, reason }],
    });
    expect(note?.number).toMatch(/^C25-N\d{5}$/);
    expect(await emailsOf(server.dataSource, `payment-credited:${id}`)).toMatchObject([
      { recipient: user.email, data: { number: note?.number, receiptNumber: first, reason } },
    ]);
    expect(await asPayer(person)).toMatchObject({
      status: 'pending',
      hasReceipt: false,
      creditNotes: [note],
    });
    const request = { kind: 'payment-document', paymentId: id, document: 'credit-note' };
    const pdf = await (await download(server, token, request)).arrayBuffer();
    const [text] = await pdfTexts([Buffer.from(pdf)]);
    for (const part of [note?.number, first, 'Credited USD 50.00', reason])
      expect(text).toContain(part);

    // Issued documents keep the issuer and the addressee of their day.
    const invoice = { addressee: 'Another Addressee', address: null, taxNumber: null };
    await server.call('PUT', `/payments/${id}/invoice`, { token, body: invoice });
    const issuer = 'Another Issuer';
    const { invoicing } = (
      await server.app.get(EditionsService, { strict: false }).current(server.dataSource.manager)
    ).document;
    await offer(lab, { invoicing: { ...invoicing, issuer } });
    const later = await (await download(server, token, request)).arrayBuffer();
    const [kept] = await pdfTexts([Buffer.from(later)]);
    expect(kept).toBe(text);
    const open = { ...request, document: 'pro-forma' };
    const [now] = await pdfTexts([
      Buffer.from(await (await download(server, token, open)).arrayBuffer()),
    ]);
    expect(now).toContain('Another Addressee');
    expect(now).toContain(issuer);
    await offer(lab, { invoicing });

    const again = (await lab.act(id, 'confirm', { studentProofSeen: true })).body;
    expect(numberOf(again.receiptNumber)).toBe(numberOf(first) + 1);
    expect(again.creditNotes).toEqual([note]);
    expect(await emailsOf(server.dataSource, `payment-confirmed:${id}`)).toHaveLength(2);
    expect(await lab.list(String(note?.number))).toMatchObject({ items: [{ id }] });
  });

  it('lets a confirmed transfer be unmatched, and used for the right payment', async () => {
    const { id, transferId } = await matched();
    await lab.act(id, 'confirm', { studentProofSeen: true });
    await credit(id);
    expect((await unmatch(id)).body.state).toBe('awaiting-payment');
    const right = await lab.registered();
    const use = { paymentId: right.id, amount: 50, version: 3 };
    expect((await transfers(`/${transferId}/match`, use)).status).toBe(200);
  });

  it('cancels the registration if finance says so; the money is refunded then', async () => {
    const person = await lab.registered();
    await lab.confirm(person.id, receipt);
    expect((await credit(person.id, true)).body).toMatchObject({
      state: 'cancelled',
      overpaidAmount: 50,
    });
    expect(await asPayer(person)).toMatchObject({ status: 'cancelled' });
    const back = await lab.act(person.id, 'refund-overpayment', { amount: 50, reason });
    expect(back.body).toMatchObject({ receivedAmount: 0, overpaidAmount: 0 });
  });

  it('numbers its series without a gap, also when several are issued at once', async () => {
    const people = await Promise.all([1, 2, 3, 4].map(() => lab.registered()));
    for (const { id } of people) await lab.confirm(id, { bankTransactionId: `SERIES-${id}` });
    const twice = people.flatMap(({ id }) => [credit(id), credit(id)]);
    const answers = await Promise.all(twice);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
    // The invariants after each test count receipts and credit notes.
  });

  it('is exported to its person as issued, until the account is erased', async () => {
    const person = await lab.registered();
    await lab.confirm(person.id);
    await credit(person.id);
    const part = server.app.get(PaymentsPersonalData, { strict: false });
    const { manager } = server.dataSource;
    const exported = async () =>
      (await part.collect(manager, person.user)).map(({ creditNotes }) => creditNotes);
    const details = { addressee: { addressee: expect.stringContaining('Ada') } };
    expect(await exported()).toMatchObject([[{ number: expect.any(Number), details }]]);
    await part.erase(manager, person.user, {
      actorId: person.user.id,
      afterCommit: () => undefined,
    });
    expect(await exported()).toMatchObject([[{ details: null }]]);
  });

  it('is refused without a receipt, and is hidden from strangers', async () => {
    const { id, ref } = await lab.registered();
    expect((await credit(id)).status).toBe(409);
    await lab.confirm(id);
    await credit(id);
    const seen = await server.call('GET', `/payments/by-reference?ref=${ref}`, {});
    expect(seen.body.data.creditNotes).toEqual([]);
    const { token } = await server.person('user');
    const path = `/payments/${id}/documents/credit-note`;
    expect((await server.call('POST', path, { token, body: {} })).status).toBe(404);
  });
});
