import { Client } from 'pg';
import { groupBuyer, GroupsLab, type Member, type OpenedGroup } from '../../../../test/groups.js';
import { download } from '../../../../test/download.js';
import { brokenRules, readInvoice } from '../../../../test/invoice-rules.js';
import { pdfTexts } from '../../../../test/pdf-texts.js';
import { offer } from '../../../../test/offers.js';
import { emailsOf } from '../../../../test/outbox-rows.js';
import { registrationData } from '../../../../test/registration-data.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { Attempts } from '../../../identity/credentials/attempts.js';
import { NO_TAXES } from '../../../conference/editions/taxes.schema.js';
import { brokenInvariants } from '../../../operations/invariants/check.js';
import { Scheduler } from '../../../platform/jobs/scheduler.js';
import { GroupJoins } from '../../groups/group-joins.js';
import { groupInvitation } from '../emails/group-invitation.email.js';
import { groupLeft } from '../emails/group-left.email.js';
import { groupPayment } from '../emails/group-payment.email.js';
import { registrationReceived } from '../emails/registration-received.email.js';
import { invitationsOfEdition } from './groups.limits.js';

const issuing = { ...NO_TAXES, invoices: true, country: 'United Kingdom' };

let server: TestApp;
let lab: GroupsLab;
beforeAll(async () => {
  server = await startTestApp();
  lab = await GroupsLab.open(server);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => server.stop());

const WITHIN = 'a group has no more people than its limit';
async function broken(): Promise<string[]> {
  const client = new Client({ connectionString: server.ownerUrl });
  await client.connect();
  try {
    return (await brokenInvariants(client)).map(({ name }) => name);
  } finally {
    await client.end();
  }
}
const ownPayment = async ({ token, id }: Member) =>
  (await server.call('GET', '/payments/pending', { token })).body.data.id === id &&
  (await server.call('GET', '/payments/pending', { token })).body.data;

describe('while groups are off', () => {
  beforeAll(() => offer(lab.lab, { groups: { open: false } }));
  afterAll(() => offer(lab.lab, { groups: { open: true } }));

  it('opens and joins none, and no answer mentions groups', async () => {
    await expect(lab.group()).rejects.toThrow('CLOSED');
    const { id } = await lab.lab.registered();
    const edition = await server.call('GET', '/editions/current');
    expect(edition.body).not.toHaveProperty('groups');
    expect(edition.body).not.toHaveProperty('groupsOpen');
    const token = 'x'.repeat(43);
    expect((await server.call('GET', `/groups/invitations/${token}`)).body.code).toBe('CLOSED');
    const person = await server.person('user');
    expect((await lab.register(person, token)).body.code).toBe('CLOSED');
    const payment = await server.call('POST', '/payments/manual-registration', {
      token: person.token,
      body: registrationData(),
    });
    expect(payment.body.data).not.toHaveProperty('group');
    expect(id).toBeDefined();
  });
});

describe('joining', () => {
  it('shows the link’s holder the organisation and the places, and nothing else', async () => {
    const { token } = await lab.group({ packages: ['virtual_presentation_only'] });
    await lab.join({ token });
    const { body } = await server.call('GET', `/groups/invitations/${token}`);
    expect(body).toEqual({
      organization: 'Lakeside University (sample)',
      packages: ['virtual_presentation_only'],
      placesLeft: 2,
      state: 'open',
      closesAt: null,
    });
    const unknown = await server.call('GET', `/groups/invitations/${'y'.repeat(43)}`);
    expect(unknown).toMatchObject({ status: 400, body: { code: 'INVALID_LINK' } });
  });

  it('needs an account, and a package that the group pays for', async () => {
    const { token } = await lab.group({ packages: ['virtual_presentation_only'] });
    expect((await lab.register({}, token)).status).toBe(401);
    const other = { registrationPackage: 'physical_presentation_only', price: 250 };
    const refused = await lab.join({ token }, other);
    expect(refused.answer).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  });

  it('tells the person who pays, and asks for no money', async () => {
    const group = await lab.group();
    const member = await lab.join(group);
    expect(member.answer.body.data.group).toEqual({
      organization: 'Lakeside University (sample)',
      canLeave: true,
    });
    const { data } = server.emails.last(member.user.email, registrationReceived);
    expect(data.paidBy).toBe('Lakeside University (sample)');
    const online = await server.call('GET', `/payments/${member.id}/online`, member);
    expect(online.body.ways ?? []).toEqual([]);
  });

  it('takes over the unpaid registration of a person who registers again with the link', async () => {
    const group = await lab.group();
    const person = await server.person('user');
    const form = { academicCategory: 'professional', price: 250 };
    const own = await server.call('POST', '/payments/manual-registration', {
      token: person.token,
      body: registrationData(form),
    });
    const { id } = own.body.data as { id: string };
    const joined = await lab.register(person, group.token);
    expect(joined.body.data).toMatchObject({ id, group: { canLeave: true } });
    const { data } = server.emails.last(person.user.email, registrationReceived);
    expect(data.paidBy).toBe('Lakeside University (sample)');
    expect(await lab.read(group)).toMatchObject({ people: 1, amount: 250 });
    const other = await lab.group();
    const again = await lab.register(person, other.token);
    expect(again.body.data.id).toBe(id);
    expect(await lab.read(other)).toMatchObject({ people: 0 });
    expect(await broken()).toEqual([]);
  });

  it('shows the payer names and amounts of members only', async () => {
    const group = await lab.group();
    const member = await lab.join(group);
    const { members, people, amount, toInvoice } = await lab.read(group);
    expect({ people, amount, toInvoice }).toEqual({
      people: 1,
      amount: 250,
      toInvoice: { people: 1, amount: 250 },
    });
    expect(members).toEqual([
      {
        paymentId: member.id,
        name: 'Ms Adaeze Nwosu',
        packageName: expect.any(String) as string,
        amount: 250,
        status: 'pending',
        isInvoiced: false,
        isRemovable: true,
      },
    ]);
    const stranger = await server.person('user');
    expect((await lab.call('GET', `/groups/${group.id}`, undefined, stranger)).status).toBe(404);
  });

  it('never exceeds the limit when 100 people join at once', async () => {
    const group = await lab.group({ peopleLimit: 7 });
    const people = await Promise.all(Array.from({ length: 100 }, () => server.person('user')));
    const answers = await Promise.all(people.map((person) => lab.register(person, group.token)));
    const joined = answers.filter(({ status }) => status === 201);
    expect(joined).toHaveLength(7);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    expect(await lab.read(group)).toMatchObject({ people: 7, state: 'full' });
    expect(await broken()).toEqual([]);
  });

  it('would exceed the limit without the lock, and the invariant reports it', async () => {
    const group = await lab.group({ peopleLimit: 1 });
    const joins = server.app.get(GroupJoins, { strict: false });
    const expectPlace = joins.expectPlace.bind(joins);
    const AT_ONCE = 3;
    let checked = 0;
    let open: () => void = () => undefined;
    const all = new Promise<void>((resolve) => (open = resolve));
    jest.spyOn(joins, 'lock').mockResolvedValue(null);
    jest.spyOn(joins, 'expectPlace').mockImplementation(async (...asked) => {
      await expectPlace(...asked);
      if ((checked += 1) === AT_ONCE) open();
      await all;
    });
    const joined = await Promise.all(Array.from({ length: AT_ONCE }, () => lab.join(group)));
    jest.restoreAllMocks();
    expect(joined.map(({ answer }) => answer.status)).toEqual([201, 201, 201]);
    expect(await broken()).toEqual([WITHIN]);
    for (const { id } of joined.slice(1))
      await lab.call('DELETE', `/groups/${group.id}/members/${id}`);
    expect(await broken()).toEqual([]);
  });

  it('is refused after the closing date, and opens again with a later one', async () => {
    const group = await lab.group();
    const { version } = await lab.read(group);
    const closed = { version, closesAt: new Date(0).toISOString() };
    const answer = await lab.call('PATCH', `/groups/${group.id}`, closed);
    expect(answer.body).toMatchObject({ state: 'closed', version: version + 1 });
    expect((await lab.join(group)).answer.body.code).toBe('CLOSED');
    const stale = await lab.call('PATCH', `/groups/${group.id}`, closed);
    expect(stale.body.code).toBe('CHANGED_MEANWHILE');
    await lab.call('PATCH', `/groups/${group.id}`, { version: version + 1, closesAt: null });
    expect((await lab.join(group)).answer.status).toBe(201);
  });
});

describe('before the invoice', () => {
  it('lets a member pay instead, and the payer remove one', async () => {
    const group = await lab.group();
    const [leaver, removed] = [await lab.join(group), await lab.join(group)];
    const left = await server.call('POST', `/payments/${leaver.id}/leave-group`, leaver);
    expect(left.body.data).not.toHaveProperty('group');
    expect(server.emails.last(leaver.user.email, groupLeft).data.isRemoved).toBe(false);
    const answer = await lab.call('DELETE', `/groups/${group.id}/members/${removed.id}`);
    expect(answer.body).toMatchObject({ people: 0, members: [] });
    expect(server.emails.last(removed.user.email, groupLeft).data).toMatchObject({
      isRemoved: true,
      organization: 'Lakeside University (sample)',
    });
    expect(await ownPayment(removed)).not.toHaveProperty('group');
    expect(await broken()).toEqual([]);
  });

  it('refuses a limit below the people who joined', async () => {
    const group = await lab.group();
    await lab.join(group);
    await lab.join(group);
    const { version } = await lab.read(group);
    const answer = await lab.call('PATCH', `/groups/${group.id}`, { version, peopleLimit: 1 });
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { peopleLimit: expect.stringContaining('2 people') as string } },
    });
  });

  it('invites each address once a day, by a link that no row has in the clear', async () => {
    const group = await lab.group();
    const emails = ['one@people.example', 'ONE@people.example', 'two@people.example'];
    const path = `/groups/${group.id}/invitations`;
    expect((await lab.call('POST', path, { emails })).body).toEqual({ invited: 2 });
    await lab.call('POST', path, { emails });
    const rows = await server.dataSource.query<{ data: string }[]>(
      `SELECT data::text FROM outgoing_emails WHERE kind = 'group-invitation'`,
    );
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain(group.token);
    const { data } = server.emails.last('two@people.example', groupInvitation);
    expect(data.link).toContain(group.token);
    const many = Array.from({ length: 51 }, (_, n) => `p${n}@people.example`);
    expect((await lab.call('POST', path, { emails: many })).status).toBe(400);
  });
});

describe('invitations by strangers', () => {
  it.each([
    'Win at https://evil.example',
    'www.evil.example',
    'Visit evil.example now',
    'evil.com/prize',
    'Write to me@evil.example',
    'University '.repeat(12),
  ])('are refused where the organisation is %j', async (organization) => {
    const body = { organization, invoice: groupBuyer, invoiceEmail: 'a@b.example', peopleLimit: 2 };
    const answer = await lab.call('POST', '/groups', body);
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { organization: expect.any(String) } },
    });
    const group = await lab.group();
    const { version } = await lab.read(group);
    const changed = await lab.call('PATCH', `/groups/${group.id}`, { version, organization });
    expect(changed.status).toBe(400);
  });

  it.each([
    'St. Mary’s University',
    'Institut e.V.',
    'Müller GmbH & Co. KG',
    'U.S. Dept. of Energy',
  ])('are sent for the organisation %j', async (organization) => {
    const group = await lab.group({ organization });
    const emails = [`${group.id}@people.example`];
    const sent = await lab.call('POST', `/groups/${group.id}/invitations`, { emails });
    expect(sent.status).toBe(200);
  });

  it('need a confirmed address, and end for a day when all accounts together sent many', async () => {
    const group = await lab.group();
    const path = `/groups/${group.id}/invitations`;
    const invite = (name: string) => lab.call('POST', path, { emails: [`${name}@people.example`] });
    const unverified = await server.person('unverified');
    const refused = await lab.call('POST', path, { emails: ['a@people.example'] }, unverified);
    expect(refused.status).toBe(403);
    const attempts = server.app.get(Attempts, { strict: false });
    const { manager } = server.dataSource;
    const [{ id }] = await server.dataSource.query<[{ id: string }]>(
      `SELECT edition_id AS id FROM registration_groups WHERE id = $1`,
      [group.id],
    );
    // As by other payers: this one has requests left.
    const limit = invitationsOfEdition(100);
    const left = await attempts.left(manager, limit, id);
    expect((await invite('before')).status).toBe(200);
    for (let n = 1; n < left; n += 1) await attempts.spend(manager, limit, id);
    expect((await invite('after')).status).toBe(429);
    await offer(lab.lab, { groups: { open: true, invitationsPerDay: 101 } });
    expect((await invite('raised')).status).toBe(200);
    await offer(lab.lab, { groups: { open: true, invitationsPerDay: 100 } });
    await attempts.clear(manager, limit, id);
  });

  it('are requested five times a day for a group, and for another one meanwhile', async () => {
    const group = await lab.group();
    const { payer } = lab;
    const emails = ['a@people.example'];
    const invite = ({ id }: OpenedGroup) =>
      lab.call('POST', `/groups/${id}/invitations`, { emails }, payer);
    for (let n = 0; n < 5; n += 1) expect((await invite(group)).status).toBe(200);
    expect((await invite(group)).status).toBe(429);
    const body = { organization: 'Sample', invoice: groupBuyer, invoiceEmail: 'a@b.example' };
    const other = await lab.call('POST', '/groups', { ...body, peopleLimit: 2 }, payer);
    expect((await invite(other.body as OpenedGroup)).status).toBe(200);
  });
});

describe('the invoice of a group', () => {
  let group: OpenedGroup;
  let members: Member[];
  beforeAll(() => offer(lab.lab, { taxes: issuing }));
  beforeEach(async () => {
    group = await lab.group({ peopleLimit: 5 });
    members = [await lab.join(group), await lab.join(group)];
  });

  it('is one for all who joined, with a line for each, and a further one for later members', async () => {
    const { body } = await lab.invoice(group);
    expect(body.invoices).toMatchObject([{ kind: 'invoice', amount: 500, isCorrected: false }]);
    expect(body).toMatchObject({ invoicedAmount: 500, toInvoice: { people: 0, amount: 0 } });
    const sent = server.emails.last(lab.payer.user.email, groupPayment);
    expect(sent.data).toMatchObject({ occasion: 'invoice', outstandingAmount: 500, people: 2 });
    expect((await lab.invoice(group)).body.code).toBe('CONFLICT');
    await lab.join(group);
    const later = await lab.invoice(group);
    expect(later.body.invoices).toMatchObject([{ amount: 500 }, { amount: 250 }]);
    expect(await broken()).toEqual([]);
  });

  it('keeps its members, who can only end their registration: then the others get another', async () => {
    await lab.invoice(group);
    const [one] = members;
    const leave = await server.call('POST', `/payments/${one!.id}/leave-group`, one);
    expect(leave.body.code).toBe('INVALID_TRANSITION');
    const remove = await lab.call('DELETE', `/groups/${group.id}/members/${one!.id}`);
    expect(remove.body.code).toBe('INVALID_TRANSITION');
    const own = await server.call('POST', `/payments/${one!.id}/invoices`, one);
    expect(own.body.code).toBe('INVALID_TRANSITION');
    expect((await server.call('POST', `/payments/${one!.id}/cancel`, one)).status).toBe(200);
    expect((await lab.read(group)).invoices).toMatchObject([
      { kind: 'invoice', amount: 500, isCorrected: true },
      { kind: 'credit-note', amount: 500 },
      { kind: 'invoice', amount: 250, isCorrected: false },
    ]);
    const [, other] = members;
    await server.call('POST', `/payments/${other!.id}/cancel`, other);
    expect((await lab.read(group)).invoices).toHaveLength(4);
    expect(await broken()).toEqual([]);
  });

  it('follows the buyer’s details', async () => {
    await lab.invoice(group);
    const { version } = await lab.read(group);
    const invoice = { addressee: 'Another department (sample)', country: 'Nigeria' };
    await lab.call('PATCH', `/groups/${group.id}`, { version, invoice });
    const { invoices } = await lab.read(group);
    expect(invoices).toMatchObject([
      { isCorrected: true },
      { kind: 'credit-note' },
      { kind: 'invoice', amount: 500 },
    ]);
    expect(await broken()).toEqual([]);
  });
});

it('stays right when people join, leave, end and are removed while the invoice is made', async () => {
  const group = await lab.group({ peopleLimit: 20 });
  const members = await Promise.all(Array.from({ length: 9 }, () => lab.join(group)));
  const act = (member: Member, n: number) => {
    if (n % 3 === 0) return server.call('POST', `/payments/${member.id}/leave-group`, member);
    if (n % 3 === 1) return server.call('POST', `/payments/${member.id}/cancel`, member);
    return lab.call('DELETE', `/groups/${group.id}/members/${member.id}`);
  };
  const answers = await Promise.all([
    lab.invoice(group),
    ...members.slice(0, 6).map(act),
    lab.invoice(group),
    lab.join(group).then(({ answer }) => answer),
    ...members.slice(6, 8).map(act),
    lab.invoice(group),
  ]);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  expect(await broken()).toEqual([]);
  await lab.invoice(group);
  const { amount, invoicedAmount, invoices } = await lab.read(group);
  expect(invoicedAmount).toBe(amount);
  const valid = (invoices as { kind: string; isCorrected: boolean; amount: number }[]).filter(
    ({ kind, isCorrected }) => kind === 'invoice' && !isCorrected,
  );
  expect(valid.reduce((sum, invoice) => sum + invoice.amount, 0)).toBe(amount);
  expect(await broken()).toEqual([]);
});

it('announces a cancellation to the payer, and cancels all members of the date', async () => {
  await offer(lab.lab, { overdue: { rule: 'cancel', days: 7, lateMoney: 'keep' } });
  const group = await lab.group();
  const members = [await lab.join(group), await lab.join(group)];
  await lab.invoice(group);
  const { dataSource } = server;
  const set = (change: string) =>
    dataSource.query(`UPDATE payments SET ${change} WHERE group_id = $1`, [group.id]);
  await set(`pay_by = now() - interval '2 days'`);
  await server.app.get(Scheduler, { strict: false }).run();
  const told = await emailsOf(dataSource, `group-payment:${group.id}:overdue:`);
  expect(told).toHaveLength(2);
  expect(told[0]?.data['cancelsAt']).not.toBeNull();
  for (const { id } of members)
    expect(await emailsOf(dataSource, `payment-reminder:${id}`)).toEqual([]);
  await set(`cancels_at = now() - interval '1 hour'`);
  await server.app.get(Scheduler, { strict: false }).run();
  expect(await lab.read(group)).toMatchObject({ people: 0, outstandingAmount: 0 });
  await offer(lab.lab, { overdue: { rule: 'keep', days: 7, lateMoney: 'keep' } });
  expect(await broken()).toEqual([]);
});

describe('documents of a group', () => {
  const vat = {
    ...{ id: 'vat', name: 'VAT', percent: 17.55, kind: 'standard', reason: '' },
    ...{ packages: [], extras: [] },
  };
  const asked = (group: OpenedGroup, document: string) => ({
    kind: 'group-document',
    groupId: group.id,
    document,
  });
  const contentOf = async (group: OpenedGroup, document: string) =>
    Buffer.from(
      await (await download(server, lab.payer.token, asked(group, document))).arrayBuffer(),
    );
  const setTaxes = async (taxes: object) => {
    const { admin } = lab.lab;
    const [{ id }] = (await lab.call('GET', '/admin/editions', undefined, admin)).body.items;
    const { body } = await lab.call('GET', `/admin/editions/${id}`, undefined, admin);
    const invoicing = { ...body.document.invoicing, taxNumber: 'GB123456789' };
    await offer(lab.lab, { invoicing, taxes });
  };
  afterAll(() => offer(lab.lab, { taxes: NO_TAXES }));

  it('are an invoice as PDF and XML, whose rounding makes it the sum of its payments', async () => {
    await setTaxes({ ...issuing, includedInFees: false, rates: [vat] });
    const group = await lab.group();
    await lab.join(group);
    await lab.join(group);
    const { body } = await lab.invoice(group);
    // 17.55% of 250.00 is 43.875, and of 500.00 it is 87.75.
    expect(body.invoices).toMatchObject([{ amount: 587.76 }]);
    const [text = ''] = await pdfTexts([await contentOf(group, 'invoice')]);
    expect(text).toContain('Ms Adaeze Nwosu');
    expect(text).toContain('Lakeside University (sample)');
    expect(text).toContain(group.reference);
    const xml = await readInvoice((await contentOf(group, 'invoice-xml')).toString());
    expect(brokenRules(xml)).toEqual([]);
    expect(xml.textAt('LegalMonetaryTotal', 'PayableRoundingAmount')).toBe('0.01');
    expect(await broken()).toEqual([]);
  });

  it('are a pro forma invoice where the conference issues none', async () => {
    await offer(lab.lab, { taxes: NO_TAXES });
    const group = await lab.group({ invoice: { addressee: 'Lakeside University (sample)' } });
    const member = await lab.join(group);
    const before = await server.call('POST', '/downloads', {
      token: lab.payer.token,
      body: asked(group, 'pro-forma'),
    });
    expect(before.status).toBe(404);
    const { body } = await lab.invoice(group);
    expect(body).toMatchObject({ hasProForma: true, invoices: [], invoicedAmount: 250 });
    const [text] = await pdfTexts([await contentOf(group, 'pro-forma')]);
    expect(text).toContain(`Pro forma invoice ${group.reference}`);
    const left = await server.call('POST', `/payments/${member.id}/leave-group`, member);
    expect(left.body.code).toBe('INVALID_TRANSITION');
    const stranger = await server.person('user');
    const refused = await server.call('POST', '/downloads', {
      token: stranger.token,
      body: asked(group, 'pro-forma'),
    });
    expect(refused.status).toBe(404);
  });

  it('leave out tax that the group accounts for, in the prices of its members, too', async () => {
    const taxes = { ...issuing, includedInFees: false, rates: [vat], reverseCharge: true };
    expect((await server.call('GET', '/edition')).body).not.toHaveProperty('offersReverseCharge');
    await setTaxes(taxes);
    expect((await server.call('GET', '/edition')).body.offersReverseCharge).toBe(true);
    const invoice = {
      ...{ addressee: 'Hochschule (sample)', country: 'Austria' },
      ...{ taxNumber: 'ATU57511248', reverseCharge: true },
    };
    const group = await lab.group({ invoice });
    const member = await lab.join(group);
    expect(member.answer.body.data.amount).toBe(250);
    const { version } = await lab.read(group);
    const changed = { version, invoice: { ...invoice, reverseCharge: false } };
    const answer = await lab.call('PATCH', `/groups/${group.id}`, changed);
    expect(answer.body.code).toBe('INVALID_TRANSITION');
    const left = await server.call('POST', `/payments/${member.id}/leave-group`, member);
    expect(left.body.data.amount).toBe(293.88);
    expect(await broken()).toEqual([]);
  });
});
