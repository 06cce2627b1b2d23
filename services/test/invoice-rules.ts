import { Buffer } from 'node:buffer';
import { minorOf } from '../src/registration/bank-files/amounts.js';
import type { XmlElement } from '../src/registration/bank-files/xml-element.js';
import { xmlParts } from '../src/registration/bank-files/xml-parts.js';

/** The document as a reader sees it. */
export async function readInvoice(xml: string): Promise<XmlElement> {
  const roots = new Set(['Invoice', 'CreditNote']);
  async function* bytes() {
    yield await Promise.resolve(Buffer.from(xml));
  }
  for await (const part of xmlParts(bytes(), roots)) if (part.kind === 'ends') return part.element;
  throw new Error('No invoice');
}

/** Reductions are negative. */
const cents = (element: XmlElement | undefined, ...path: string[]) => {
  const text = element?.textAt(...path) ?? '0.00';
  return text.startsWith('-') ? -minorOf(text.slice(1), 'USD') : minorOf(text, 'USD');
};
const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0);

const REQUIRED: readonly [rule: string, ...path: string[]][] = [
  ['BR-01', 'CustomizationID'],
  ['BR-02', 'ID'],
  ['BR-03', 'IssueDate'],
  ['BR-05', 'DocumentCurrencyCode'],
  ['BR-06', 'AccountingSupplierParty', 'Party', 'PartyLegalEntity', 'RegistrationName'],
  ['BR-07', 'AccountingCustomerParty', 'Party', 'PartyLegalEntity', 'RegistrationName'],
  ['BR-09', 'AccountingSupplierParty', 'Party', 'PostalAddress', 'Country', 'IdentificationCode'],
  ['BR-11', 'AccountingCustomerParty', 'Party', 'PostalAddress', 'Country', 'IdentificationCode'],
  ['BR-49', 'PaymentMeans', 'PaymentMeansCode'],
  ['BR-61', 'PaymentMeans', 'PayeeFinancialAccount', 'ID'],
];

/** @returns the rules of EN 16931 that the document breaks */
export function brokenRules(document: XmlElement): string[] {
  const isInvoice = document.name === 'Invoice';
  const lines = document.all(isInvoice ? 'InvoiceLine' : 'CreditNoteLine');
  const totals = document.at('LegalMonetaryTotal');
  const taxes = document.at('TaxTotal');
  const sums = taxes?.all('TaxSubtotal') ?? [];
  const total = (name: string) => cents(totals, name);
  const vatOf = (party: string) =>
    document
      .at(party, 'Party')
      ?.all('PartyTaxScheme')
      .find((scheme) => scheme.textAt('TaxScheme', 'ID') === 'VAT')
      ?.textAt('CompanyID');
  const [seller, buyer] = [vatOf('AccountingSupplierParty'), vatOf('AccountingCustomerParty')];
  const broken = REQUIRED.filter(([, ...path]) => !document.textAt(...path)).map(([rule]) => rule);
  const expect = (rule: string, holds: boolean) => {
    if (!holds) broken.push(rule);
  };
  expect('BR-04', document.textAt(`${document.name}TypeCode`) === (isInvoice ? '380' : '381'));
  expect('BR-16', lines.length > 0);
  const net = sum(lines.map((line) => cents(line, 'LineExtensionAmount')));
  expect('BR-CO-10', total('LineExtensionAmount') === net);
  expect('BR-CO-13', total('TaxExclusiveAmount') === total('LineExtensionAmount'));
  expect(
    'BR-CO-14',
    cents(taxes, 'TaxAmount') === sum(sums.map((each) => cents(each, 'TaxAmount'))),
  );
  expect(
    'BR-CO-15',
    total('TaxInclusiveAmount') === total('TaxExclusiveAmount') + cents(taxes, 'TaxAmount'),
  );
  expect(
    'BR-CO-16',
    total('PayableAmount') ===
      total('TaxInclusiveAmount') - total('PrepaidAmount') + total('PayableRoundingAmount'),
  );
  expect('BR-CO-18', sums.length > 0);
  expect(
    'BR-CO-25',
    total('PayableAmount') <= 0 ||
      document.textAt('DueDate') !== undefined ||
      document.textAt('PaymentTerms', 'Note') !== undefined,
  );
  for (const vat of [seller, buyer]) expect('BR-CO-09', vat === undefined || /^[A-Z]{2}/.test(vat));
  for (const line of lines) {
    const price = cents(line, 'Price', 'PriceAmount');
    const quantity = Number(line.textAt(isInvoice ? 'InvoicedQuantity' : 'CreditedQuantity'));
    expect('BR-27', price >= 0);
    expect('BT-131', price * quantity === cents(line, 'LineExtensionAmount'));
  }
  for (const each of sums) {
    const category = each.textAt('TaxCategory', 'ID');
    const percent = each.textAt('TaxCategory', 'Percent');
    const basisPoints = Math.round(Number(percent ?? 0) * 100);
    const own = lines.filter(
      (line) =>
        line.textAt('Item', 'ClassifiedTaxCategory', 'ID') === category &&
        line.textAt('Item', 'ClassifiedTaxCategory', 'Percent') === percent,
    );
    const taxable = cents(each, 'TaxableAmount');
    expect('BR-S-08', taxable === sum(own.map((line) => cents(line, 'LineExtensionAmount'))));
    expect('BR-CO-17', cents(each, 'TaxAmount') === Math.round((taxable * basisPoints) / 10_000));
    const hasReason = each.textAt('TaxCategory', 'TaxExemptionReason') !== undefined;
    expect(`BR-${category}-10`, hasReason === ['E', 'AE', 'O'].includes(category ?? ''));
    expect(`BR-${category}-05`, category === 'S' ? basisPoints > 0 : basisPoints === 0);
    if (category === 'AE') expect('BR-AE-02', buyer !== undefined && seller !== undefined);
    if (category === 'O') {
      expect('BR-O-02', buyer === undefined && seller === undefined);
      expect('BR-O-11', sums.length === 1);
    }
  }
  return broken;
}
