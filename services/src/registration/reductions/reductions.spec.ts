import { auditRows } from '../../../test/admin-reads.js';
import { Gate } from '../../../test/gate.js';
import { emailsOf } from '../../../test/outbox-rows.js';
import { offer } from '../../../test/offers.js';
import { PaymentsLab, receipt } from '../../../test/payments.js';
import type { Person } from '../../../test/people.js';
import { permit } from '../../../test/people.js';
import { makePaper, registrationData } from '../../../test/registration-data.js';
import { formOf, pdf } from '../../../test/sample-files.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { raceForCode } from '../../../test-faults/discount-races.js';
import type { PublicEdition } from '../../conference/editions/edition.schema.js';
import { Config } from '../../platform/config/config.js';
import { DAY, MINUTE, SECOND } from '../../platform/core/time.js';
import { HeldActs } from '../../platform/holds/held-acts.service.js';
import { registeredInvariants } from '../../platform/invariants/invariants.js';
import type { WorkItem } from '../../operations/admin/work-queue.schema.js';
import { DiscountCodes } from './discount-codes.js';

import '../payments/payments.invariants.js';
import './reductions.invariants.js';

const virtual = {
  registrationPackage: 'virtual_presentation_only',
  academicCategory: 'professional',
} as const;
const FEE = 250;

let server: TestApp;
let lab: PaymentsLab;
beforeAll(async () => {
  server = await startTestApp();
  lab = await PaymentsLab.open(server);
});
afterAll(() => server.stop());
afterEach(async () => {
  jest.restoreAllMocks();
  for (const { violations } of registeredInvariants()) {
    expect(await server.dataSource.query(violations)).toEqual([]);
  }
});

const quote = (changes: object = {}, by?: Person) =>
  server.call('POST', '/payments/quotes', {
    token: by?.token,
    body: { ...virtual, extras: [], ...changes },
  });

const register = (quoteId: string | undefined, changes: object = {}, by?: Person) =>
  server.call('POST', '/payments/manual-registration', {
    token: by?.token,
    headers: quoteId === undefined ? {} : { 'price-quote': quoteId },
    body: registrationData({ ...virtual, price: FEE, ...changes }),
  });

const published = async () => (await server.call('GET', '/edition')).body as PublicEdition;

describe('dated prices', () => {
  const day = '2025-10-06';
  /** The edition is in London, which is an hour ahead of UTC on this day. */
  const begins = new Date('2025-10-05T23:00:00Z');
  const dated = { id: 'regular', packageId: virtual.registrationPackage, from: day };
  const higher = { student: 80, professional: 300 };

  const sell = async (datedPrices: object[]) => {
    const { body } = await server.call('GET', '/admin/editions', { token: lab.admin.token });
    const [{ id }] = body.items as [{ id: string }];
    const { document } = (
      await server.call('GET', `/admin/editions/${id}`, { token: lab.admin.token })
    ).body;
    await offer(lab, { fees: { ...document.fees, datedPrices } });
  };

  beforeEach(() => sell([{ ...dated, prices: higher }]));
  afterAll(async () => {
    server.clock.set(new Date());
    await sell([]);
  });

  it('are off by default: the specified table is the only price', async () => {
    await sell([]);
    expect((await published()).fees.datedPrices).toEqual([]);
  });

  it('begin with the first instant of their day at the place of the conference', async () => {
    server.clock.set(new Date(begins.getTime() - 2 * SECOND));
    expect((await quote()).body.total).toBe(FEE);
    expect((await register(undefined)).body.data.amount).toBe(FEE);
    server.clock.set(begins);
    expect((await quote()).body.total).toBe(300);
    expect(await register(undefined)).toMatchObject({
      status: 422,
      body: { code: 'PRICE_DIFFERS' },
    });
    expect((await register(undefined, { price: 300 })).body.data.amount).toBe(300);
    expect((await published()).fees.datedPrices).toEqual([
      { ...dated, at: begins.toISOString(), prices: higher },
    ]);
  });

  it('leave the price that was shown as it was for 30 minutes', async () => {
    server.clock.set(new Date(begins.getTime() - MINUTE));
    const quotes = [await quote(), await quote(), await quote()].map(({ body }) => body.id);
    server.clock.advance(29 * MINUTE);
    expect((await register(quotes[0])).body.data).toMatchObject({ amount: FEE });
    expect(await register(quotes[1], { price: 300 })).toMatchObject({ status: 422 });
    server.clock.advance(2 * MINUTE);
    expect(await register(quotes[2])).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  });

  it('leave a repeat of a registration the first payment, once the price or its quote is over', async () => {
    const [plain, quoted] = [await server.person('user'), await server.person('user')];
    server.clock.set(new Date(begins.getTime() - MINUTE));
    const { id } = (await quote({}, quoted)).body;
    const first = [await register(undefined, {}, plain), await register(id, {}, quoted)];
    server.clock.advance(31 * MINUTE);
    const again = [await register(undefined, {}, plain), await register(id, {}, quoted)];
    expect(again.map(({ status }) => status)).toEqual([201, 201]);
    const ids = first.map(({ body }) => body.data.id as string);
    expect(again.map(({ body }) => body.data.id as string)).toEqual(ids);
    // The control: without a registration, both are refused.
    expect([(await register(undefined)).status, (await register(id)).status]).toEqual([422, 409]);
  });

  it('are honoured as shown when the fee table changes within the 30 minutes', async () => {
    server.clock.set(new Date(begins.getTime() - DAY));
    const { body } = await quote();
    await sell([{ ...dated, from: '2025-09-01', prices: higher }]);
    expect((await quote()).body.total).toBe(300);
    expect((await register(body.id)).body.data.amount).toBe(FEE);
  });

  it('leave a change of package by finance the price that was shown when its hold began', async () => {
    server.clock.set(new Date(begins.getTime() - MINUTE));
    const student = { academicCategory: 'student', price: 50 };
    const { id } = (await register(undefined, student)).body.data as { id: string };
    const config = server.app.get(Config, { strict: false });
    try {
      Object.assign(config, { holdMinutes: 10 });
      expect((await lab.act(id, 'package', { ...virtual, price: FEE })).body.hold).not.toBeNull();
    } finally {
      Object.assign(config, { holdMinutes: 0 });
    }
    server.clock.advance(10 * MINUTE);
    await server.app.get(HeldActs, { strict: false }).sendDue();
    expect(await lab.read(id)).toMatchObject({ amount: FEE, hold: null });
    // The control: at once, the price is another one by now.
    const { id: late } = (await register(undefined, { ...student, price: 80 })).body.data;
    expect((await lab.act(late, 'package', { ...virtual, price: FEE })).status).toBe(422);
  });

  it.each([
    ['out of order', [dated, { ...dated, id: 'late' }], 'fees.datedPrices.1.from'],
    [
      'below nothing',
      [{ ...dated, prices: { ...higher, student: -1 } }],
      'fees.datedPrices.0.prices.student',
    ],
  ])('are refused %s', async (_why, entries, field) => {
    const { body } = await server.call('GET', '/admin/editions', { token: lab.admin.token });
    const [{ id }] = body.items as [{ id: string }];
    const path = `/admin/editions/${id}`;
    const { document, revision } = (await server.call('GET', path, { token: lab.admin.token }))
      .body;
    const datedPrices = entries.map((entry) => ({ prices: higher, ...entry }));
    const change = { revision, fees: { ...document.fees, datedPrices } };
    const refused = await server.call('PATCH', path, { token: lab.admin.token, body: change });
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: { [field]: expect.anything() } },
    });
  });
});

describe('discount codes', () => {
  beforeAll(() => offer(lab, { reductions: { discountCodes: true, waivers: false } }));

  let made = 0;
  const create = async (changes: object = {}) => {
    const code = `CODE-${(made += 1)}-XYZ`;
    const { token } = lab.admin;
    const body = { code, percent: 50, ...changes };
    const answer = await server.call('POST', '/admin/discount-codes', { token, body });
    expect(answer.status).toBe(201);
    return answer.body as { id: string; code: string };
  };
  const read = async (id: string) =>
    (await server.call('GET', `/admin/discount-codes/${id}`, { token: lab.admin.token })).body;

  it('reduce the package by a percentage, never the extras', async () => {
    const { id, code } = await create();
    const quoted = await quote({ discountCode: ` ${code.toLowerCase().replaceAll('-', ' ')} ` });
    expect(quoted).toMatchObject({ status: 201, body: { total: 125 } });
    const { status, body } = await register(quoted.body.id);
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      amount: 125,
      lines: [
        { kind: 'package', amount: FEE },
        { kind: 'discount', item: id, name: `Discount code ${code}`, amount: -125 },
      ],
    });
    const [email] = await emailsOf(server.dataSource, `registration-received:${body.data.id}`);
    expect(email?.data).toMatchObject({ amount: 125, reductions: [{ amount: -125 }] });
    expect(await read(id)).toMatchObject({
      uses: 1,
      used: 125,
      registrations: [{ paymentId: body.data.id, discount: 125 }],
    });
  });

  it('settle a registration that costs nothing without a transfer', async () => {
    const { code } = await create({ percent: undefined, amount: 1000 });
    const quoted = await quote({ discountCode: code });
    expect(quoted.body.total).toBe(0);
    const { body } = await register(quoted.body.id);
    expect(body.data).toMatchObject({ amount: 0, status: 'completed', hasReceipt: true });
    const { id } = body.data as { id: string };
    expect(await emailsOf(server.dataSource, `registration-received:${id}`)).toEqual([]);
    const [email] = await emailsOf(server.dataSource, `payment-confirmed:${id}:%`);
    expect(email).toBeDefined();
  });

  it('leave the check of a student’s proof to finance', async () => {
    const { code } = await create({ percent: 100 });
    const student = { academicCategory: 'student' };
    const quoted = await quote({ ...student, discountCode: code });
    const { body } = await register(quoted.body.id, { ...student, price: 50 });
    expect(body.data).toMatchObject({ amount: 0, status: 'pending', studentProof: 'missing' });
    const [email] = await emailsOf(server.dataSource, `registration-received:${body.data.id}`);
    expect(email?.data).toMatchObject({ amount: 0 });
    expect((await lab.act(body.data.id, 'confirm')).body.code).toBe('PROOF_REQUIRED');
    const confirmed = await lab.act(body.data.id, 'confirm', { studentProofSeen: true });
    expect(confirmed).toMatchObject({ status: 200, body: { state: 'completed' } });
  });

  it('bring a student’s proof to finance when there is nothing to pay', async () => {
    const { code } = await create({ percent: 100 });
    const student = { academicCategory: 'student' };
    const person = await server.person('user');
    const quoted = await quote({ ...student, discountCode: code }, person);
    const { body } = await register(quoted.body.id, { ...student, price: 50 }, person);
    const paying = await lab.registered();
    const toCheck = async () => {
      const { token } = lab.admin;
      const { items } = (await server.call('GET', '/admin/dashboard/work', { token })).body;
      const work = (items as WorkItem[]).find(({ kind }) => kind === 'student-proofs');
      const list = await lab.asAdmin('GET', '?needs=student-proof&limit=100');
      const ids = (list.body.items as { id: string }[]).map(({ id }) => id);
      return { count: work?.count ?? 0, ids };
    };
    expect(await toCheck()).toEqual({ count: 0, ids: [] });
    for (const [id, { token }] of [
      [body.data.id as string, person],
      [paying.id, paying],
    ] as const) {
      const proof = formOf({}, { field: 'proof', content: pdf(), name: 'proof.pdf' });
      const path = `/payments/${id}/student-proof`;
      expect((await server.call('POST', path, { token, body: proof })).status).toBe(201);
    }
    expect(await toCheck()).toEqual({ count: 1, ids: [body.data.id] });
    expect((await lab.act(body.data.id, 'confirm')).body.state).toBe('completed');
    expect(await toCheck()).toEqual({ count: 0, ids: [] });
  });

  it('do not make a small fee free', async () => {
    const { code } = await create({ percent: undefined, amount: FEE - 4 });
    const quoted = await quote({ discountCode: code });
    const { id } = (await register(quoted.body.id)).body.data as { id: string };
    expect(await lab.act(id, 'confirm')).toMatchObject({
      status: 422,
      body: { code: 'PRICE_DIFFERS', fields: { amount: expect.stringContaining('4.00') } },
    });
    const money = { ...receipt, amount: 4, bankTransactionId: 'SMALL-FEE' };
    expect((await lab.act(id, 'confirm', money)).body).toMatchObject({
      state: 'completed',
      receivedAmount: 4,
    });
  });

  it('settle a registration that finance moves to a package that they make free, after a proof of payment', async () => {
    const person = await server.person('user');
    await makePaper(server.app, person.user.id);
    const { code } = await create({ percent: undefined, amount: FEE });
    const published = { registrationPackage: 'physical_publication', price: 350 };
    const quoted = await quote({ ...published, price: undefined, discountCode: code }, person);
    const author = { ...published, registrationType: 'author' };
    const { id } = (await register(quoted.body.id, author, person)).body.data as { id: string };
    const proof = formOf({}, { field: 'proof', content: pdf(), name: 'proof.pdf' });
    await server.call('POST', `/payments/${id}/proof`, { token: person.token, body: proof });
    expect(await lab.read(id)).toMatchObject({ state: 'proof-uploaded', amount: 100 });
    const moved = await lab.act(id, 'package', { ...virtual, price: FEE });
    expect(moved.body).toMatchObject({ state: 'completed', amount: 0 });
    expect(await emailsOf(server.dataSource, `registration-changed:${id}`)).toEqual([]);
    expect(await emailsOf(server.dataSource, `payment-confirmed:${id}`)).toHaveLength(1);
  });

  it.each([
    ['unknown', () => Promise.resolve({ code: 'NOWHERE' }), 400, 'not valid'],
    ['not yet valid', () => create({ firstDay: '2999-01-01' }), 409, 'yet. Continue without it.'],
    ['expired', () => create({ lastDay: '2020-01-01' }), 409, 'has expired'],
    [
      'for another package',
      () => create({ packages: ['physical_presentation_only'] }),
      400,
      'not for this package',
    ],
    ['over its budget', () => create({ budget: 100 }), 409, 'used up'],
  ])('say why they are refused: %s', async (_why, given, status, text) => {
    const { code } = await given();
    const refused = await quote({ discountCode: code });
    expect(refused.status).toBe(status);
    expect(refused.body.fields.discountCode).toContain(text);
  });

  it('are refused like unknown ones while they are off', async () => {
    const { code } = await create();
    await offer(lab, { reductions: { discountCodes: false, waivers: false } });
    expect((await quote({ discountCode: code })).body.message).toContain('not valid');
    await offer(lab, { reductions: { discountCodes: true, waivers: false } });
  });

  it('cannot be guessed without an end, and known codes do not count', async () => {
    const person = await server.person('user');
    const { code } = await create();
    for (let n = 0; n < 12; n += 1)
      expect((await quote({ discountCode: code }, person)).status).toBe(201);
    const guesses = [];
    for (let n = 0; n < 11; n += 1)
      guesses.push((await quote({ discountCode: `GUESS-${n}` }, person)).status);
    expect(guesses).toEqual([...Array<number>(10).fill(400), 429]);
    expect((await quote({ discountCode: code }, person)).status).toBe(429);
  });

  it('are used as often by one person as they allow, and free again after a cancellation', async () => {
    const person = await server.person('user');
    const { id, code } = await create({ maxUsesPerPerson: 1, maxUses: 1 });
    const stale = await quote({ discountCode: code });
    const first = await quote({ discountCode: code }, person);
    const { body } = await register(first.body.id, {}, person);
    expect((await quote({ discountCode: code }, person)).body.message).toContain('used up');
    const late = await register(stale.body.id);
    expect(late).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('used up') },
    });
    await server.call('POST', `/payments/${body.data.id}/cancel`, {
      token: person.token,
      body: {},
    });
    expect(await read(id)).toMatchObject({ uses: 0, used: 0, state: 'active' });
    expect((await register(stale.body.id)).status).toBe(201);
  });

  it('stay with a change of package at no more than before, and end with a package they are not for', async () => {
    const person = await server.person('user');
    const { code } = await create({
      packages: ['virtual_presentation_only', 'physical_presentation_only'],
    });
    const student = { academicCategory: 'student' };
    const quoted = await quote({ ...student, discountCode: code }, person);
    const { body } = await register(quoted.body.id, { ...student, price: 50 }, person);
    const change = (choice: object) =>
      server.call('PUT', `/payments/${body.data.id}/package`, {
        token: person.token,
        body: choice,
      });
    const dearer = { ...virtual, registrationPackage: 'physical_presentation_only', price: FEE };
    expect((await change(dearer)).body.data).toMatchObject({ amount: 225 });
    const only = await create({ packages: ['virtual_presentation_only'] });
    const other = await server.person('user');
    const limited = await quote({ discountCode: only.code }, other);
    const made = await register(limited.body.id, {}, other);
    const dropped = await server.call('PUT', `/payments/${made.body.data.id}/package`, {
      token: other.token,
      body: dearer,
    });
    expect(dropped.body.data).toMatchObject({ amount: FEE, lines: [{ kind: 'package' }] });
    expect(await read(only.id)).toMatchObject({ uses: 0 });
  });

  it('end at once when finance stops them, and keep what they gave', async () => {
    const { id, code } = await create();
    const quotes = [await quote({ discountCode: code }), await quote({ discountCode: code })];
    const { body } = await register(quotes[0]?.body.id);
    const { token } = lab.admin;
    const stopped = await server.call('POST', `/admin/discount-codes/${id}/stop`, {
      token,
      body: {},
    });
    expect(stopped).toMatchObject({ status: 200, body: { state: 'stopped', uses: 1 } });
    expect((await register(quotes[1]?.body.id)).body.code).toBe('CLOSED');
    expect((await lab.read(body.data.id)).amount).toBe(125);
    const actions = (await auditRows(server, token, { subject: id })).map(({ action }) => action);
    expect(actions).toEqual(['discount-code.stopped', 'discount-code.created']);
  });

  it('are listed to finance and owners only', async () => {
    const chair = await server.person('admin');
    await permit(server, chair, ['chair']);
    const { status } = await server.call('GET', '/admin/discount-codes', { token: chair.token });
    expect(status).toBe(403);
    const { token } = lab.admin;
    const list = await server.call('GET', '/admin/discount-codes?stopped=true&limit=5', { token });
    expect(list.body.items).toMatchObject([{ state: 'stopped' }]);
  });

  it.each([
    ['a code of the edition', { code: 'code 1 xyz' }, 409, 'code', 'Choose another code.'],
    ['neither percentage nor amount', { percent: undefined }, 400, 'amount', 'either'],
    ['a percentage and an amount', { amount: 5 }, 400, 'amount', 'either'],
    ['days out of order', { firstDay: '2025-02-01', lastDay: '2025-01-01' }, 400, 'lastDay', 'day'],
    ['too short a code', { code: 'A-1' }, 400, 'code', 'at least 4'],
    ['no use at all', { maxUses: 0 }, 400, 'maxUses', 'of at least 1'],
  ])('are not made from %s', async (_why, changes, status, field, text) => {
    const { token } = lab.admin;
    const body = { code: `NEW-${made}-ABC`, percent: 10, ...changes };
    const answer = await server.call('POST', '/admin/discount-codes', { token, body });
    expect(answer).toMatchObject({
      status,
      body: { fields: { [field]: expect.stringContaining(text) } },
    });
  });

  describe('of 100 people who register at once', () => {
    it('give no more uses and money than they have', async () => {
      expect(await raceForCode(lab, { maxUses: 7 }, 100)).toMatchObject({ made: 7, uses: 7 });
      expect(await raceForCode(lab, { budget: 400 }, 20)).toMatchObject({
        made: 3,
        uses: 3,
        used: 375,
      });
    });

    it('control: without the lock of a code they give more', async () => {
      const codes = server.app.get(DiscountCodes, { strict: false });
      jest.spyOn(codes as unknown as { lock: () => Promise<void> }, 'lock').mockResolvedValue();
      const gate = await Gate.before('price_lines', server.ownerUrl);
      const { id, uses } = await raceForCode(lab, { maxUses: 1 }, 10, gate);
      expect(uses).toBeGreaterThan(1);
      await server.dataSource.query('UPDATE discount_codes SET max_uses = NULL WHERE id = $1', [
        id,
      ]);
    });
  });
});
