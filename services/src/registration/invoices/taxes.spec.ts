import { dinner, offer } from '../../../test/offers.js';
import { pdfTexts } from '../../../test/pdf-texts.js';
import { PaymentsLab } from '../../../test/payments.js';
import type { Person } from '../../../test/people.js';
import { registrationData } from '../../../test/registration-data.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { NO_TAXES } from '../../conference/editions/taxes.schema.js';
import { registeredInvariants } from '../../platform/invariants/invariants.js';

import '../payments/payments.invariants.js';

const vat = {
  id: 'vat',
  name: 'VAT',
  percent: 20,
  kind: 'standard',
  reason: '',
  packages: [],
  extras: [],
};
const reduced = { ...vat, id: 'reduced', percent: 7, extras: [dinner.name] };
const added = {
  ...NO_TAXES,
  country: 'United Kingdom',
  includedInFees: false,
  rates: [vat, reduced],
  reverseCharge: true,
  reverseChargeText: 'Reverse charge: the buyer accounts for the tax.',
};
const business = {
  addressee: 'University of Graz',
  address: 'Universitätsplatz 3\n8010 Graz',
  country: 'Austria',
  taxNumber: 'ATU 57511248',
  purchaseOrder: 'PO-2025-17',
  reverseCharge: true,
};

let server: TestApp;
let lab: PaymentsLab;
beforeAll(async () => {
  server = await startTestApp();
  lab = await PaymentsLab.open(server);
});
afterAll(() => server.stop());
afterEach(async () => {
  for (const { violations } of registeredInvariants()) {
    expect(await server.dataSource.query(violations)).toEqual([]);
  }
});

const documentOf = async () => {
  const { token } = lab.admin;
  const { body } = await server.call('GET', '/admin/editions', { token });
  const edition = await server.call('GET', `/admin/editions/${body.items[0].id}`, { token });
  return edition.body.document;
};
const setTaxes = async (taxes: object) => {
  const { invoicing } = await documentOf();
  await offer(lab, {
    extras: [dinner],
    invoicing: { ...invoicing, taxNumber: 'GB123456789' },
    taxes,
  });
};
const quote = (extras: string[] = []) =>
  server.call('POST', '/payments/quotes', {
    body: {
      registrationPackage: 'virtual_presentation_only',
      academicCategory: 'student',
      extras,
    },
  });
const registered = async (extras: string[] = []) => {
  const person = await server.person('user');
  const { body } = await quote(extras);
  const answer = await server.call('POST', '/payments/manual-registration', {
    token: person.token,
    headers: { 'price-quote': body.id },
    body: registrationData(),
  });
  expect(answer.status).toBe(201);
  return { ...person, payment: answer.body.data };
};
interface Paid {
  amount: number;
  lines: { kind: string }[];
  offersReverseCharge: boolean;
}
const state = (by: Person, id: string, changes: object = {}) =>
  server.call('PUT', `/payments/${id}/invoice`, {
    token: by.token,
    body: { ...business, ...changes },
  });

describe('without rates', () => {
  it('the specified table is the price, and the site says nothing of tax', async () => {
    const { amount, lines, offersReverseCharge } = (await registered()).payment as Paid;
    expect({ amount, kinds: lines.map(({ kind }) => kind) }).toEqual({
      amount: 50,
      kinds: ['package'],
    });
    expect(offersReverseCharge).toBe(false);
    const { body } = await server.call('GET', '/edition');
    expect(body).not.toHaveProperty('addsTax');
    expect(body).not.toHaveProperty('taxes');
  });

  it('a buyer cannot state reverse charge', async () => {
    const { payment, ...person } = await registered();
    const answer = await state(person, payment.id);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields)).toEqual(['reverseCharge']);
  });
});

describe('tax added to the fees', () => {
  beforeAll(() => setTaxes(added));
  afterAll(() => setTaxes(NO_TAXES));

  it('is in the quote and in the payment, by the rate of each item', async () => {
    const shown = await quote([dinner.id]);
    expect(shown.body).toMatchObject({
      lines: [
        { kind: 'package', amount: 50 },
        { kind: 'extra', amount: 45.5 },
        { kind: 'tax', name: 'VAT 20%', amount: 10 },
        // 45.50 at 7% is 3.185.
        { kind: 'tax', name: 'VAT 7%', amount: 3.19 },
      ],
      total: 108.69,
    });
    expect((await registered([dinner.id])).payment.amount).toBe(108.69);
    expect((await server.call('GET', '/edition')).body.addsTax).toBe(true);
  });

  it('follows a change of extras, whose price is compared without tax', async () => {
    const { payment, token } = await registered();
    const change = (price: number) =>
      server.call('PUT', `/payments/${payment.id}/extras`, {
        token,
        body: { extras: [dinner.id], price },
      });
    expect((await change(108.69)).body.code).toBe('PRICE_DIFFERS');
    const { body } = await change(95.5);
    expect(body.data.amount).toBe(108.69);
  });

  it('keeps the shown rate for 30 minutes', async () => {
    const { body } = await quote();
    await setTaxes({ ...added, rates: [{ ...vat, percent: 25 }, reduced] });
    const person = await server.person('user');
    const answer = await server.call('POST', '/payments/manual-registration', {
      token: person.token,
      headers: { 'price-quote': body.id },
      body: registrationData(),
    });
    await setTaxes(added);
    expect(answer.body.data.amount).toBe(60);
  });

  it('is taken off for a business abroad, whose number is stored with the time', async () => {
    const { payment, ...person } = await registered();
    const before = server.clock.now();
    const { body } = await state(person, payment.id);
    expect(body.data).toMatchObject({
      amount: 50,
      invoice: { taxNumber: 'ATU57511248', purchaseOrder: 'PO-2025-17', reverseCharge: true },
    });
    const [stored] = await server.dataSource.query<[{ invoice: { statedAt: string } }]>(
      'SELECT invoice FROM payments WHERE id = $1',
      [payment.id],
    );
    expect(stored.invoice.statedAt >= before.toISOString()).toBe(true);
    expect((await state(person, payment.id, { reverseCharge: false })).body.data.amount).toBe(60);
  });

  it('is on the receipt as on the invoice, with the reason where there is none', async () => {
    const receiptOf = async ({ payment, ...person }: Awaited<ReturnType<typeof registered>>) => {
      const { amount } = await lab.read(payment.id);
      await lab.confirm(payment.id, { amount, bankTransactionId: `TRX-${payment.id}` });
      const path = `/payments/${payment.id}/documents/receipt`;
      const { body } = await server.call('POST', path, { token: person.token });
      const pdf = await (await fetch(server.origin + (body.url as string))).arrayBuffer();
      const [text = ''] = await pdfTexts([Buffer.from(pdf)]);
      return text.replace(/\s+/g, ' ');
    };
    expect(await receiptOf(await registered())).toContain('VAT (20%) on USD 50.00 USD 10.00');
    const abroad = await registered();
    await state(abroad, abroad.payment.id);
    const text = await receiptOf(abroad);
    expect(text).toContain('Reverse charge: the buyer accounts for the tax.');
    expect(text).toContain('(Reverse charge) on USD 50.00 USD 0.00');
  });

  it.each([
    ['country', { country: 'United Kingdom' }],
    ['country', { country: null }],
    ['country', { country: 'Atlantis' }],
    ['taxNumber', { taxNumber: 'ATU123' }],
    ['taxNumber', { taxNumber: null }],
  ])('stays with a statement whose %s does not fit', async (field, changes) => {
    const { payment, ...person } = await registered();
    const answer = await state(person, payment.id, changes);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields)).toEqual([field]);
    expect((await lab.read(payment.id)).amount).toBe(60);
  });

  it('does not change once money was received', async () => {
    const { payment, ...person } = await registered();
    await lab.act(payment.id, 'match', {
      amount: 20,
      date: '2025-10-14',
      bankTransactionId: `TRX-${payment.id}`,
    });
    expect((await state(person, payment.id)).status).toBe(409);
    expect((await state(person, payment.id, { reverseCharge: false })).status).toBe(200);
  });

  it('hides the buyer from others', async () => {
    const { payment } = await registered();
    const stranger = await server.person('user');
    expect((await state(stranger, payment.id)).status).toBe(404);
  });
});

it('tax in the fees leaves the amount as it is', async () => {
  await setTaxes({ ...added, includedInFees: true });
  const { payment, ...person } = await registered([dinner.id]);
  expect(payment.amount).toBe(95.5);
  expect((await state(person, payment.id)).body.data.amount).toBe(95.5);
  await setTaxes(NO_TAXES);
});

it.each([
  ['taxes.rates.0.percent', { rates: [{ ...vat, percent: 17.555 }] }],
  ['taxes.rates.0.percent', { rates: [{ ...vat, kind: 'zero' }] }],
  ['taxes.rates.0.reason', { rates: [{ ...vat, kind: 'exempt', percent: 0 }] }],
  ['taxes.rates', { rates: [{ ...vat, extras: [dinner.name] }] }],
  [
    'taxes.rates.0.extras',
    {
      rates: [
        { ...vat, extras: ['Ball'] },
        { ...vat, id: 'rest' },
      ],
    },
  ],
  ['taxes.country', { country: 'Atlantis' }],
])('refuses settings with an error on %s', async (field, changes) => {
  await expect(setTaxes({ ...added, rates: [vat], ...changes })).rejects.toThrow(`"${field}"`);
});
