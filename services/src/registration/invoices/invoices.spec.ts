import { readInvoice, brokenRules } from '../../../test/invoice-rules.js';
import { download } from '../../../test/download.js';
import { dinner, offer } from '../../../test/offers.js';
import { PaymentsLab, receipt } from '../../../test/payments.js';
import { pdfTexts } from '../../../test/pdf-texts.js';
import { permit, type Person } from '../../../test/people.js';
import { registrationData } from '../../../test/registration-data.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { NO_TAXES } from '../../conference/editions/taxes.schema.js';
import { registeredInvariants } from '../../platform/invariants/invariants.js';
import type { PresentedInvoice } from './invoice.schema.js';
import { Invoices } from './invoices.service.js';

import '../payments/payments.invariants.js';
import './invoices.invariants.js';

const vat = {
  ...{ id: 'vat', name: 'VAT', percent: 20, kind: 'standard', reason: '' },
  ...{ packages: [], extras: [] },
};
const issuing = { ...NO_TAXES, invoices: true, country: 'United Kingdom' };
const taxed = { ...issuing, rates: [vat], reverseCharge: true };
const buyer = {
  addressee: 'University of Lagos',
  address: 'Akoka\nLagos',
  country: 'Nigeria',
  taxNumber: '12345678-0001',
  purchaseOrder: 'PO-2025-17',
};
const austrian = { ...buyer, country: 'Austria', taxNumber: 'ATU57511248', reverseCharge: true };

let server: TestApp;
let lab: PaymentsLab;
beforeAll(async () => {
  server = await startTestApp();
  lab = await PaymentsLab.open(server);
  await setTaxes(issuing);
});
afterAll(() => server.stop());
afterEach(async () => {
  for (const { violations } of registeredInvariants()) {
    expect(await server.dataSource.query(violations)).toEqual([]);
  }
});

async function setTaxes(taxes: object): Promise<void> {
  const { token } = lab.admin;
  const { body } = await server.call('GET', '/admin/editions', { token });
  const edition = await server.call('GET', `/admin/editions/${body.items[0].id}`, { token });
  const invoicing = { ...edition.body.document.invoicing, taxNumber: 'GB123456789' };
  await offer(lab, { extras: [dinner], invoicing, taxes });
}
const issue = (id: string, { token }: Partial<Person>) =>
  server.call('POST', `/payments/${id}/invoices`, { token });
const issued = async (id: string, by: Person): Promise<PresentedInvoice[]> => {
  const answer = await issue(id, by);
  expect(answer.status).toBe(201);
  return answer.body.data.invoices as PresentedInvoice[];
};
const name = (id: string, { token }: Person, body: object = buyer) =>
  server.call('PUT', `/payments/${id}/invoice`, { token, body });
const file = async (paymentId: string, { token }: Person, document: string, number?: string) => {
  const query = number === undefined ? '' : `?number=${number}`;
  const { body } = await server.call(
    'POST',
    `/payments/${paymentId}/documents/${document}${query}`,
    {
      token,
    },
  );
  return Buffer.from(await (await fetch(new URL(String(body.url), server.origin))).arrayBuffer());
};
const xml = async (...asked: Parameters<typeof file>) =>
  readInvoice((await file(...asked)).toString());
const kinds = (invoices: PresentedInvoice[]) => invoices.map(({ kind }) => kind);

describe('an invoice', () => {
  it('is not offered until the conference issues them', async () => {
    await setTaxes(NO_TAXES);
    const { id, ...person } = await lab.registered();
    expect((await issue(id, person)).status).toBe(409);
    await setTaxes(issuing);
  });

  it('has a number of its series, the fields of EN 16931, and no tax without a rate', async () => {
    const { id, ref, ...person } = await lab.registered();
    await name(id, person);
    const [invoice] = await issued(id, person);
    expect(invoice).toMatchObject({ kind: 'invoice', amount: 50, isCorrected: false });
    expect(invoice?.number).toMatch(/^C25-I\d{5}$/);
    const [text] = await pdfTexts([await file(id, person, 'invoice')]);
    for (const part of [
      ...[`Invoice ${invoice?.number}`, 'Conference office (sample)', 'United Kingdom'],
      ...['University of Lagos', 'Akoka', 'Nigeria', '12345678-0001', 'PO-2025-17'],
      ...['Virtual, presentation only', 'Total without tax', 'USD 50.00', 'Amount due'],
      ...['Not subject to tax', ref, 'GB00 SAMP', 'SAMPGB00'],
    ])
      expect(text).toContain(part);
    const document = await xml(id, person, 'invoice-xml');
    expect(brokenRules(document)).toEqual([]);
    expect(document.textAt('ID')).toBe(invoice?.number);
    expect(document.textAt('PaymentMeans', 'PaymentID')).toBe(ref);
    expect(document.textAt('OrderReference', 'ID')).toBe('PO-2025-17');
  });

  it('is issued once for the same order and buyer', async () => {
    const { id, ...person } = await lab.registered();
    const first = await issued(id, person);
    await lab.confirm(id);
    expect(await issued(id, person)).toEqual(first);
  });

  it('states the paid amount after the payment', async () => {
    const { id, ...person } = await lab.registered();
    await lab.confirm(id);
    await issued(id, person);
    const [text] = await pdfTexts([await file(id, person, 'invoice')]);
    expect(text).toContain('Paid in full.');
    const document = await xml(id, person, 'invoice-xml');
    expect(brokenRules(document)).toEqual([]);
    expect(document.textAt('LegalMonetaryTotal', 'PrepaidAmount')).toBe('50.00');
  });

  it('needs a country of the list', async () => {
    const { id, ...person } = await lab.registered({ country: 'Atlantis' });
    expect(Object.keys((await issue(id, person)).body.fields)).toEqual(['country']);
    await name(id, person);
    await issued(id, person);
  });

  it('cannot be changed in the database', async () => {
    const { id, ...person } = await lab.registered();
    await issued(id, person);
    for (const change of ["UPDATE invoices SET buyer = ''", 'DELETE FROM invoices'])
      await expect(server.dataSource.query(change)).rejects.toThrow('issue a credit note');
  });
});

describe('a correction', () => {
  it('of the buyer is a credit note and another invoice', async () => {
    const { id, ...person } = await lab.registered();
    const [first] = await issued(id, person);
    await name(id, person);
    const invoices = await issued(id, person);
    expect(kinds(invoices)).toEqual(['invoice', 'credit-note', 'invoice']);
    expect(invoices[1]).toMatchObject({ corrects: first?.number, amount: 50 });
    const note = await xml(id, person, 'invoice-xml', invoices[1]?.number);
    expect(brokenRules(note)).toEqual([]);
    expect(note.textAt('BillingReference', 'InvoiceDocumentReference', 'ID')).toBe(first?.number);
    const [text] = await pdfTexts([await file(id, person, 'invoice', invoices[1]?.number)]);
    expect(text).toContain(`Credit note ${invoices[1]?.number}`);
    expect(text).toContain('Ms Adaeze Nwosu');
    const audited = await server.dataSource.query<{ action: string }[]>(
      "SELECT action FROM audit_entries WHERE subject_id = $1 AND action LIKE 'payment.invoice%'",
      [id],
    );
    expect(audited.map(({ action }) => action)).toContain('payment.invoice-credited');
  });

  it('of the order follows a change of the package and of extras', async () => {
    const { id, token, ...person } = await lab.registered();
    await issued(id, { token, ...person });
    const extras = { extras: [dinner.id], price: 95.5 };
    const changed = await server.call('PUT', `/payments/${id}/extras`, { token, body: extras });
    expect(kinds(changed.body.data.invoices)).toEqual(['invoice', 'credit-note', 'invoice']);
    await lab.act(id, 'package', {
      academicCategory: 'professional',
      registrationPackage: 'virtual_presentation_only',
      price: 250,
    });
    const invoices = (await lab.read(id)).invoices as PresentedInvoice[];
    expect(invoices.at(-1)).toMatchObject({ kind: 'invoice', amount: 295.5, isCorrected: false });
  });

  it('ends the invoice of a registration that ends', async () => {
    const { id, token, ...person } = await lab.registered();
    await issued(id, { token, ...person });
    const { body } = await server.call('POST', `/payments/${id}/cancel`, { token });
    expect(kinds(body.data.invoices)).toEqual(['invoice', 'credit-note']);
    expect((await issue(id, { token })).status).toBe(409);
  });
});

describe('with tax', () => {
  beforeAll(() => setTaxes({ ...taxed, includedInFees: true }));
  afterAll(() => setTaxes(issuing));

  it('contained in the fees, the net amount and the tax add up to the fee', async () => {
    const { id, ...person } = await lab.registered();
    await name(id, person);
    await issued(id, person);
    const document = await xml(id, person, 'invoice-xml');
    expect(brokenRules(document)).toEqual([]);
    expect(document.textAt('TaxTotal', 'TaxAmount')).toBe('8.33');
    expect(document.textAt('LegalMonetaryTotal', 'PayableAmount')).toBe('50.00');
    const [text] = await pdfTexts([await file(id, person, 'invoice')]);
    expect(text).toContain('VAT (20%) on USD 41.67');
  });

  it('accounted for by the buyer, the invoice has none and says why', async () => {
    const { id, ...person } = await lab.registered();
    await name(id, person, austrian);
    await issued(id, person);
    const document = await xml(id, person, 'invoice-xml');
    expect(brokenRules(document)).toEqual([]);
    const category = document.at('TaxTotal', 'TaxSubtotal', 'TaxCategory');
    expect(category?.textAt('ID')).toBe('AE');
    expect(category?.textAt('TaxExemptionReason')).toBe('Reverse charge');
    expect((await pdfTexts([await file(id, person, 'invoice')]))[0]).toContain('ATU57511248');
  });

  /** With the reasons that a tax of nothing has. */
  const stated = async (by: object) => {
    const { id, ...person } = await lab.registered();
    await name(id, person, by);
    await issued(id, person);
    const document = await xml(id, person, 'invoice-xml');
    expect(brokenRules(document)).toEqual([]);
    const [text = ''] = await pdfTexts([await file(id, person, 'invoice')]);
    const category = document.at('TaxTotal', 'TaxSubtotal', 'TaxCategory');
    return { text: text.replace(/\s+/g, ' '), category };
  };

  it('accounted for by the buyer, the organiser’s text is in both files, and on no other invoice', async () => {
    const reverseChargeText = 'The recipient is liable for the tax (Article 196, 2006/112/EC).';
    await setTaxes({ ...taxed, includedInFees: true, reverseChargeText });
    const { text, category } = await stated(austrian);
    expect(text).toContain(reverseChargeText);
    expect(category?.textAt('TaxExemptionReason')).toBe(reverseChargeText);
    expect(text).toContain('USD 0.00');
    // The control: a buyer who pays the tax.
    expect((await stated(buyer)).text).not.toContain(reverseChargeText);
    await setTaxes({ ...taxed, includedInFees: true });
  });

  it('exempt, the reason is in both files, and on no taxed invoice', async () => {
    const reason = 'Exempt: education (Article 132, 2006/112/EC).';
    const exempt = { ...vat, id: 'exempt', percent: 0, kind: 'exempt', reason };
    await setTaxes({ ...issuing, rates: [exempt] });
    const { text, category } = await stated(buyer);
    expect(category?.textAt('ID')).toBe('E');
    expect(category?.textAt('TaxExemptionReason')).toBe(reason);
    expect(text).toContain(reason);
    await setTaxes({ ...taxed, includedInFees: true });
    expect((await stated(buyer)).text).not.toContain(reason);
  });

  it('on a fee reduced by the country, the reduction is a line of its rate', async () => {
    const shares = { low: 100, lowerMiddle: 50, upperMiddle: 100, high: 100 };
    const bands = { open: true, unclassified: 'high', check: 'none', shares };
    await offer(lab, { feeBands: bands });
    const { text, category } = await stated(buyer);
    await offer(lab, { feeBands: { ...bands, open: false } });
    expect(text).toContain('Country band: lower middle income, 50% of the fee');
    expect(text).toContain('VAT (20%) on USD 20.83');
    expect(category?.textAt('ID')).toBe('S');
  });
});

describe('numbers', () => {
  // One after another: the race is for numbers, not for the connections of the API.
  const orders = async (count: number) => {
    const ids: string[] = [];
    for (let n = 0; n < count; n += 1) {
      const { body } = await server.call('POST', '/payments/manual-registration', {
        body: registrationData(),
      });
      ids.push(String(body.data.id));
    }
    return ids;
  };
  /** Every third transaction fails after it took a number. */
  const race = async (take: (id: string, number: number) => Promise<void>, count: number) => {
    const ids = await orders(count);
    await Promise.allSettled(ids.map((id, number) => take(id, number)));
  };
  const isGapless = (numbers: number[]) =>
    numbers.length === 1 + Math.max(...numbers) - Math.min(...numbers);

  it('have no gap when 100 are issued at once and a third of them fails', async () => {
    const invoices = server.app.get(Invoices);
    await race(
      (id, number) =>
        server.dataSource.transaction(async (tx) => {
          await invoices.issue(tx, id, null);
          if (number % 3 === 0) throw new Error('The transaction fails.');
        }),
      100,
    );
    const rows = await server.dataSource.query<{ number: number }[]>('SELECT number FROM invoices');
    expect(rows.length).toBeGreaterThanOrEqual(66);
    expect(isGapless(rows.map(({ number }) => number))).toBe(true);
  });

  it('have gaps when they come from a sequence (control)', async () => {
    const taken: number[] = [];
    const take = async (number: number) => {
      const [{ value }] = await server.dataSource.query<[{ value: string }]>(
        "SELECT nextval(pg_get_serial_sequence('ledger_entries', 'id')) AS value",
      );
      if (number % 3 !== 1) taken.push(Number(value));
    };
    await Promise.all(Array.from({ length: 12 }, (_, number) => take(number)));
    expect(isGapless(taken)).toBe(false);
  });
});

describe('for others', () => {
  it('an invoice is its owner’s and finance’s', async () => {
    const { id, ...person } = await lab.registered();
    const [invoice] = await issued(id, person);
    const stranger = await server.person('user');
    expect((await issue(id, stranger)).status).toBe(404);
    const request = { kind: 'payment-document', paymentId: id, document: 'invoice' };
    const by = (token: string, changes: object = {}) =>
      server.call('POST', '/downloads', { token, body: { ...request, ...changes } });
    expect((await by(stranger.token)).status).toBe(404);
    expect((await by(person.token, { number: 'C25-I09999' })).status).toBe(409);
    const chair = await server.person('admin');
    await permit(server, chair, ['chair']);
    expect((await by(chair.token)).status).toBe(404);
    const got = await download(server, lab.admin.token, { ...request, number: invoice?.number });
    expect(got.headers.get('content-disposition')).toContain(`${invoice?.number}.pdf`);
  });

  it('finance finds it by number, buyer, and state, page by page', async () => {
    const { id, ...person } = await lab.registered();
    await issued(id, person);
    await name(id, person, { ...buyer, addressee: 'Museum of Searching' });
    const find = (query: string) =>
      server.call('GET', `/admin/invoices?${query}`, { token: lab.admin.token });
    const found = (await find('q=museum%20of')).body;
    expect(found.items).toMatchObject([{ kind: 'invoice', buyer: 'Museum of Searching' }]);
    const { number } = found.items[0];
    expect((await find(`q=${number}`)).body.items).toHaveLength(1);
    const notes = (await find('state=credit-note&limit=1')).body;
    expect(notes.items[0]).toMatchObject({ kind: 'credit-note', paymentId: id });
    const next = await find(`state=credit-note&limit=1&cursor=${notes.nextCursor}`);
    expect(next.status).toBe(200);
    expect(next.body.items[0].number).not.toBe(notes.items[0].number);
    expect(notes.counts['credit-note']).toBeGreaterThan(1);
  });

  it('the accountant gets a file whose amounts add up', async () => {
    const request = { kind: 'invoices', format: 'csv', state: 'credit-note' };
    const csv = await (await download(server, lab.admin.token, request)).text();
    expect(csv).toMatch(/^Number,Kind,Date,Corrects,Buyer/);
    expect(csv).toContain(',-50,0,0,-50,USD,');
  });

  it('finance issues it for a payer; other organisers do not', async () => {
    const { id } = await lab.registered();
    const post = (token: string) =>
      server.call('POST', `/admin/payments/${id}/invoices`, { token });
    const chair = await server.person('admin');
    await permit(server, chair, ['chair']);
    expect((await post(chair.token)).status).toBe(403);
    const { body } = await post(lab.admin.token);
    expect(body.invoices).toMatchObject([{ kind: 'invoice', amount: 50 }]);
  });

  it('an erased person’s invoice is kept', async () => {
    const { id, token, ...person } = await lab.registered();
    await issued(id, { token, ...person });
    await lab.confirm(id, { ...receipt, bankTransactionId: 'TRX-ERASED' });
    const body = { password: person.password, confirmation: person.user.email };
    expect((await server.call('DELETE', '/auth/me', { token, body })).status).toBe(200);
    const kept = { kind: 'payment-document', paymentId: id, document: 'invoice' };
    const file = await download(server, lab.admin.token, kept);
    expect((await pdfTexts([Buffer.from(await file.arrayBuffer())]))[0]).toContain(
      'Ms Adaeze Nwosu',
    );
  });
});
