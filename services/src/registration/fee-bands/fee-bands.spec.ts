import { auditRows } from '../../../test/admin-reads.js';
import { Gate } from '../../../test/gate.js';
import { GroupsLab } from '../../../test/groups.js';
import { offer } from '../../../test/offers.js';
import { download } from '../../../test/download.js';
import { emailsOf } from '../../../test/outbox-rows.js';
import { pdfTexts } from '../../../test/pdf-texts.js';
import { PaymentsLab, receipt, type Registered } from '../../../test/payments.js';
import type { Person } from '../../../test/people.js';
import { registrationData } from '../../../test/registration-data.js';
import { formOf, pdf } from '../../../test/sample-files.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { bandCents } from '../../conference/editions/fee-bands.js';
import type { PublicEdition } from '../../conference/editions/edition.schema.js';
import type { WorkItem } from '../../operations/admin/work-queue.schema.js';
import { MINUTE } from '../../platform/core/time.js';
import { newId } from '../../platform/core/new-id.js';
import { registeredInvariants } from '../../platform/invariants/invariants.js';
import { PaymentCases } from '../payments/ledger/payment-cases.js';
import { FeeBandsPersonalData } from './fee-bands.personal-data.js';

import '../groups/groups.invariants.js';
import '../invoices/invoices.invariants.js';
import '../payments/payments.invariants.js';
import '../reductions/reductions.invariants.js';
import '../waivers/waivers.invariants.js';
import './fee-bands.invariants.js';

const virtual = {
  registrationPackage: 'virtual_presentation_only',
  academicCategory: 'professional',
} as const;
const FEE = 250;

const off = {
  open: false,
  shares: { low: 100, lowerMiddle: 100, upperMiddle: 100, high: 100 },
  unclassified: 'high',
  check: 'finance',
};
/** Nigeria is a lower-middle-income country. */
const shares = { low: 25, lowerMiddle: 50, upperMiddle: 75, high: 100 };
const NO_TAXES = {
  ...{ invoices: false, country: '', includedInFees: true, rates: [] },
  ...{ reverseCharge: false, reverseChargeText: '' },
};

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

const turn = (changes: object = {}) =>
  offer(lab, { feeBands: { ...off, open: true, shares, check: 'none', ...changes } });

/** Rates need a tax number. */
async function taxable(): Promise<object> {
  const { token } = lab.admin;
  const { body } = await server.call('GET', '/admin/editions', { token });
  const path = `/admin/editions/${body.items[0].id}`;
  const { document } = (await server.call('GET', path, { token })).body;
  return { ...document.invoicing, taxNumber: 'GB123456789' };
}

const quote = (changes: object = {}) =>
  server.call('POST', '/payments/quotes', { body: { ...virtual, extras: [], ...changes } });

const register = (changes: object = {}, quoteId?: string, by?: Person) =>
  server.call('POST', '/payments/manual-registration', {
    token: by?.token,
    headers: quoteId === undefined ? {} : { 'price-quote': quoteId },
    body: registrationData({ ...virtual, price: FEE, ...changes }),
  });

const registered = (changes: object = {}) => lab.registered({ ...virtual, price: FEE, ...changes });

const own = async ({ ref, token }: Registered) =>
  (await server.call('GET', `/payments/by-reference?ref=${ref}`, { token })).body.data;

const check = async ({ id }: Registered, decision: 'confirm' | 'refuse', changes: object = {}) =>
  lab.act(id, 'country', {
    ...{ decision, ...(decision === 'refuse' && { reason: 'Another country.' }) },
    ...changes,
  });

const proofForm = () => formOf({}, { field: 'proof', content: pdf(), name: 'proof.pdf' });

const bandLine = { kind: 'band', item: 'lowerMiddle', amount: -125 };
const backLine = { kind: 'band', item: 'refused', amount: 125 };
const named = 'Country band: lower middle income, 50% of the fee';

describe('country bands', () => {
  afterEach(() => offer(lab, { feeBands: off }));

  it('are off by default: the specified table is the only price, and no page names a band', async () => {
    const edition = (await server.call('GET', '/edition')).body as PublicEdition;
    expect(edition.feeBands).toBeUndefined();
    expect((await server.call('GET', '/payments/fee-bands')).body).toEqual({ items: [] });
    expect((await quote({ country: 'Nigeria' })).body.total).toBe(FEE);
    const { body } = await register();
    expect(body.data).toMatchObject({ amount: FEE, lines: [{ kind: 'package' }] });
    expect(body.data).not.toHaveProperty('band');
  });

  it('show the share of each income group, its countries and the year of the data', async () => {
    await turn({ unclassified: 'low' });
    const edition = (await server.call('GET', '/edition')).body as PublicEdition;
    expect(edition.feeBands).toEqual({
      ...{ year: 2027, shares, unclassified: 'low', isChecked: false },
    });
    const { items } = (await server.call('GET', '/payments/fee-bands')).body;
    const groups = items as { incomeGroup: string }[];
    expect(groups.map(({ incomeGroup }) => incomeGroup)).toEqual([
      ...['low', 'lowerMiddle', 'upperMiddle', 'high'],
    ]);
    expect(items[0]).toMatchObject({ share: 25 });
    expect(items[0].countries).toEqual(
      expect.arrayContaining(['Ethiopia', 'Holy See (Vatican City State)']),
    );
    expect(items[1].countries).toContain('Venezuela');
  });

  it('reduce the price of the specified call, which still compares the fee of the table', async () => {
    await turn();
    const { body } = await register();
    expect(body.data.amount).toBe(125);
    expect(body.data.lines).toMatchObject([{ kind: 'package', amount: FEE }, bandLine]);
    expect(body.data.lines[1].name).toBe(named);
    expect(await register({ price: 125 })).toMatchObject({ status: 422 });
    expect((await register({ country: 'Germany' })).body.data).toMatchObject({
      ...{ amount: FEE, lines: [{ kind: 'package' }] },
    });
    // A name that is not on the list of countries has no band.
    expect((await register({ country: 'Atlantis' })).body.data.amount).toBe(FEE);
  });

  it('give unclassified countries the share that the organisers chose', async () => {
    const country = 'Holy See (Vatican City State)';
    await turn();
    expect((await quote({ country })).body.total).toBe(FEE);
    await turn({ unclassified: 'upperMiddle' });
    expect((await quote({ country })).body.total).toBe(187.5);
  });

  it('leave the price that was shown for 30 minutes, when shares change or end meanwhile', async () => {
    await turn();
    const shown = [];
    for (let n = 0; n < 3; n += 1) shown.push((await quote({ country: 'Nigeria' })).body);
    expect(shown[0]).toMatchObject({ total: 125, lines: [{ kind: 'package' }, bandLine] });
    await turn({ shares: { ...shares, lowerMiddle: 90 } });
    expect((await register({}, shown[0].id)).body.data.amount).toBe(125);
    await offer(lab, { feeBands: off });
    expect((await register({}, shown[1].id)).body.data.amount).toBe(125);
    server.clock.advance(31 * MINUTE);
    expect(await register({}, shown[2].id)).toMatchObject({ status: 409 });
    // The control: without a quote, the shares of now hold.
    expect((await register()).body.data.amount).toBe(FEE);
  });

  it('leave a price that was shown without a band as it was, too', async () => {
    const { id } = (await quote({ country: 'Nigeria' })).body;
    await turn();
    expect((await register({}, id)).body.data.amount).toBe(FEE);
  });

  it('need another quote for a country of another group, and none within the group', async () => {
    await turn();
    const [one, other] = [
      (await quote({ country: 'Nigeria' })).body.id as string,
      (await quote({ country: 'Nigeria' })).body.id as string,
    ];
    expect((await register({ country: 'Kenya' }, one)).body.data).toMatchObject({ amount: 125 });
    expect(await register({ country: 'Germany' }, other)).toMatchObject({ status: 409 });
  });

  it('reduce the dated price that holds', async () => {
    const { body } = await server.call('GET', '/admin/editions', { token: lab.admin.token });
    const path = `/admin/editions/${body.items[0].id}`;
    const { document } = (await server.call('GET', path, { token: lab.admin.token })).body;
    const dated = { id: 'late', packageId: virtual.registrationPackage, from: '2025-01-01' };
    const prices = { student: 80, professional: 301 };
    await offer(lab, { fees: { ...document.fees, datedPrices: [{ ...dated, prices }] } });
    await turn();
    expect((await quote({ country: 'Nigeria' })).body.total).toBe(150.5);
    expect((await register({ price: 301 })).body.data.amount).toBe(150.5);
    await offer(lab, { fees: { ...document.fees, datedPrices: [] } });
  });

  it('come before a discount code and a waiver; extras are paid in full', async () => {
    await turn();
    const dinner = { id: 'dinner', name: 'Dinner', description: '', price: 45.5, packages: [] };
    await offer(lab, { extras: [dinner], reductions: { discountCodes: true, waivers: true } });
    const body = { code: 'HALF-FEE', percent: 50 };
    await server.call('POST', '/admin/discount-codes', { token: lab.admin.token, body });
    const asked = { country: 'Nigeria', extras: ['dinner'], discountCode: 'HALF-FEE' };
    const shown = (await quote(asked)).body;
    const shownLines = shown.lines as { amount: number }[];
    expect(shownLines.map(({ amount }) => amount)).toEqual([...[FEE, -125, 45.5, -62.5]]);
    const person = await server.person('user');
    const { id, lines, amount } = (await register({}, shown.id, person)).body.data;
    expect(amount).toBe(108);
    expect(lines).toHaveLength(4);
    const { token } = person;
    const reason = 'My university has no funds for conferences this year.';
    await server.call('PUT', `/payments/${id}/waiver`, { token, body: { reason } });
    await server.call('PUT', '/admin/waivers/budget', {
      ...{ token: lab.admin.token, body: { budget: 1000 } },
    });
    const { items } = (await server.call('GET', '/admin/waivers', { token: lab.admin.token })).body;
    const grant = await server.call('POST', `/admin/waivers/${items[0].id}/grant`, {
      ...{ token: lab.admin.token, body: { version: 1, percent: 100 } },
    });
    expect(grant.status).toBe(200);
    expect((await lab.read(id)).amount).toBe(45.5);
    await offer(lab, { extras: [], reductions: { discountCodes: false, waivers: false } });
  });

  it('are taxed as the package that they reduce', async () => {
    await turn();
    const rate = { id: 'vat', name: 'VAT', percent: 20, kind: 'standard', reason: '' };
    const rates = [{ ...rate, packages: [], extras: [] }];
    const taxes = { ...NO_TAXES, country: 'United Kingdom', includedInFees: false, rates };
    await offer(lab, { taxes, invoicing: await taxable() });
    expect((await quote({ country: 'Nigeria' })).body.lines).toMatchObject([
      ...[{ amount: FEE }, bandLine, { kind: 'tax', amount: 25 }],
    ]);
    const person = await registered();
    expect((await own(person)).amount).toBe(150);
    await offer(lab, { taxes: NO_TAXES });
    expect((await lab.act(person.id, 'confirm', { ...receipt, amount: 150 })).status).toBe(200);
  });

  it('are on the receipt, and refunded as they were paid', async () => {
    await turn();
    const { id, token } = await registered();
    const paid = await lab.confirm(id, { amount: 125 });
    expect(paid.body).toMatchObject({ state: 'completed', amount: 125 });
    const document = { kind: 'payment-document', paymentId: id, document: 'receipt' };
    const pdf = await (await download(server, token, document)).arrayBuffer();
    const text = (await pdfTexts([Buffer.from(pdf)])).join().replaceAll('\n', ' ');
    expect(text).toContain(named);
    expect(text).toContain('USD 125.00');
    const refund = { amount: 125, reason: 'Cannot come.' };
    expect((await lab.act(id, 'refund', refund)).body).toMatchObject({
      ...{ state: 'refunded', receivedAmount: 0, amount: 125 },
    });
  });

  it('keep their rule when the package changes, whatever the shares are by then', async () => {
    await turn();
    const person = await registered();
    await turn({ shares: { ...shares, lowerMiddle: 100 } });
    const body = { ...virtual, registrationPackage: 'physical_presentation_only', price: FEE };
    const answer = await server.call('PUT', `/payments/${person.id}/package`, {
      ...{ token: person.token, body: { ...body, academicCategory: 'student', price: 50 } },
    });
    expect(answer.body.data).toMatchObject({
      amount: 25,
      lines: [{ amount: 50 }, { amount: -25 }],
    });
  });

  it('let a registrant correct the country within its group, and refuse one with another fee', async () => {
    await turn();
    const person = await registered();
    const { registrationData: before } = await own(person);
    const { title, firstName, lastName, organization, position, phone } = before;
    const details = { title, firstName, lastName, organization, position, phone };
    const correct = (country: string) =>
      server.call('PUT', `/payments/${person.id}/registrant`, {
        ...{ token: person.token, body: { ...details, country } },
      });
    expect((await correct('Ghana')).body.data).toMatchObject({
      ...{ amount: 125, band: { country: 'Ghana' } },
    });
    expect(await correct('Germany')).toMatchObject({
      ...{ status: 409, body: { fields: { country: expect.stringContaining('contact') } } },
    });
    expect((await own(person)).registrationData.country).toBe('Ghana');
  });

  it('are hidden from strangers who know the reference', async () => {
    await turn();
    const { ref } = await registered();
    const { body } = await server.call('GET', `/payments/by-reference?ref=${ref}`);
    expect(body.data.lines).toEqual([]);
    expect(JSON.stringify(body)).not.toMatch(/Nigeria|lowerMiddle|Country band/);
  });

  it('are in the personal data of their person, and lose the country when it is erased', async () => {
    await turn();
    const { user } = await registered();
    const part = server.app.get(FeeBandsPersonalData, { strict: false });
    const tx = server.dataSource.manager;
    expect(await part.collect(tx, user)).toMatchObject([
      { country: 'Nigeria', incomeGroup: 'lowerMiddle', share: 50, year: 2027 },
    ]);
    await part.erase(tx, user);
    expect(await part.collect(tx, user)).toMatchObject([{ country: '', share: 50 }]);
  });

  it('refuse shares outside of 1 to 100', async () => {
    const { token } = lab.admin;
    const { body } = await server.call('GET', '/admin/editions', { token });
    const [{ id, revision }] = body.items as [{ id: string; revision: number }];
    const feeBands = { ...off, shares: { ...shares, low: 0, high: 101 } };
    const answer = await server.call('PATCH', `/admin/editions/${id}`, {
      ...{ token, body: { revision, feeBands } },
    });
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { 'feeBands.shares.low': expect.anything() } },
    });
    expect(answer.body.fields).toHaveProperty(['feeBands.shares.high']);
  });

  it('take no more than the fee, and nothing of it at 100%, for any fee and share', () => {
    for (let n = 0; n < 2000; n += 1) {
      const fee = 1 + Math.floor(Math.random() * 10_000_000);
      const share = 1 + Math.floor(Math.random() * 100);
      const left = fee - bandCents(fee, share);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(Math.abs(left * 100 - fee * share)).toBeLessThanOrEqual(50);
      expect(bandCents(fee, 100)).toBe(0);
    }
  });
});

describe('a country that finance checks', () => {
  beforeAll(() => turn({ check: 'finance' }));
  afterAll(() => offer(lab, { feeBands: off }));
  const pay = { ...receipt, amount: 125 };
  const paid = () => ({ ...pay, bankTransactionId: newId() });

  const countries = async () => {
    const { body } = await server.call('GET', '/admin/dashboard/work', { token: lab.admin.token });
    const items = body.items as WorkItem[];
    return items.find(({ kind }) => kind === 'countries')?.count ?? 0;
  };
  const toCheck = async (ref: string) =>
    (await lab.asAdmin('GET', `?needs=country&q=${ref}`)).body.items as unknown[];

  it('is a task until it is confirmed, and the payment waits for it', async () => {
    const before = await countries();
    const person = await registered();
    expect(await own(person)).toMatchObject({ band: { countryCheck: 'declared', year: 2027 } });
    expect(await countries()).toBe(before + 1);
    expect(await toCheck(person.ref)).toMatchObject([{ id: person.id }]);
    expect(await lab.act(person.id, 'confirm', paid())).toMatchObject({
      ...{ status: 409, body: { code: 'PROOF_REQUIRED' } },
    });
    expect((await check(person, 'confirm')).body).toMatchObject({
      ...{ hold: null, amount: 125, band: { countryCheck: 'confirmed' } },
    });
    expect(await toCheck(person.ref)).toEqual([]);
    expect(await countries()).toBe(before);
    expect((await lab.act(person.id, 'confirm', paid())).body.state).toBe('completed');
    const action = 'registration.country-confirmed';
    expect(await auditRows(server, lab.admin.token, { action })).not.toEqual([]);
    expect(await check(person, 'refuse')).toMatchObject({ status: 409 });
  });

  it('is not asked for where the whole fee is paid', async () => {
    const person = await registered({ country: 'Germany' });
    expect((await own(person)).band).toMatchObject({ countryCheck: 'none', share: 100 });
    expect(await check(person, 'refuse')).toMatchObject({ status: 409 });
    expect((await lab.act(person.id, 'confirm', { ...paid(), amount: FEE })).status).toBe(200);
  });

  it('costs the whole fee by a further line when it is refused, and the person is emailed', async () => {
    const person = await registered();
    expect(await check(person, 'refuse', { reason: undefined })).toMatchObject({ status: 400 });
    expect((await check(person, 'refuse')).body).toMatchObject({
      ...{ amount: FEE, band: { countryCheck: 'refused' } },
      lines: [{ kind: 'package' }, bandLine, backLine],
    });
    const [email] = await emailsOf(server.dataSource, `country-checked:${person.id}`);
    expect(email?.data).toMatchObject({
      ...{ isRefused: true, reason: 'Another country.', outstandingAmount: FEE },
    });
    // Again, and confirmed after all.
    expect((await check(person, 'refuse')).status).toBe(200);
    expect((await check(person, 'confirm')).body).toMatchObject({
      ...{ amount: 125, lines: [{ kind: 'package' }, bandLine] },
    });
    const emails = await emailsOf(server.dataSource, `country-checked:${person.id}`);
    expect(emails).toHaveLength(2);
  });

  it('makes money that was enough a part of the fee, and enough again', async () => {
    const person = await registered();
    await lab.act(person.id, 'match', paid());
    expect((await check(person, 'refuse')).body).toMatchObject({
      ...{ state: 'underpaid', amount: FEE, outstandingAmount: 125 },
    });
    expect((await check(person, 'confirm')).body).toMatchObject({ state: 'matched', amount: 125 });
  });

  it('keeps the whole fee of a refused country when the package changes', async () => {
    const person = await registered();
    await check(person, 'refuse');
    const student = { ...virtual, academicCategory: 'student', price: 50 };
    expect((await lab.act(person.id, 'package', student)).body.amount).toBe(50);
    expect((await check(person, 'confirm')).body.amount).toBe(25);
  });

  it('is told by a proof that the person uploads', async () => {
    const person = await registered();
    const { token } = person;
    const proof = await server.call('POST', `/payments/${person.id}/country-proof`, {
      ...{ token, body: proofForm() },
    });
    expect(proof.status).toBe(201);
    expect((await lab.read(person.id)).proofs).toMatchObject([{ kind: 'country' }]);
    expect(proof.body.data.hasCountryProof).toBe(true);
    expect((await own(person)).hasCountryProof).toBe(true);
    // Another one is asked for once finance has seen it.
    await check(person, 'refuse');
    expect((await own(person)).hasCountryProof).toBeUndefined();
    await check(person, 'confirm');
    const late = await server.call('POST', `/payments/${person.id}/country-proof`, {
      ...{ token, body: proofForm() },
    });
    expect(late.status).toBe(409);
  });

  it('completes a registration with nothing to pay once it is confirmed, with its receipt', async () => {
    await offer(lab, { reductions: { discountCodes: true, waivers: false } });
    const body = { code: 'ALL-FREE', percent: 100 };
    await server.call('POST', '/admin/discount-codes', { token: lab.admin.token, body });
    const asked = { country: 'Nigeria', discountCode: 'ALL-FREE' };
    const person = await server.person('user');
    const { id } = (await register({}, (await quote(asked)).body.id, person)).body.data;
    expect(await lab.read(id)).toMatchObject({ state: 'awaiting-payment', amount: 0 });
    const answer = await lab.act(id, 'country', { decision: 'confirm' });
    expect(answer.body.state).toBe('completed');
    await offer(lab, { reductions: { discountCodes: false, waivers: false } });
  });

  it('corrects the invoice of a group whose member it is refused for', async () => {
    const taxes = { ...NO_TAXES, invoices: true, country: 'United Kingdom' };
    await offer(lab, { taxes });
    const groups = await GroupsLab.open(server);
    const group = await groups.group();
    const member = await groups.join(group, { country: 'Nigeria' });
    const first = await groups.call('POST', `/groups/${group.id}/invoice`, { payments: 1 });
    const total = (body: { invoices?: { kind: string; amount: number }[] }) =>
      body.invoices?.filter(({ kind }) => kind === 'invoice').at(-1)?.amount;
    const read = async () => (await groups.call('GET', `/groups/${group.id}`)).body;
    expect(first.status).toBeLessThan(300);
    expect(total(await read())).toBe(125);
    const { version } = await lab.read(member.id);
    const refusal = { decision: 'refuse', reason: 'Another country.', version };
    expect((await lab.asAdmin('POST', `/${member.id}/country`, refusal)).status).toBe(200);
    expect(total(await read())).toBe(FEE);
    await offer(lab, { taxes: NO_TAXES, groups: { open: false, invitationsPerDay: 100 } });
  });

  it('is decided once when two organisers decide at once', async () => {
    const person = await registered();
    const { version } = await lab.read(person.id);
    const reason = 'Another country.';
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) =>
        lab.asAdmin('POST', `/${person.id}/country`, {
          ...{ version, decision: n % 2 ? 'refuse' : 'confirm', reason },
        }),
      ),
    );
    const { amount, band } = await lab.read(person.id);
    expect(amount).toBe(band.countryCheck === 'refused' ? FEE : 125);
    expect(answers.map(({ status }) => status).filter((s) => s !== 200 && s !== 409)).toEqual([]);
  });

  const refusedTwice = async (person: Registered, gate: Gate) => {
    const { version } = await lab.read(person.id);
    const body = { version, decision: 'refuse', reason: 'Another country.' };
    const both = [1, 2].map(() => lab.asAdmin('POST', `/${person.id}/country`, body));
    await gate.waiting(2);
    await gate.open();
    return (await Promise.all(both)).map(({ status }) => status).sort();
  };
  const emailsTo = async ({ id }: Registered) =>
    (await emailsOf(server.dataSource, `country-checked:${id}`)).length;

  it('is refused once by two organisers whose transactions overlap', async () => {
    const person = await registered();
    const gate = await Gate.before('registration_bands', server.ownerUrl);
    expect(await refusedTwice(person, gate)).toEqual([200, 200]);
    expect(await emailsTo(person)).toBe(1);
  });

  it('control: is refused twice without the lock of the payment', async () => {
    const person = await registered();
    const cases = server.app.get(PaymentCases, { strict: false });
    jest.spyOn(cases, 'lock').mockImplementation((tx, { id }) => cases.find(tx, { id }));
    const gate = await Gate.before('registration_bands', server.ownerUrl);
    const statuses = await refusedTwice(person, gate);
    jest.restoreAllMocks();
    expect([statuses, await emailsTo(person)]).not.toEqual([[200, 200], 1]);
  });
});
