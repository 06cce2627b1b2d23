import fc from 'fast-check';
import { businessTaxNumber } from './tax-number.js';
import { taxOf, taxOn, type TaxableLine } from './tax.js';

const standard = (basisPoints: number) => ({ category: 'S' as const, basisPoints, reason: null });
const exempt = { category: 'E' as const, basisPoints: 0, reason: 'Education' };

const cents = fc.integer({ min: 1, max: 10_000_000 });
const treatment = fc.oneof(
  fc.constantFrom(2_000, 1_900, 1_750, 700, 550, 1, 10_000).map(standard),
  fc.constant(exempt),
);
/** A fee, reduced by less than it costs, and extras of other rates. */
const bought = fc
  .tuple(
    treatment,
    cents,
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.array(fc.tuple(treatment, cents), { maxLength: 6 }),
  )
  .map(([rate, fee, part, extras]): TaxableLine[] => [
    { name: 'Package', cents: fee, treatment: rate },
    { name: 'Discount', cents: 0 - Math.floor(fee * part), treatment: rate },
    ...extras.map(([other, price]) => ({ name: 'Extra', cents: price, treatment: other })),
  ]);
const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0);

it('keeps the sums of EN 16931 for any lines and rates', () => {
  fc.assert(
    fc.property(bought, fc.boolean(), (lines, isIncluded) => {
      const facts = taxOf(lines, isIncluded);
      // BR-CO-10 and BR-CO-13
      expect(sum(facts.lines.map(({ netCents }) => netCents))).toBe(facts.netCents);
      // BR-CO-14 and BR-CO-15
      expect(sum(facts.sums.map(({ taxCents }) => taxCents))).toBe(facts.taxCents);
      expect(facts.grossCents).toBe(facts.netCents + facts.taxCents);
      for (const { category, basisPoints, taxableCents, taxCents } of facts.sums) {
        // BR-S-08 and BR-CO-17, exact in integers
        const own = facts.lines.filter(
          (line) => line.category === category && line.basisPoints === basisPoints,
        );
        expect(sum(own.map(({ netCents }) => netCents))).toBe(taxableCents);
        const exact = BigInt(taxableCents) * BigInt(basisPoints);
        expect(BigInt(taxCents) * 10_000n - exact).toBeLessThanOrEqual(5_000n);
        expect(exact - BigInt(taxCents) * 10_000n).toBeLessThan(5_000n);
      }
    }),
    { numRuns: 300 },
  );
});

it('asks for the shown amount when it contains the tax, and adds the tax otherwise', () => {
  fc.assert(
    fc.property(bought, (lines) => {
      const shown = sum(lines.map(({ cents: amount }) => amount));
      const included = taxOf(lines, true);
      expect(included.grossCents + included.roundingCents).toBe(shown);
      expect(Math.abs(included.roundingCents)).toBeLessThanOrEqual(included.sums.length);
      const added = taxOf(lines, false);
      expect(added.netCents).toBe(shown);
      expect(added.roundingCents).toBe(0);
    }),
    { numRuns: 300 },
  );
});

it('rounds once for each rate: three lines of 0.33 at 7% owe 7 cents, not three times 2', () => {
  const line = { name: 'Extra', cents: 33, treatment: standard(700) };
  expect(
    taxOf(
      [line, line, line].map((each) => ({ ...each })),
      false,
    ).taxCents,
  ).toBe(7);
  expect(3 * taxOn(33, 700)).toBe(6);
});

it('has a rounding amount where no net amount has the shown gross', () => {
  const facts = taxOf([{ name: 'Fee', cents: 3, treatment: standard(2_000) }], true);
  expect(facts).toMatchObject({ netCents: 3, taxCents: 1, grossCents: 4, roundingCents: -1 });
});

it.each([
  ['Germany', 'DE 123 456 789', 'DE123456789'],
  ['Germany', '123456789', 'DE123456789'],
  ['Greece', 'EL123456789', 'EL123456789'],
  ['Austria', 'atu12345678', 'ATU12345678'],
  ['Nigeria', '12345678-0001', 'NG123456780001'],
])('reads the tax number of a business in %s: %s', (country, typed, known) => {
  expect(businessTaxNumber(country, typed)).toBe(known);
});

it.each([
  ['Germany', 'DE12345678'],
  ['Austria', '12345678'],
  ['Nigeria', 'none'],
  ['Atlantis', 'DE123456789'],
])('refuses a wrong tax number of a business in %s: %s', (country, typed) => {
  expect(businessTaxNumber(country, typed)).toBeUndefined();
});
