import { dollars, packageName } from '../../conference/editions/fees.js';
import { formatAmount } from '../../platform/core/currency.js';
import { formatDay, formatInstant } from '../../platform/i18n/formats.js';
import type { Money } from '../payments/statements/bank-statement.js';
import { type DocumentDetails, documentDetails } from '../payments/ledger/document-details.js';
import type { OnlineCharge } from '../payments/ledger/online-charges.sql.js';
import type { PaymentCase } from '../payments/ledger/payment-cases.js';
import type { PresentedCreditNote } from '../payments/ledger/credit-note.schema.js';
import { taxesOf } from '../invoices/invoice-facts.js';
import { percentOf } from '../invoices/tax-lines.js';
import { texts as invoiceTexts } from './invoice.texts.js';
import { Sheet } from './sheet.js';
import { texts } from './texts.js';
import { utcDay } from '../../platform/core/time.js';

/** Without a date when nothing was to be paid. */
export interface ReceiptFacts extends Partial<Pick<Money, 'date' | 'bankTransactionId'>> {
  number: string;
  issuedAt: Date;
  /** Of payment pages. */
  charges?: OnlineCharge[];
}

export async function proForma(about: PaymentCase, at: Date): Promise<Sheet> {
  const { edition, payment } = about;
  const { bank } = edition.document;
  const sheet = await opened(
    documentDetails(about),
    texts.proForma({ reference: payment.merchantReference }),
    at,
  );
  sheet.fact(texts.reference, payment.merchantReference, true);
  sheet.fact(texts.date, formatDay(utcDay(at)));
  sheet.fact(texts.payBy, formatInstant(payment.payBy));
  order(sheet, about);
  sheet.text(texts.transfer, { isBold: true });
  sheet.space(4);
  sheet.fact(texts.accountHolder, bank.accountHolder);
  sheet.fact(texts.bank, bank.bank);
  sheet.fact(texts.iban, bank.iban);
  if (bank.swift) sheet.fact(texts.swift, bank.swift);
  sheet.fact(texts.reference, payment.merchantReference, true);
  if (bank.note) sheet.text(bank.note, { size: 9, colour: '#5a6076' });
  return closed(sheet, about, texts.proFormaNote);
}

export async function receipt(about: PaymentCase, facts: ReceiptFacts): Promise<Sheet> {
  const { payment } = about;
  const sheet = await opened(
    documentDetails(about),
    texts.receipt({ number: facts.number }),
    facts.issuedAt,
  );
  sheet.fact(texts.number, facts.number, true);
  sheet.fact(texts.date, formatDay(utcDay(facts.issuedAt)));
  sheet.fact(texts.reference, payment.merchantReference);
  order(sheet, about);
  if (about.group) sheet.fact(texts.paidBy, about.group.organization);
  if (facts.date !== undefined) sheet.fact(texts.received, formatDay(facts.date));
  if (facts.bankTransactionId !== undefined) sheet.fact(texts.transaction, facts.bankTransactionId);
  for (const { amount, currency, rate, day } of facts.charges ?? []) {
    if (rate === null || day === null) continue;
    const charged = { amount: inCurrency(currency, amount), rate: inCurrency(currency, rate) };
    sheet.fact(texts.charged, texts.atRate({ ...charged, day: formatDay(day) }));
  }
  sheet.fact(texts.paid, formatAmount(dollars(payment.receivedCents)), true);
  return closed(sheet, about, texts.receiptNote);
}

/** @param details of the day of its issue */
export async function creditNote(
  about: PaymentCase,
  note: PresentedCreditNote,
  details: DocumentDetails = documentDetails(about),
): Promise<Sheet> {
  const at = new Date(note.issuedAt);
  const sheet = await opened(details, texts.creditNote({ number: note.number }), at);
  sheet.fact(texts.creditNoteNumber, note.number, true);
  sheet.fact(texts.date, formatDay(utcDay(at)));
  sheet.fact(texts.correctedReceipt, note.receiptNumber, true);
  sheet.fact(texts.reference, about.payment.merchantReference);
  sheet.rule();
  participant(sheet, about);
  sheet.fact(texts.reason, note.reason);
  sheet.fact(texts.credited, formatAmount(note.amount), true);
  return closed(sheet, about, texts.creditNoteText({ receipt: note.receiptNumber }), details);
}

async function opened(
  { issuer: by, addressee: to }: DocumentDetails,
  title: string,
  at: Date,
): Promise<Sheet> {
  const { issuer, addressLines, taxNumber } = by;
  const sheet = await Sheet.open({ title, author: issuer, at });
  sheet.text(issuer, { isBold: true });
  for (const line of addressLines) sheet.text(line);
  if (taxNumber) sheet.text(texts.taxNumber({ number: taxNumber }));
  sheet.space(28);
  sheet.text(title, { size: 20, isBold: true, colour: '#1a237e' });
  sheet.space(14);
  sheet.text(texts.to, { colour: '#5a6076', size: 9 });
  sheet.text(to.addressee, { isBold: true });
  if (to.address) sheet.text(to.address);
  if (to.country) sheet.text(to.country);
  if (to.taxNumber) sheet.text(texts.taxNumber({ number: to.taxNumber }));
  if (to.purchaseOrder) sheet.text(texts.purchaseOrder({ number: to.purchaseOrder }));
  sheet.space(14);
  return sheet;
}

function participant(sheet: Sheet, { edition, registration }: PaymentCase): void {
  const { title, firstName, lastName, email } = registration;
  const name = `${title} ${firstName} ${lastName}`;
  sheet.fact(texts.conference, edition.document.name);
  sheet.fact(texts.participant, name);
  // Fonts lack some rare scripts; the email address then identifies the person.
  if (!sheet.canWrite(name)) sheet.fact(texts.email, email);
}

function order(sheet: Sheet, about: PaymentCase): void {
  const { edition, registration, payment, paper, lines } = about;
  const { packageId, academicCategory } = registration;
  sheet.rule();
  participant(sheet, about);
  sheet.fact(texts.package, packageName(edition.fees, packageId));
  if (paper) sheet.fact(texts.paper, paper.title);
  sheet.fact(texts.category, texts.categories[academicCategory]);
  // A package with nothing else is the amount.
  for (const { name: item, amountCents } of lines.length > 1 ? lines : []) {
    sheet.fact(item, formatAmount(dollars(amountCents)));
  }
  sheet.fact(texts.amount, formatAmount(dollars(payment.amountCents)), true);
  taxes(sheet, about);
  sheet.rule();
}

/** As on the invoice: the tax of each rate, and why there is none. */
function taxes(sheet: Sheet, { edition: { document }, payment: { invoice }, lines }: PaymentCase) {
  const name = lines.find(({ tax }) => tax)?.tax?.name ?? invoiceTexts.tax;
  const sums = taxesOf({ document, invoice, lines }).sums.filter(
    ({ category }) => category !== 'O',
  );
  for (const { category, basisPoints, taxableCents, taxCents } of sums) {
    const rate = category === 'S' ? percentOf(basisPoints) : invoiceTexts.categories[category];
    const on = { tax: name, rate, amount: formatAmount(dollars(taxableCents)) };
    sheet.fact(invoiceTexts.taxOn(on), formatAmount(dollars(taxCents)));
  }
  for (const { reason } of sums) if (reason) sheet.text(reason, { size: 9, colour: '#5a6076' });
}

function closed(
  sheet: Sheet,
  about: PaymentCase,
  note: string,
  { issuer }: DocumentDetails = documentDetails(about),
): Sheet {
  const { contact } = about.edition.document;
  sheet.rule();
  sheet.text(note, { size: 9, colour: '#5a6076' });
  if (issuer.note) sheet.text(issuer.note, { size: 9, colour: '#5a6076' });
  sheet.text(contact.paymentsEmail, { size: 9, colour: '#5a6076' });
  sheet.end();
  return sheet;
}

function inCurrency(currency: string, amount: number): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 6 };
  return `${currency} ${amount.toLocaleString('en-GB', digits)}`;
}
