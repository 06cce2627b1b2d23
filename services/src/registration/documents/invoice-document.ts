import { dollars } from '../../conference/editions/fees.js';
import { formatAmount } from '../../platform/core/currency.js';
import { formatDay } from '../../platform/i18n/formats.js';
import { invoiceNumber } from '../invoices/invoice.schema.js';
import type { InvoiceFacts } from '../invoices/invoice-facts.js';
import type { IssuedInvoice } from '../invoices/invoices.sql.js';
import { percentOf } from '../invoices/tax-lines.js';
import { Sheet } from './sheet.js';
import { texts as documents } from './texts.js';
import { texts } from './invoice.texts.js';
import { utcDay } from '../../platform/core/time.js';

const MUTED = { colour: '#5a6076', size: 9 } as const;

/** An invoice, or its credit note, with the fields of EN 16931. */
export async function invoiceSheet(prefix: string, invoice: IssuedInvoice): Promise<Sheet> {
  const { kind, facts, issuedAt, corrects, correctedAt, reason } = invoice;
  const number = invoiceNumber(prefix, invoice.number);
  const title = texts[kind]({ number });
  const { buyer } = facts;
  const sheet = await opened(title, facts, issuedAt);
  sheet.fact(texts.number, number, true);
  sheet.fact(documents.date, formatDay(utcDay(issuedAt)));
  if (corrects !== null && correctedAt) {
    const corrected = {
      number: invoiceNumber(prefix, corrects),
      day: formatDay(utcDay(correctedAt)),
    };
    sheet.fact(texts.corrects, texts.correctedInvoice(corrected), true);
  }
  if (reason) sheet.fact(documents.reason, reason);
  if (buyer.purchaseOrder) sheet.fact(texts.purchaseOrder, buyer.purchaseOrder);
  sheet.fact(documents.reference, facts.reference);
  sheet.fact(documents.conference, facts.conference);
  sheet.rule();
  lines(sheet, facts);
  totals(sheet, facts, kind);
  if (kind === 'invoice') {
    sheet.rule();
    payment(sheet, facts);
  }
  closing(sheet, facts);
  sheet.end();
  return sheet;
}

/** What the members of a group owe, where the conference issues no invoices. */
export async function groupProForma(facts: InvoiceFacts, at: Date): Promise<Sheet> {
  const { buyer, reference, conference } = facts;
  const sheet = await opened(documents.proForma({ reference }), facts, at);
  sheet.fact(documents.reference, reference, true);
  sheet.fact(documents.date, formatDay(utcDay(at)));
  if (buyer.purchaseOrder) sheet.fact(texts.purchaseOrder, buyer.purchaseOrder);
  sheet.fact(documents.conference, conference);
  sheet.rule();
  lines(sheet, facts);
  totals(sheet, facts, 'invoice');
  sheet.rule();
  payment(sheet, facts);
  closing(sheet, facts);
  sheet.text(documents.proFormaNote, MUTED);
  sheet.end();
  return sheet;
}

async function opened(title: string, { seller, buyer }: InvoiceFacts, at: Date): Promise<Sheet> {
  const sheet = await Sheet.open({ title, author: seller.name, at });
  party(sheet, seller);
  sheet.space(28);
  sheet.text(title, { size: 20, isBold: true, colour: '#1a237e' });
  sheet.space(14);
  sheet.text(documents.to, MUTED);
  party(sheet, buyer);
  sheet.space(14);
  return sheet;
}

function party(
  sheet: Sheet,
  { name, addressLines, country, taxNumber }: InvoiceFacts['seller'] | InvoiceFacts['buyer'],
): void {
  sheet.text(name, { isBold: true });
  for (const line of [...addressLines, country]) if (line) sheet.text(line);
  if (taxNumber) sheet.text(documents.taxNumber({ number: taxNumber }));
}

/** The tax of each line is its category and rate; sums follow. */
function lines(sheet: Sheet, { lines: all, taxName }: InvoiceFacts): void {
  const isTaxed = taxName !== null;
  const tax = taxName ?? texts.tax;
  sheet.row(texts.item, [...(isTaxed ? [tax] : []), texts.net], MUTED);
  sheet.space(4);
  for (const { name, netCents, category, basisPoints } of all) {
    const rate = category === 'S' ? percentOf(basisPoints) : texts.categories[category];
    sheet.row(name, [...(isTaxed ? [rate] : []), money(netCents)]);
  }
}

function totals(sheet: Sheet, facts: InvoiceFacts, kind: IssuedInvoice['kind']): void {
  const { sums, netCents, grossCents, roundingCents, paidCents, payableCents, taxName } = facts;
  sheet.rule();
  sheet.row(texts.netTotal, [money(netCents)]);
  for (const sum of sums.filter(({ category }) => category !== 'O')) {
    const rate = sum.category === 'S' ? percentOf(sum.basisPoints) : texts.categories[sum.category];
    const name = taxName ?? texts.tax;
    const on = { tax: name, rate, amount: money(sum.taxableCents) };
    sheet.row(texts.taxOn(on), [money(sum.taxCents)]);
  }
  sheet.row(texts.total, [money(grossCents)], { isBold: true });
  if (roundingCents !== 0) sheet.row(texts.rounding, [money(roundingCents)]);
  if (kind === 'credit-note')
    return sheet.row(texts.credited, [money(payableCents)], { isBold: true });
  if (paidCents > 0) sheet.row(texts.paid, [money(paidCents)]);
  sheet.row(texts.due, [money(payableCents)], { isBold: true });
}

function payment(sheet: Sheet, { bank, reference, dueOn, payableCents }: InvoiceFacts): void {
  if (payableCents === 0) return sheet.text(texts.paidInFull, { isBold: true });
  sheet.text(documents.transfer, { isBold: true });
  sheet.space(4);
  sheet.fact(documents.payBy, formatDay(dueOn));
  sheet.fact(documents.accountHolder, bank.accountHolder);
  sheet.fact(documents.bank, bank.bank);
  sheet.fact(documents.iban, bank.iban.replace(/.{4}(?=.)/g, '$& '));
  if (bank.swift) sheet.fact(documents.swift, bank.swift);
  sheet.fact(documents.reference, reference, true);
}

function closing(sheet: Sheet, { sums, seller, note }: InvoiceFacts): void {
  sheet.rule();
  const reasons = sums.flatMap(({ reason }) => (reason ? [reason] : []));
  for (const text of [...reasons, note, seller.email]) if (text) sheet.text(text, MUTED);
}

function money(cents: number): string {
  return formatAmount(dollars(cents));
}
