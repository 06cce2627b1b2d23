import type { EditionDocument } from '../../conference/editions/edition.schema.js';
import type { Taxes } from '../../conference/editions/taxes.schema.js';
import type { LineTax } from '../extras/line-tax.js';
import type { Line } from '../extras/price-line.entity.js';
import type { StoredInvoice } from './invoice-details.schema.js';
import { invoiceTexts as texts } from './invoices.texts.js';
import { taxOf, type TaxableLine } from './tax.js';

type Taxed = { document: Pick<EditionDocument, 'taxes'> };

/** The lines of the order, without the tax that is added. */
export function soldLines(lines: readonly Line[]): Line[] {
  return lines.filter(({ kind }) => kind !== 'tax');
}

/** Otherwise the amounts contain it. */
export function isTaxAdded(lines: readonly Line[]): boolean {
  return lines.some(({ kind }) => kind === 'tax');
}

/**
 * The lines with their rates, and a line for each tax that is added to them. Lines that were sold before keep
 * their rate. Without rates they stay as they are.
 * @param invoice the buyer, who can account for the tax
 */
export function withTax(
  { document: { taxes } }: Taxed,
  lines: readonly Line[],
  invoice: StoredInvoice | null = null,
): Line[] {
  const sold = rated(soldLines(lines), taxes);
  return taxes.includedInFees || invoice?.reverseCharge ? sold : [...sold, ...added(sold)];
}

/** A reduction has the rate of the package that it reduces. */
function rated(sold: Line[], taxes: Taxes): Line[] {
  const fee = sold.find(({ kind }) => kind === 'package');
  const feeTax = fee ? (fee.tax ?? rateOf(taxes, fee)) : null;
  return sold.map((line) => ({
    ...line,
    tax: line.kind === 'extra' ? (line.tax ?? rateOf(taxes, line)) : feeTax,
  }));
}

function rateOf({ rates }: Taxes, { kind, item, name }: Line): LineTax | null {
  const rate =
    rates.find(({ packages, extras }) =>
      kind === 'package' ? packages.some((id) => id === item) : extras.includes(name),
    ) ?? rates.find(({ packages, extras }) => packages.length === 0 && extras.length === 0);
  if (!rate) return null;
  const { id: rateId, name: tax, kind: of, percent, reason } = rate;
  return { rateId, name: tax, kind: of, basisPoints: Math.round(percent * 100), reason };
}

function added(sold: readonly Line[]): Line[] {
  const { sums } = taxOf(
    sold.map((line) => taxableLine(line)),
    false,
  );
  return sums.flatMap(({ basisPoints, taxCents }): Line[] => {
    const tax = sold.find((line) => line.tax?.basisPoints === basisPoints)?.tax;
    if (!tax || taxCents === 0) return [];
    const name = `${tax.name} ${percentOf(basisPoints)}`;
    return [{ kind: 'tax', item: `${tax.rateId}-${basisPoints}`, name, amountCents: taxCents }];
  });
}

const CATEGORIES = { standard: 'S', zero: 'Z', exempt: 'E' } as const;

export function taxableLine({ name, amountCents: cents, tax }: Line): TaxableLine {
  const treatment = tax
    ? {
        category: CATEGORIES[tax.kind],
        basisPoints: tax.basisPoints,
        reason: (tax.kind === 'exempt' && tax.reason) || null,
      }
    : { category: 'O' as const, basisPoints: 0, reason: texts.outOfScope };
  return { name, cents, treatment };
}

/** 2000 is 20%, 1750 is 17.5%. */
export function percentOf(basisPoints: number): string {
  return `${basisPoints / 100}%`;
}
