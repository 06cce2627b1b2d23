import type { EditionDocument } from '../../conference/editions/edition.schema.js';
import { compactIban } from '../../conference/editions/rules/iban.js';
import { CURRENCY, type Currency } from '../../platform/core/currency.js';
import type { Line } from '../extras/price-line.entity.js';
import type { StoredInvoice } from './invoice-details.schema.js';
import { invoiceTexts as texts } from './invoices.texts.js';
import { taxOf, type TaxFacts } from './tax.js';
import { isTaxAdded, soldLines, taxableLine } from './tax-lines.js';
import { countryCodeOf } from './tax-number.js';
import { utcDay } from '../../platform/core/time.js';

interface Party {
  name: string;
  addressLines: string[];
  /** Name of the list of countries. */
  country: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  taxNumber: string | null;
}

/** What an invoice or its credit note says, as on the day of its issue. */
export interface InvoiceFacts extends TaxFacts {
  seller: Party & { email: string };
  buyer: Party & { purchaseOrder: string | null; statedAt: string | null };
  conference: string;
  /** The payment's reference. */
  reference: string;
  currency: Currency;
  /** Of the tax, such as VAT. Null without rates. */
  taxName: string | null;
  /** ISO 8601 day. */
  dueOn: string;
  /** BT-113, never more than is due. */
  paidCents: number;
  /** BT-115 */
  payableCents: number;
  bank: EditionDocument['bank'];
  note: string;
  /** Of a group: the payments that it is for, and their cents. */
  payments?: { id: string; cents: number }[];
}

export interface InvoiceSource {
  document: EditionDocument;
  reference: string;
  payBy: Date;
  receivedCents: number;
  invoice: StoredInvoice | null;
  registrant: { name: string; organization: string; country: string };
  lines: Line[];
  /** Of a group. */
  payments?: InvoiceFacts['payments'];
  /** Needs no country. */
  isProForma?: boolean;
}

/** @returns undefined without a country of the list for seller or buyer (BT-40, BT-55) */
export function invoiceFacts(source: InvoiceSource): InvoiceFacts | undefined {
  const { document, invoice, lines } = source;
  const { taxes, invoicing, bank, contact } = document;
  const country = invoice?.country ?? source.registrant.country;
  const countryCode = countryCodeOf(country);
  const sellerCode = countryCodeOf(taxes.country);
  if (!source.isProForma && (!countryCode || !sellerCode)) return undefined;
  const taxed = taxWithin(source);
  const due = taxed.grossCents + taxed.roundingCents;
  const paidCents = Math.min(source.receivedCents, due);
  return {
    ...taxed,
    seller: {
      name: invoicing.issuer,
      addressLines: invoicing.addressLines,
      country: taxes.country,
      countryCode: sellerCode ?? '',
      taxNumber: invoicing.taxNumber || null,
      email: contact.paymentsEmail,
    },
    buyer: {
      ...buyerOf(source),
      country,
      countryCode: countryCode ?? '',
      purchaseOrder: invoice?.purchaseOrder ?? null,
      statedAt: invoice?.statedAt ?? null,
    },
    conference: document.name,
    reference: source.reference,
    currency: CURRENCY,
    taxName: lines.find(({ tax }) => tax)?.tax?.name ?? null,
    dueOn: utcDay(source.payBy),
    paidCents,
    payableCents: due - paidCents,
    bank: { ...bank, iban: compactIban(bank.iban) },
    note: invoicing.note,
    ...(source.payments && { payments: source.payments }),
  };
}

/** Tax on a group's sum differs by cents from the sum of its payments' taxes, which their payer owes. */
function taxWithin(source: InvoiceSource): TaxFacts {
  const { payments } = source;
  const taxed = taxesOf(source);
  if (!payments) return taxed;
  const cents = payments.reduce((sum, payment) => sum + payment.cents, 0);
  return { ...taxed, roundingCents: cents - taxed.grossCents };
}

/** Of an order, as its invoice would have them. */
export function taxesOf(source: Pick<InvoiceSource, 'document' | 'invoice' | 'lines'>): TaxFacts {
  return taxOf(treated(source), !isTaxAdded(source.lines));
}

function buyerOf({ invoice, registrant }: InvoiceSource) {
  if (!invoice)
    return { name: registrant.name, addressLines: [registrant.organization], taxNumber: null };
  const { addressee, address, taxNumber } = invoice;
  return { name: addressee, addressLines: address?.split('\n') ?? [], taxNumber };
}

/** A business that accounts for the tax owes none here, whatever the rate (BR-AE-5 to BR-AE-10). */
function treated({
  document: { taxes },
  invoice,
  lines,
}: Pick<InvoiceSource, 'document' | 'invoice' | 'lines'>) {
  const sold = soldLines(lines).map((line) => taxableLine(line));
  if (!invoice?.reverseCharge) return sold;
  const reason = taxes.reverseChargeText || texts.reverseCharge;
  const treatment = { category: 'AE' as const, basisPoints: 0, reason };
  return sold.map((line) => ({ ...line, treatment }));
}

/** Whether two invoices say the same, apart from the money that arrived between them. */
export function isSameInvoice(one: InvoiceFacts, other: InvoiceFacts): boolean {
  const said = ({ paidCents: _paid, payableCents: _open, ...facts }: InvoiceFacts) =>
    JSON.stringify(sorted(facts));
  return said(one) === said(other);
}

/** PostgreSQL orders the keys of jsonb by itself. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, part]) => [key, sorted(part)]));
}
