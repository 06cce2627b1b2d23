import type { EntityManager } from 'typeorm';
import { camt, type WrittenTransfer } from '../../../bench/statements/written.mjs';
import { auditRows } from '../../../test/admin-reads.js';
import { theirs } from '../../../test/bank-changes.js';
import { download } from '../../../test/download.js';
import { Gate } from '../../../test/gate.js';
import { offer } from '../../../test/offers.js';
import { PaymentsLab, receipt, type Registered } from '../../../test/payments.js';
import { permit, type Person } from '../../../test/people.js';
import { makePaper, publicationData } from '../../../test/registration-data.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import type { WorkItem } from '../../operations/admin/work-queue.schema.js';
import { DAY } from '../../platform/core/time.js';
import { registeredInvariants } from '../../platform/invariants/invariants.js';
import { refundAccountAsked, refundAccountReplaced } from './refund-account.email.js';
import { RefundAccounts } from './refund-accounts.js';
import { RefundBatch } from './refund-batch.entity.js';
import { Refund as StoredRefund } from './refund.entity.js';
import { lockPreparer } from './refund-approvals.sql.js';
import { RefundBatches } from './refund-batches.js';
import { readPain } from './pain.js';

import '../payments/payments.invariants.js';
import './refunds.invariants.js';

const account = { kind: 'iban', holder: 'Adaeze Obi', iban: 'GB82 WEST 1234 5698 7654 32' };
const elsewhere = {
  kind: 'other',
  holder: 'Adaeze Obi',
  number: '=0123456789',
  bank: 'Sample Bank',
  country: 'Kenya',
};

let server: TestApp;
let lab: PaymentsLab;
let second: Person;
beforeAll(async () => {
  server = await startTestApp();
  lab = await PaymentsLab.open(server);
  second = await server.person('admin');
  await permit(server, second, ['finance']);
  // A change of the bank details waits for a second administrator and a day.
  for (const table of ['editions', 'edition_revisions']) {
    await server.dataSource.query(
      `UPDATE ${table} SET document = jsonb_set(document, '{bank}', $1)`,
      [JSON.stringify(theirs)],
    );
  }
});
afterAll(() => server.stop());
afterEach(async () => {
  for (const { name, violations } of registeredInvariants()) {
    expect({ name, rows: await server.dataSource.query(violations) }).toEqual({ name, rows: [] });
  }
});

const call = (method: string, path: string, body?: unknown, person = lab.admin) =>
  server.call(method, `/admin${path}`, { token: person.token, body });

interface Refund {
  id: string;
  reference: string;
  version: number;
  batch: { id: string } | null;
}

async function paid(): Promise<Registered> {
  const person = await lab.registered();
  await lab.confirm(person.id, { bankTransactionId: `TRX-${person.ref}` });
  return person;
}

const asked = { amount: 50, cause: 'visa-refused', reason: 'Your visa was refused.' };

async function prepare(id: string, changes: object = {}) {
  const { version } = await lab.read(id);
  return call('POST', '/refunds', {
    ...{ kind: 'refund', id, version, account: { kind: 'ask' } },
    ...asked,
    ...changes,
  });
}

async function ready(amount = 50): Promise<Refund & { person: Registered }> {
  const person = await paid();
  const { status, body } = await prepare(person.id, { amount, account });
  expect(status).toBe(201);
  return { ...body, person };
}

const prepareFile = (refunds: Refund[], by?: Person) =>
  call('POST', '/refund-batches', { refundIds: refunds.map(({ id }) => id) }, by);
const batchOf = (...refunds: Refund[]) => prepareFile(refunds);

async function exported(...refunds: Refund[]) {
  const { batches } = (await batchOf(...refunds)).body;
  const [{ id, version }] = batches;
  const { status, body } = await call('POST', `/refund-batches/${id}/export`, { version });
  expect({ status, message: body.message }).toEqual({ status: 200, message: undefined });
  return body;
}

const fileOf = async (id: string, person = lab.admin) =>
  (await download(server, person.token, { kind: 'refund-file', id })).text();

let nth = 0;
async function imported(transfers: Partial<WrittenTransfer>[], currency = 'USD') {
  const number = `DE${String((nth += 1)).padStart(20, '0')}`;
  const written = transfers.map((changes) => ({
    ...{ minor: -5_000, date: '2025-10-20', sender: 'Sender', text: 'OUT' },
    ...{ reference: `OUT-${(nth += 1)}` },
    ...changes,
  }));
  const file = [...camt({ account: number, opening: 0, currency, transfers: written })].join('');
  const form = new FormData();
  form.set('file', new Blob([file]), 'statement.xml');
  const { body } = await call('POST', '/statements', form);
  return (await call('GET', `/statements/${body.statements[0].id}`)).body;
}

const match = (lineId: string, refundId: string) =>
  call('POST', `/statements/lines/${lineId}/refund`, { refundId });

describe('a refund', () => {
  it('asks the payer, who gives the account by the link of the email only', async () => {
    const person = await paid();
    const { body: refund } = await prepare(person.id);
    expect(refund).toMatchObject({ status: 'asking', account: null, amount: 50 });
    const { data } = server.emails.last(person.user.email, refundAccountAsked);
    const token = data.link.split('/').at(-1) ?? '';

    const path = `/payments/refunds/${token}`;
    expect((await server.call('GET', path)).body).toMatchObject({ isOpen: true, amount: 50 });
    expect((await server.call('GET', '/payments/refunds/wrong')).status).toBe(400);
    const mistyped = { ...account, iban: 'GB82 WEST 1234 5698 7654 33' };
    const wrong = await server.call('PUT', `${path}/account`, { body: mistyped });
    expect(wrong).toMatchObject({ status: 400, body: { fields: { iban: expect.any(String) } } });
    const given = await server.call('PUT', `${path}/account`, { body: account });
    expect(given.body).toMatchObject({ status: 'ready', account: 'GB •••• 5432' });

    const read = (await call('GET', `/refunds/${refund.id}`)).body;
    expect(read).toMatchObject({
      status: 'ready',
      account: 'GB •••• 5432',
      accountSource: 'payer',
    });
    expect(JSON.stringify(read)).not.toContain('1234');
    const { version } = read;
    await call('POST', `/refunds/${refund.id}/ask`, { version });
    const again = server.emails.last(person.user.email, refundAccountAsked).data.link;
    const newest = `/payments/refunds/${again.split('/').at(-1)}`;
    expect((await server.call('GET', path)).status).toBe(400);
    expect((await server.call('GET', newest)).body).toMatchObject({ account: null, isOpen: true });
    await server.call('PUT', `${newest}/account`, { body: account });
    const rows = await server.dataSource.query(`SELECT * FROM refunds WHERE id = $1`, [refund.id]);
    expect(JSON.stringify(rows)).not.toContain('WEST');
  });

  it('has a link for 30 days, and another one when finance asks again', async () => {
    const person = await paid();
    const { body: refund } = await prepare(person.id);
    const linkOf = () => {
      const { link } = server.emails.last(person.user.email, refundAccountAsked).data;
      return `/payments/refunds/${link.split('/').at(-1)}`;
    };
    const first = linkOf();
    const end = `UPDATE refunds SET token_expires_at = $2 WHERE id = $1`;
    await server.dataSource.query(end, [refund.id, server.clock.now()]);
    const { status, body } = await server.call('GET', first);
    expect([status, body.message]).toEqual([400, expect.stringContaining('has expired')]);
    expect((await server.call('PUT', `${first}/account`, { body: account })).status).toBe(400);
    const own = await server.call('GET', `/payments/refunds/${refund.id}`, { token: person.token });
    expect(own.body).toMatchObject({ isOpen: true });
    await call('POST', `/refunds/${refund.id}/ask`, { version: refund.version });
    expect((await server.call('PUT', `${linkOf()}/account`, { body: account })).status).toBe(200);
  });

  it('tells the payer when its account is replaced, with both masked', async () => {
    const person = await paid();
    const { body: refund } = await prepare(person.id);
    const path = `/payments/refunds/${refund.id}/account`;
    const give = (body: object) => server.call('PUT', path, { token: person.token, body });
    await give(account);
    const emails = () =>
      server.dataSource.query<object[]>('SELECT 1 FROM outgoing_emails WHERE cause LIKE $1', [
        `refund-account-replaced:${refund.id}:%`,
      ]);
    expect(await emails()).toEqual([]);
    await give({ ...account, iban: 'DE89370400440532013000' });
    expect(await emails()).toHaveLength(1);
    const { data } = server.emails.last(person.user.email, refundAccountReplaced);
    expect(data).toMatchObject({ before: 'GB •••• 5432', after: 'DE •••• 3000' });
  });

  it('is given its account by the payer who is logged in, and by no other', async () => {
    const person = await paid();
    const { body: refund } = await prepare(person.id);
    const own = `/payments/by-reference?ref=${person.ref}`;
    const { body: shown } = await server.call('GET', own, { token: person.token });
    expect(shown.data.refund).toEqual({ id: refund.id, status: 'asking' });
    const path = `/payments/refunds/${refund.id}/account`;
    const other = await server.person('user');
    expect((await server.call('PUT', path, { token: other.token, body: account })).status).toBe(
      400,
    );
    expect((await server.call('PUT', path, { token: person.token, body: account })).status).toBe(
      200,
    );
  });

  it('reserves the money: other acts on the payment wait until it is withdrawn', async () => {
    const person = await paid();
    const { body: refund } = await prepare(person.id);
    const again = await prepare(person.id);
    expect(again.status).toBe(409);
    const recorded = await lab.act(person.id, 'refund', { amount: 50, reason: 'By hand.' });
    expect(recorded.status).toBe(409);
    const { version } = refund;
    await call('POST', `/refunds/${refund.id}/withdraw`, { version });
    expect((await prepare(person.id, { amount: 50.01 })).status).toBe(400);
    expect((await prepare(person.id)).status).toBe(201);
  });

  it('returns an unmatched payment to the account of its line, and no more than is open', async () => {
    const statement = await imported([
      { minor: 12_000, sender: 'Amara Sender', text: 'GIFT', account: 'DE89370400440532013000' },
    ]);
    const [line] = statement.unmatched.items;
    const { version } = line;
    const money = { kind: 'return', id: line.id, version, ...asked, account: { kind: 'transfer' } };
    const offered = (await call('GET', `/refunds/offer?kind=return&id=${line.id}`)).body;
    expect(offered).toMatchObject({ most: 120, transferAccount: 'DE •••• 3000', canAsk: false });
    const { status, body } = await call('POST', '/refunds', { ...money, amount: 100 });
    expect({ status, account: body.account }).toEqual({ status: 201, account: 'DE •••• 3000' });
    const path = `/transfers/${line.id}/return-to-sender`;
    const rest = { version, reason: 'Not ours.' };
    expect((await call('POST', path, { ...rest, amount: 21 })).status).toBe(400);
    expect((await call('POST', path, { ...rest, amount: 20 })).status).toBe(200);
  });

  it('is erased with the person', async () => {
    const person = await paid();
    await prepare(person.id, { account });
    const accounts = server.app.get(RefundAccounts, { strict: false });
    const rows = await server.dataSource.query(
      'SELECT id, account FROM refunds WHERE payment_id = $1',
      [person.id],
    );
    expect(accounts.open(rows[0])).toMatchObject({ iban: 'GB82WEST12345698765432' });
    const confirmation = person.user.email;
    const body = { password: person.password, confirmation };
    const { token } = person;
    expect((await server.call('DELETE', '/auth/me', { token, body })).status).toBe(200);
    const after = await server.dataSource.query('SELECT * FROM refunds WHERE payment_id = $1', [
      person.id,
    ]);
    expect(after).toEqual([
      expect.objectContaining({ status: 'asking', account: null, account_label: null }),
    ]);
  });
});

describe('a bank file', () => {
  it('is approved by a second person above the amount of the edition, and exported once', async () => {
    await offer(lab, { invoicing: await invoicing({ refundApprovalAbove: 60 }) });
    const below = (await batchOf(await ready())).body.batches[0];
    expect(below).toMatchObject({ status: 'ready', needsApproval: false });
    const refunds = [await ready(), await ready(30)];
    const [batch] = (await batchOf(...refunds)).body.batches;
    expect(batch).toMatchObject({ status: 'awaiting-approval', count: 2, amount: 80 });
    const { id, version } = batch;
    const act = (name: string, at: number, person?: Person) =>
      call('POST', `/refund-batches/${id}/${name}`, { version: at }, person);
    expect((await act('export', version)).status).toBe(409);
    expect((await act('approve', version)).status).toBe(403);
    const approved = await act('approve', version, second);
    expect(approved.body).toMatchObject({ status: 'ready', approvedBy: 'Ada Okafor' });
    const done = await act('export', approved.body.version);
    expect(done.body).toMatchObject({ status: 'exported' });
    expect((await act('export', done.body.version)).status).toBe(409);
    expect((await act('discard', done.body.version)).status).toBe(409);
    const file = await fileOf(id);
    expect(await fileOf(id, second)).toBe(file);
    const rows = await auditRows(server, lab.admin.token, { subject: id });
    expect(rows.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['refund-batch.prepared', 'refund-batch.approved']),
    );
    await offer(lab, { invoicing: await invoicing({ refundApprovalAbove: undefined }) });
  });

  it('is found by its name, and by a refund that it contains', async () => {
    const refund = await ready();
    const [batch] = (await batchOf(refund)).body.batches;
    await batchOf(await ready());
    const found = async (q: string) => {
      const { body } = await call('GET', `/refund-batches?q=${encodeURIComponent(q)}`);
      return (body.items as { id: string }[]).map(({ id }) => id);
    };
    const { reference } = (await call('GET', `/refunds/${refund.id}`)).body;
    expect(await found(reference)).toEqual([batch.id]);
    expect(await found((batch.messageId as string).toLowerCase())).toEqual([batch.id]);
    expect(await found('not in any file')).toEqual([]);
  });

  it('frees its refunds when it is discarded, and has no refund twice', async () => {
    const refund = await ready();
    const [batch] = (await batchOf(refund)).body.batches;
    expect((await batchOf(refund)).status).toBe(409);
    const { id, version } = batch;
    await call('POST', `/refund-batches/${id}/discard`, { version });
    const { body } = await call('GET', `/refunds/${refund.id}`);
    expect(body).toMatchObject({ status: 'ready', batch: null });
    expect((await batchOf(refund)).status).toBe(201);
  });

  it('is a CSV file for USD, whose cells start no formula', async () => {
    const person = await paid();
    const { body } = await prepare(person.id, { account: elsewhere });
    const batch = await exported(body);
    expect(batch).toMatchObject({ format: 'csv', currency: 'USD', total: 50 });
    const [head = '', row = ''] = (await fileOf(batch.id)).split('\r\n');
    expect(head).toContain('Reference,Account holder,Account');
    expect(row).toContain(`${body.reference},Adaeze Obi,'=0123456789,,Sample Bank,Kenya,50.00,USD`);
  });

  it('is pain.001 for money received in EUR, of which a part goes back by its rate', async () => {
    const person = await lab.registered({ academicCategory: 'professional', price: 250 });
    const line = { minor: 23_017, ordered: 25_000, sender: 'Zoë Müller', text: person.ref };
    const incoming = { ...line, account: 'DE89370400440532013000', date: '2025-10-14' };
    const statement = await imported([incoming], 'EUR');
    const [{ id: lineId }] = statement.certain.items;
    await call('POST', `/statements/${statement.id}/confirm`, { lineIds: [lineId] });
    const { body } = await prepare(person.id, { amount: 100, account: { kind: 'transfer' } });
    expect(body.pay).toEqual({ amount: 92.07, currency: 'EUR' });
    const batch = await exported(body);
    expect(batch).toMatchObject({ format: 'pain.001', currency: 'EUR', total: 92.07, amount: 100 });
    const read = await readPain(await fileOf(batch.id));
    expect(read).toMatchObject({ messageId: batch.messageId, count: 1, controlMinor: 9_207 });
    expect(read.debtor).toMatchObject({ iban: 'DE89370400440532013000', bic: 'SAMPGB2L' });
    const [transfer] = read.transfers;
    expect(transfer).toMatchObject({ reference: body.reference, holder: 'Zoe Muller' });

    const out = { minor: -9_207, endToEndId: body.reference, sender: 'Zoe Muller' };
    const after = await imported([out], 'EUR');
    const [outgoing] = after.unmatched.items;
    expect(outgoing.refund).toMatchObject({ refundId: body.id, reason: { look: 'agrees' } });
    expect((await match(outgoing.id, body.id)).status).toBe(200);
    expect(await lab.read(person.id)).toMatchObject({ state: 'refunded', receivedAmount: 150 });
  });

  describe.each(['approve', 'export'] as const)('to %s by two people at the same time', (act) => {
    async function race(): Promise<number[]> {
      const isApproval = act === 'approve';
      const refundApprovalAbove = isApproval ? 10 : undefined;
      await offer(lab, { invoicing: await invoicing({ refundApprovalAbove }) });
      const [{ id, version }] = (await batchOf(await ready())).body.batches;
      const third = await server.person('admin');
      const gate = await Gate.before('refund_batches', server.ownerUrl);
      const racing = Promise.all(
        [second, third].map((person) =>
          call('POST', `/refund-batches/${id}/${act}`, { version }, person),
        ),
      );
      await gate.waiting(2);
      await gate.open();
      return (await racing).map(({ status }) => status).sort((a, b) => a - b);
    }
    afterEach(() => jest.restoreAllMocks());

    it('is done once', async () => {
      expect(await race()).toEqual([200, 409]);
    });

    it('control: without the locks of the file and its refunds it is done twice', async () => {
      const batches = server.app.get(RefundBatches, { strict: false });
      const unlocked = batches as unknown as {
        locked: (tx: EntityManager, id: string) => Promise<RefundBatch>;
        lockAll: (tx: EntityManager, where: object) => Promise<StoredRefund[]>;
      };
      jest.spyOn(unlocked, 'lockAll').mockImplementation(async (tx, where) => {
        const refunds = await tx.findBy(StoredRefund, where);
        return refunds.map((refund) => ({
          ...refund,
          status: refund.status === 'exported' ? 'batched' : refund.status,
        }));
      });
      jest
        .spyOn(unlocked, 'locked')
        .mockImplementation((tx, id) => tx.findOneByOrFail(RefundBatch, { id }));
      expect(await race()).toEqual([200, 200]);
    });
  });
});

describe('bank files that one person prepares within a day', () => {
  let preparer: Person;
  beforeEach(async () => {
    await offer(lab, { invoicing: await invoicing({ refundApprovalAbove: 120 }) });
    preparer = await server.person('admin');
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await offer(lab, { invoicing: await invoicing({ refundApprovalAbove: undefined }) });
  });

  const filed = async (by: Person) => {
    const { body } = await prepareFile([await ready()], by);
    return body.batches[0] as { id: string; version: number; status: string };
  };

  it('need approval once their amounts exceed the amount of the edition together', async () => {
    const first = await filed(preparer);
    const statuses = [first.status, (await filed(preparer)).status];
    expect(statuses).toEqual(['ready', 'ready']);
    expect((await filed(preparer)).status).toBe('awaiting-approval');
    expect((await filed(await server.person('admin'))).status).toBe('ready');
    const { id, version } = first;
    await call('POST', `/refund-batches/${id}/discard`, { version }, preparer);
    expect((await filed(preparer)).status).toBe('ready');
    expect((await filed(preparer)).status).toBe('awaiting-approval');
    await server.dataSource.query(
      `UPDATE refund_batches SET created_at = created_at - interval '1 day' WHERE prepared_by = $1`,
      [preparer.user.id],
    );
    expect((await filed(preparer)).status).toBe('ready');
  });

  describe('at the same time', () => {
    async function race(): Promise<string[]> {
      const refunds = [await ready(), await ready()];
      await filed(preparer);
      const gate = await Gate.before('refund_batches', server.ownerUrl);
      const racing = Promise.all(refunds.map((refund) => prepareFile([refund], preparer)));
      await gate.waiting(2);
      await gate.open();
      return (await racing).map(({ body }) => body.batches[0].status as string).sort();
    }

    it('are not both ready without approval', async () => {
      expect(await race()).toEqual(['awaiting-approval', 'ready']);
    });

    it('control: without the lock of the preparer both are ready', async () => {
      jest.spyOn(lockPreparer, 'run').mockResolvedValue(1);
      expect(await race()).toEqual(['ready', 'ready']);
    });
  });
});

describe('the bank’s line', () => {
  it('pays a refund, which only then ends the registration; unmatched, it is paid by another', async () => {
    const refund = await ready();
    const { person } = refund;
    await exported(refund);
    expect(await lab.read(person.id)).toMatchObject({ state: 'completed', receivedAmount: 50 });
    const lines = [{ text: `REFUND ${refund.reference}` }, { minor: -7_000 }, {}];
    const statement = await imported(lines);
    const items = statement.unmatched.items as { refund: object | null }[];
    const found = items.map(({ refund: proposed }) => proposed);
    expect(found[0]).toMatchObject({ refundId: refund.id, entryId: null });
    expect(found[1]).toBeNull();
    const [line, other, same] = statement.unmatched.items;
    expect((await match(other.id, refund.id)).status).toBe(400);
    expect((await match(line.id, refund.id)).status).toBe(200);
    expect((await match(same.id, refund.id)).status).toBe(409);
    expect(await lab.read(person.id)).toMatchObject({ state: 'refunded', receivedAmount: 0 });
    expect((await call('GET', `/refunds/${refund.id}`)).body).toMatchObject({
      ...{ status: 'paid', isBooked: true, statementId: statement.id },
    });

    await call('POST', `/statements/lines/${line.id}/restore`, {});
    const back = (await call('GET', `/refunds/${refund.id}`)).body;
    expect(back).toMatchObject({ status: 'exported', isBooked: true });
    const { version } = back;
    const failing = { version, reason: 'It came back.' };
    expect((await call('POST', `/refunds/${refund.id}/fail`, failing)).status).toBe(409);
    expect((await match(same.id, refund.id)).status).toBe(200);
    const { ledger } = await lab.read(person.id);
    const refunds = (ledger as { action: string }[]).filter(({ action }) => action === 'refund');
    expect(refunds).toHaveLength(1);
  });

  it('pays an overpayment and a return', async () => {
    const person = await lab.registered();
    await lab.act(person.id, 'match', { ...receipt, amount: 70, bankTransactionId: 'TWENTY-MORE' });
    await lab.act(person.id, 'confirm', { studentProofSeen: true });
    const over = await prepare(person.id, { kind: 'overpayment', amount: 20, account });
    expect(over.status).toBe(201);
    const transfer = await call('POST', '/transfers', {
      ...receipt,
      bankTransactionId: 'NOT-OURS',
      sender: 'Sender',
    });
    const { id, version } = transfer.body;
    const back = await call('POST', '/refunds', {
      ...{ kind: 'return', id, version, ...asked, cause: 'not-ours' },
      account: elsewhere,
    });
    expect(back.status).toBe(201);
    await exported(over.body, back.body);
    const statement = await imported([
      { minor: -2_000, text: over.body.reference },
      { text: back.body.reference },
    ]);
    const [one, other] = statement.unmatched.items as { id: string; amount: number }[];
    const [small, large] = one?.amount === -20 ? [one, other] : [other, one];
    expect((await match(small?.id ?? '', over.body.id)).status).toBe(200);
    expect((await match(large?.id ?? '', back.body.id)).status).toBe(200);
    expect(await lab.read(person.id)).toMatchObject({ state: 'completed', receivedAmount: 50 });
    expect((await call('GET', `/transfers/${id}`)).body).toMatchObject({ open: 0 });
  });

  it('does not come: finance marks the refund as failed and prepares another', async () => {
    const refund = await ready();
    await exported(refund);
    server.clock.advance(8 * DAY);
    const { body } = await call('GET', '/dashboard/work', undefined, await server.person('admin'));
    server.clock.advance(-8 * DAY);
    expect((body.items as WorkItem[]).map(({ kind }) => kind)).toContain('refund-exports');
    const { version } = (await call('GET', `/refunds/${refund.id}`)).body;
    const failed = await call('POST', `/refunds/${refund.id}/fail`, {
      ...{ version, reason: 'The account is closed.' },
    });
    expect(failed.body).toMatchObject({ status: 'failed', failure: 'The account is closed.' });
    const kept = 'SELECT account FROM refunds WHERE id = $1';
    expect(await server.dataSource.query(kept, [refund.id])).toEqual([{ account: null }]);
    expect((await prepare(refund.person.id)).status).toBe(201);
  });
});

describe('the list of refunds to prepare', () => {
  const due = async (q: string) => (await call('GET', `/refunds/due?q=${q}`)).body;
  const overpaid = async () => {
    const person = await lab.registered();
    const line = { ...receipt, amount: 80, bankTransactionId: `OVER-${person.ref}` };
    await lab.act(person.id, 'match', line);
    return person;
  };

  it('has money above the fee and of ended registrations, until a refund is under way', async () => {
    const person = await overpaid();
    const before = (await due(person.ref)).counts.due as number;
    expect((await due(person.ref)).items).toMatchObject([
      { id: person.id, reference: person.ref, cause: 'overpaid', kind: 'overpayment', amount: 30 },
    ]);
    await lab.reject(person.id);
    expect((await due(person.ref)).items).toMatchObject([{ cause: 'rejected', amount: 80 }]);
    const { body } = await prepare(person.id, { kind: 'overpayment', amount: 80 });
    expect(await due(person.ref)).toMatchObject({ items: [], counts: { due: before - 1 } });
    await call('POST', `/refunds/${body.id}/withdraw`, { version: body.version });
    expect((await due(person.ref)).items).toHaveLength(1);
  });

  it('has money of a registration whose paper was withdrawn', async () => {
    const person = await server.person('user');
    const paperId = await makePaper(server.app, person.user.id);
    const registered = await server.call('POST', '/payments/manual-registration', {
      token: person.token,
      body: publicationData(),
    });
    const { id, merchantReference: ref } = registered.body.data as Record<string, string>;
    const line = { ...receipt, amount: 100, bankTransactionId: `PART-${ref}` };
    await lab.act(id ?? '', 'match', line);
    expect((await due(ref ?? '')).items).toEqual([]);
    await server.dataSource.query(`UPDATE papers SET status = 'withdrawn' WHERE id = $1`, [
      paperId,
    ]);
    expect((await due(ref ?? '')).items).toMatchObject([
      { cause: 'withdrawn', kind: 'refund', amount: 100 },
    ]);
    expect((await prepare(id ?? '', { amount: 100 })).status).toBe(201);
    expect((await due(ref ?? '')).items).toEqual([]);
    await server.dataSource.query(`UPDATE papers SET status = 'accepted' WHERE id = $1`, [paperId]);
  });

  it('is work of finance', async () => {
    const count = async () => {
      const { body } = await call('GET', '/dashboard/work');
      return (body.items as WorkItem[]).find(({ kind }) => kind === 'refunds-due')?.count ?? 0;
    };
    const before = await count();
    await overpaid();
    expect(await count()).toBe(before + 1);
  });
});

async function invoicing(changes: object): Promise<object> {
  const { body } = await call('GET', '/editions');
  const edition = await call('GET', `/editions/${body.items[0].id}`);
  return { ...edition.body.document.invoicing, ...changes };
}
