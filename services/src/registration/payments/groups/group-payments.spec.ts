import { auditOf } from '../../../../test/audit-log.js';
import { camt, type WrittenTransfer } from '../../../../bench/statements/written.mjs';
import { groupBuyer, GroupsLab, type Member, type OpenedGroup } from '../../../../test/groups.js';
import { download } from '../../../../test/download.js';
import { offer } from '../../../../test/offers.js';
import { emailsOf } from '../../../../test/outbox-rows.js';
import { pdfTexts } from '../../../../test/pdf-texts.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { refundAccountAsked, refundAccountReplaced } from '../../refunds/refund-account.email.js';
import { Scheduler } from '../../../platform/jobs/scheduler.js';
import type { PermittedUser } from '../../../platform/http/policy/current-user.js';
import { PersonalDataParts } from '../../../platform/personal-data/personal-data-parts.js';
import { NO_TAXES } from '../../../conference/editions/taxes.schema.js';
import { registeredInvariants } from '../../../platform/invariants/invariants.js';
import { groupLeft } from '../emails/group-left.email.js';
import { groupPayment } from '../emails/group-payment.email.js';
import { paymentReminder } from '../emails/payment-reminder.email.js';
import { paymentConfirmed } from '../emails/payment-confirmed.email.js';
import { paymentUnderpaid } from '../emails/payment-underpaid.email.js';
import '../../../operations/invariants/invariants.js';

let server: TestApp;
let lab: GroupsLab;
beforeAll(async () => {
  server = await startTestApp({ holdMinutes: 10 });
  lab = await GroupsLab.open(server);
  await offer(lab.lab, { taxes: { ...NO_TAXES, invoices: true, country: 'United Kingdom' } });
});
afterAll(() => server.stop());
afterEach(async () => {
  for (const { name, violations } of registeredInvariants()) {
    expect({ name, rows: await server.dataSource.query(violations) }).toEqual({ name, rows: [] });
  }
});

let group: OpenedGroup;
let members: Member[];
beforeEach(async () => {
  group = await lab.group();
  members = [await lab.join(group), await lab.join(group)];
});

const admin = (method: string, path: string, body?: unknown) =>
  server.call(method, `/admin${path}`, { token: lab.lab.admin.token, body });
const states = () =>
  Promise.all(members.map(async ({ id }) => (await lab.lab.read(id)).state as string));
const paidEmails = () => emailsOf(server.dataSource, `group-paid:${group.id}`);
const end = async (how: 'undo' | 'send-now') => {
  const { items } = (await admin('GET', '/held-acts')).body;
  return admin('POST', `/held-acts/${items[0].id}/${how}`, {});
};

let nth = 0;
async function imported(transfer: Partial<WrittenTransfer>) {
  const account = `DE${String((nth += 1)).padStart(20, '0')}`;
  const written = {
    ...{ minor: 50_000, date: '2025-10-07', sender: 'Ministry (sample)', text: 'FEES' },
    reference: `GROUP-${(nth += 1)}`,
    ...transfer,
  };
  const form = new FormData();
  const file = [...camt({ account, opening: 0, transfers: [written] })].join('');
  form.set('file', new Blob([file]), 'statement.xml');
  const { statements } = (await admin('POST', '/statements', form)).body;
  const { id } = statements[0] as { id: string };
  return (await admin('GET', `/statements/${id}`)).body;
}
const texts = (line: { proposal: { reasons: { text: string }[] } }) =>
  line.proposal.reasons.map(({ text }) => text);
const ids = (line: { proposal: { parts: { paymentId: string }[] } }) =>
  line.proposal.parts.map(({ paymentId }) => paymentId).sort();

describe('a transfer with the reference of a group', () => {
  it('is certain for the exact amount of an invoice, and confirms each member with a receipt', async () => {
    await lab.invoice(group);
    const statement = await imported({ text: `FEES ${group.reference}` });
    const [line] = statement.certain.items;
    expect(ids(line)).toEqual(members.map(({ id }) => id).sort());
    const confirmed = await admin('POST', `/statements/${statement.id}/confirm`, {
      lineIds: [line.id],
    });
    expect(confirmed.body).toMatchObject({ confirmed: 1, refused: [] });
    expect(await states()).toEqual(['awaiting-payment', 'awaiting-payment']);
    expect((await end('undo')).status).toBe(200);
    expect(await states()).toEqual(['awaiting-payment', 'awaiting-payment']);
    await admin('POST', `/statements/${statement.id}/confirm`, { lineIds: [line.id] });
    expect(await paidEmails()).toEqual([]);
    await end('send-now');
    expect(await states()).toEqual(['completed', 'completed']);
    const organization = 'Lakeside University (sample)';
    for (const { user } of members) {
      const { data } = server.emails.last(user.email, paymentConfirmed);
      expect(data).toMatchObject({
        receiptNumber: expect.stringMatching(/^C25-R/),
        paidBy: organization,
      });
    }
    const paid = await paidEmails();
    expect(paid.map(({ recipient }) => recipient).sort()).toEqual(
      [lab.payer.user.email, 'accounts@lakeside.example'].sort(),
    );
    expect(paid[0]?.data).toMatchObject({ people: 2, receivedAmount: 500, laterPeople: 0 });
    const [one] = members as [Member, Member];
    const request = { kind: 'payment-document', paymentId: one.id, document: 'receipt' };
    const pdf = await (await download(server, one.token, request)).arrayBuffer();
    expect(await pdfTexts([Buffer.from(pdf)])).toEqual([
      expect.stringContaining(`Paid by ${organization}`),
    ]);
    expect(await lab.read(group)).toMatchObject({ receivedAmount: 500, outstandingAmount: 0 });
  });

  it.each([
    [40_000, 'USD 100.00 below the fee'],
    [60_000, 'USD 100.00 above the fee'],
  ])('is a proposal for %i cents, with the difference', async (minor, text) => {
    await lab.invoice(group);
    const statement = await imported({ minor, text: `FEES ${group.reference}` });
    expect(statement.certain.count).toBe(0);
    const [line] = statement.proposals.items;
    expect(texts(line)).toEqual([
      'Reference is exact',
      'Reference of a group: 2 registrations',
      text,
    ]);
  });

  it('is a proposal before the invoice, and for one of several invoices certain', async () => {
    const before = await imported({ text: group.reference });
    expect(before.certain.count).toBe(0);
    expect(ids(before.proposals.items[0])).toHaveLength(2);
    await lab.invoice(group);
    const later = await lab.join(group);
    await lab.invoice(group);
    const statement = await imported({ minor: 25_000, text: group.reference });
    expect(ids(statement.certain.items[0])).toEqual([later.id]);
  });

  it('tells the payer once that all money of an invoice is here, and who is on none yet', async () => {
    const confirm = async ({ id }: Member) => {
      const money = { amount: 250, date: '2025-10-07', bankTransactionId: `TYPED-${id}` };
      expect((await lab.lab.confirm(id, money)).status).toBe(200);
      await end('send-now');
    };
    await lab.invoice(group);
    const later = await lab.join(group);
    const [one, two] = members as [Member, Member];
    await confirm(one);
    expect(await paidEmails()).toEqual([]);
    await confirm(two);
    expect(await paidEmails()).toHaveLength(2);
    expect((await paidEmails())[0]?.data).toMatchObject({
      ...{ people: 2, receivedAmount: 500, laterPeople: 1 },
    });
    await lab.lab.asAdmin('POST', `/${two.id}/resend-email`);
    expect(await paidEmails()).toHaveLength(2);
    await lab.invoice(group);
    await confirm(later);
    expect(await paidEmails()).toHaveLength(4);
  });

  it('tells the payer that all money is here when the last unpaid person cancels', async () => {
    await lab.invoice(group);
    const [one, two] = members as [Member, Member];
    await lab.lab.confirm(one.id, { amount: 250, bankTransactionId: `TYPED-${one.id}` });
    await end('send-now');
    expect(await paidEmails()).toEqual([]);
    await server.call('POST', `/payments/${two.id}/cancel`, two);
    expect(await paidEmails()).toMatchObject([
      { data: { people: 1, receivedAmount: 250 } },
      { data: { people: 1 } },
    ]);
  });

  it('is found with a slip, too', async () => {
    await lab.invoice(group);
    const wrong = group.reference[5] === 'A' ? 'B' : 'A';
    const text = group.reference.slice(0, 5) + wrong + group.reference.slice(6);
    const [line] = (await imported({ text })).proposals.items;
    expect(ids(line)).toHaveLength(2);
  });

  it('asks no member for the rest of an incomplete transfer', async () => {
    await lab.invoice(group);
    const statement = await imported({ minor: 30_000, text: group.reference });
    const [line] = statement.proposals.items;
    const parts = (line.proposal.parts as { paymentId: string; amount: number }[]).map(
      ({ paymentId, amount }) => ({ paymentId, amount }),
    );
    const { version } = line as { version: number };
    await admin('POST', `/statements/lines/${line.id}/match`, { version, parts });
    await end('send-now');
    expect((await states()).sort()).toEqual(['completed', 'underpaid']);
    for (const { user } of members)
      expect(server.emails.to(user.email, paymentUnderpaid)).toEqual([]);
    expect(await lab.read(group)).toMatchObject({ receivedAmount: 300, outstandingAmount: 200 });
  });
});

it('proposes no member of a group for a transfer without a reference', async () => {
  const name = 'Zebedee Quaternion';
  const [firstName, lastName] = name.split(' ');
  const other = await lab.join(group, { firstName, lastName });
  const { unmatched } = await imported({ minor: 25_000, sender: name });
  expect(unmatched.count).toBe(1);
  await server.call('POST', `/payments/${other.id}/leave-group`, other);
  const { proposals } = await imported({ minor: 25_000, sender: name });
  expect(ids(proposals.items[0])).toEqual([other.id]);
});

describe('finance', () => {
  it('finds members by the group and by its reference', async () => {
    const wanted = members.map(({ id }) => id).sort();
    const of = async (query: string) => {
      const { items } = (await admin('GET', `/payments?${query}`)).body;
      return (items as { id: string }[]).map(({ id }) => id).sort();
    };
    expect(await of(`group=${group.id}`)).toEqual(wanted);
    expect(await of(`q=${group.reference}`)).toEqual(wanted);
    expect(await of(`q=${group.reference.slice(4, 9)}`)).toEqual(wanted);
    const found = await admin('GET', `/payments/by-reference?ref=${group.reference}`);
    expect(found.body.items).toHaveLength(2);
    expect(found.body.items[0].group).toEqual({
      id: group.id,
      organization: 'Lakeside University (sample)',
    });
  });

  it('edits the details of a group and issues its invoice, with an audit entry for each', async () => {
    const { version } = (await admin('GET', `/groups/${group.id}`)).body;
    const closesAt = '2035-11-02T11:59:59.000Z';
    const changes = {
      organization: 'Lakeside College (sample)',
      invoice: { ...groupBuyer, addressee: 'Lakeside College (sample)', taxNumber: 'NG 12' },
      invoiceEmail: 'office@lakeside.example',
      peopleLimit: 4,
      packages: ['virtual_presentation_only'],
      closesAt,
    };
    const changed = await admin('PATCH', `/groups/${group.id}`, { ...changes, version });
    expect(changed).toMatchObject({ status: 200, body: changes });
    expect((await admin('PATCH', `/groups/${group.id}`, { ...changes, version })).status).toBe(409);
    const issuing = await admin('POST', `/groups/${group.id}/invoice`);
    expect(issuing.body).toMatchObject({
      ...{ toInvoice: { people: 2 }, invoices: [], hold: { kind: 'group-invoice' } },
    });
    for (const [method, path] of [
      ['POST', 'invoice'],
      ['PATCH', ''],
      ['DELETE', `members/${members[0]!.id}`],
    ] as const) {
      const body = method === 'PATCH' ? { peopleLimit: 9, version: version + 1 } : undefined;
      const answer = await admin(method, `/groups/${group.id}/${path}`.replace(/\/$/, ''), body);
      expect([method, answer.status]).toEqual([method, 409]);
    }
    await end('undo');
    await admin('POST', `/groups/${group.id}/invoice`);
    await end('send-now');
    const issued = await admin('GET', `/groups/${group.id}`);
    expect(issued.body).toMatchObject({ toInvoice: { people: 0 }, invoices: [{ amount: 500 }] });
    expect((await admin('POST', `/groups/${group.id}/invoice`)).status).toBe(409);
    for (const to of [lab.payer.user.email, changes.invoiceEmail])
      expect(server.emails.last(to, groupPayment).data).toMatchObject({ occasion: 'invoice' });
    const { id: actor } = lab.lab.admin.user;
    const entries = await auditOf(server, lab.lab.admin, group.id);
    expect(entries.filter(({ action }) => !action.startsWith('hold.'))).toMatchObject([
      { action: 'group.opened' },
      { action: 'group.changed', actor: { id: actor } },
      { action: 'group.invoice-requested', actor: { id: actor } },
      { action: 'group.invoiced', actor: { id: actor } },
    ]);
  });

  it('lists groups, opens one for a payer, changes its limit and removes a member', async () => {
    const list = await admin('GET', `/groups?q=${group.reference}`);
    expect(list.body.items).toMatchObject([{ id: group.id, people: 2, amount: 500 }]);
    const { user } = await server.person('user');
    const opened = await admin('POST', '/groups', {
      payerEmail: user.email,
      organization: 'Office (sample)',
      invoice: { addressee: 'Office (sample)' },
      invoiceEmail: 'office@lakeside.example',
      peopleLimit: 2,
    });
    expect(opened).toMatchObject({ status: 201, body: { payer: { id: user.id } } });
    const { id, version } = opened.body;
    const changed = await admin('PATCH', `/groups/${id}`, { version, peopleLimit: 9 });
    expect(changed.body.peopleLimit).toBe(9);
    const removed = await admin('DELETE', `/groups/${group.id}/members/${members[0]!.id}`);
    expect(removed.body).toMatchObject({ people: 2, heldRemovals: [members[0]!.id] });
    expect((await admin('POST', `/groups/${group.id}/invoice`)).status).toBe(409);
    await end('undo');
    expect((await admin('GET', `/groups/${group.id}`)).body).toMatchObject({
      ...{ people: 2, heldRemovals: [] },
    });
    await admin('DELETE', `/groups/${group.id}/members/${members[0]!.id}`);
    await end('send-now');
    expect((await admin('GET', `/groups/${group.id}`)).body).toMatchObject({ people: 1 });
  });
});

describe('a member’s end', () => {
  /** By the account that finance asks for. */
  async function refunded(one: Member): Promise<string> {
    await lab.invoice(group);
    const statement = await imported({ text: group.reference });
    const [line] = statement.certain.items;
    await admin('POST', `/statements/${statement.id}/confirm`, { lineIds: [line.id] });
    await end('send-now');
    const { version } = await lab.lab.read(one.id);
    const prepared = await admin('POST', '/refunds', {
      ...{ kind: 'refund', id: one.id, version },
      amount: 250,
      cause: 'visa-refused',
      reason: 'The visa was refused.',
      account: { kind: 'ask' },
    });
    expect(prepared.status).toBe(201);
    await end('send-now');
    return prepared.body.id as string;
  }

  it('corrects the invoice and tells the payer, and a refund asks the payer for the account', async () => {
    const [one] = members as [Member, Member];
    const id = await refunded(one);
    expect(server.emails.to(one.user.email, refundAccountAsked)).toEqual([]);
    const asked = server.emails.last(lab.payer.user.email, refundAccountAsked);
    const { body } = await server.call('GET', `/payments/refunds/${id}`, one);
    expect(body.code).toBe('INVALID_LINK');
    const own = await server.call('GET', `/payments/refunds/${id}`, lab.payer);
    expect(own.body.isOpen).toBe(true);
    expect(asked.data.link).toContain('/refund-account/');
  });

  it('shows the account of its refund to the payer, and nothing of it to the member', async () => {
    const [one] = members as [Member, Member];
    const path = `/payments/refunds/${await refunded(one)}/account`;
    for (const iban of ['GB82 WEST 1234 5698 7654 32', 'DE89370400440532013000']) {
      const body = { kind: 'iban', holder: 'Lakeside University (sample)', iban };
      expect((await server.call('PUT', path, { token: lab.payer.token, body })).status).toBe(200);
    }
    const replaced = server.emails.last(lab.payer.user.email, refundAccountReplaced);
    expect(replaced.data).toMatchObject({ before: 'GB •••• 5432', after: 'DE •••• 3000' });
    expect(server.emails.to(one.user.email, refundAccountReplaced)).toEqual([]);

    const parts = server.app.get(PersonalDataParts, { strict: false }).all();
    const part = parts.find(({ name }) => name === 'refunds');
    const dataOf = ({ user }: Pick<Member, 'user'>) =>
      part?.collect(server.dataSource.manager, user, user as unknown as PermittedUser);
    expect(await dataOf(lab.payer)).toContainEqual(
      expect.objectContaining({ account: expect.objectContaining({ kind: 'iban' }) as object }),
    );
    expect(await dataOf(one)).toEqual([]);
  });

  it('emails the payer the amount that is left', async () => {
    await lab.invoice(group);
    const [one] = members as [Member, Member];
    await server.call('POST', `/payments/${one.id}/cancel`, one);
    const { data } = server.emails.last(lab.payer.user.email, groupPayment);
    expect(data).toMatchObject({ occasion: 'changed', outstandingAmount: 250, people: 1 });
  });
});

describe('reminders', () => {
  it('go to the payer, once for all members of a date', async () => {
    await lab.invoice(group);
    const sql = `UPDATE payments SET pay_by = now() + interval '1 day',
      created_at = now() - interval '9 days' WHERE group_id = $1`;
    await server.dataSource.query(sql, [group.id]);
    await server.app.get(Scheduler, { strict: false }).run();
    const sent = await emailsOf(server.dataSource, `group-payment:${group.id}:due:`);
    const { email } = lab.payer.user;
    expect(sent.map(({ recipient }) => recipient).sort()).toEqual(
      ['accounts@lakeside.example', email].sort(),
    );
    for (const { user } of members)
      expect(server.emails.to(user.email, paymentReminder)).toEqual([]);
  });
});

describe('a payer who deletes the account', () => {
  it('ends the invitation; members without an invoice pay, and the buyer of invoices is kept', async () => {
    await lab.invoice(group);
    const later = await lab.join(group);

    const { password, token, user } = lab.payer;
    const { manager } = server.dataSource;
    const part = server.app.get(PersonalDataParts, { strict: false }).all();
    const found = part.find(({ name }) => name === 'groups');
    const exported = await found?.collect(manager, user, user as unknown as PermittedUser);
    expect(exported).toMatchObject([{ merchantReference: group.reference, invoice: groupBuyer }]);
    expect(JSON.stringify(exported)).not.toContain(group.token);
    const body = { password, confirmation: user.email };
    const { status } = await server.call('DELETE', '/auth/me', { token, body });
    expect(status).toBe(200);
    const [row] = await server.dataSource.query<Record<string, unknown>[]>(
      'SELECT token, invoice_email, invoice FROM registration_groups WHERE id = $1',
      [group.id],
    );
    expect(row).toMatchObject({ token: null, invoice_email: null, invoice: groupBuyer });
    expect(server.emails.last(later.user.email, groupLeft).data.isRemoved).toBe(true);
    expect((await lab.join(group)).answer.body.code).toBe('INVALID_LINK');
  });
});

it.each([
  [
    'a group has no more people than its limit',
    'UPDATE registration_groups SET people_limit = 1 WHERE id = $1',
  ],
  [
    'a payment of a group has no valid invoice of the person',
    `INSERT INTO invoices (edition_id, number, payment_id, kind, total_cents, tax_cents, currency, buyer,
       facts, issued_at)
     SELECT i.edition_id, 7000, (SELECT id FROM payments WHERE group_id = $1 LIMIT 1), 'invoice',
            i.total_cents, 0, 'USD', '', i.facts, now() FROM invoices i WHERE i.group_id = $1`,
  ],
  [
    'a round of a group has at most one valid invoice, of its live payments',
    `UPDATE payments SET group_round = NULL
      WHERE id = (SELECT id FROM payments WHERE group_id = $1 LIMIT 1)`,
  ],
  [
    'a round of a group with an invoice and something to pay has a valid one',
    `INSERT INTO invoices (edition_id, number, group_id, group_round, kind, corrects, total_cents,
       tax_cents, currency, buyer, facts, issued_at)
     SELECT i.edition_id, 7000, i.group_id, 1, 'credit-note', i.number, i.total_cents, i.tax_cents,
            'USD', '', i.facts, now() FROM invoices i WHERE i.group_id = $1`,
  ],
  [
    'a group and its payments are of one edition, with another reference for each',
    'UPDATE registration_groups SET round = 0 WHERE id = $1',
  ],
])('reports a violation: %s', async (name, damage) => {
  await lab.invoice(group);
  const runner = server.dataSource.createQueryRunner();
  await runner.startTransaction();
  await runner.query(damage, [group.id]);
  const { violations } = registeredInvariants().find((one) => one.name === name)!;
  const found = (await runner.query(violations)) as object[];
  await runner.rollbackTransaction();
  await runner.release();
  expect(found).not.toEqual([]);
});
