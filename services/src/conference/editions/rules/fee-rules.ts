import type { EditionDraft } from '../edition-draft.schema.js';
import { academicCategorySchema, packageIdSchema } from '../fees.schema.js';
import { texts } from '../edition.texts.js';
import { unique } from './list-rules.js';
import type { Problem } from './problem.js';

/** A payment of zero could never be matched. */
const LOWEST = 0.01;
const HIGHEST = 100_000;
const LOWEST_RATE = 0.0001;

export function feeProblems({ fees, invoicing }: EditionDraft): Problem[] {
  const ids = fees.packages.map(({ id }) => id);
  const missing = packageIdSchema.options
    .filter((id) => !ids.includes(id))
    .map((id): Problem => ['fees.packages', texts.feeMissing({ id })]);
  const twice = ids.flatMap((id, index): Problem[] =>
    ids.indexOf(id) === index ? [] : [[`fees.packages.${index}.id`, texts.feeTwice({ id })]],
  );
  const prices = fees.packages.flatMap((offer, index) =>
    academicCategorySchema.options.flatMap((category) =>
      priceProblems(`fees.packages.${index}.prices.${category}`, offer.prices[category], LOWEST),
    ),
  );
  const papers = fees.packages.flatMap(({ publishesPaper, needsAcceptedPaper }, index): Problem[] =>
    publishesPaper === needsAcceptedPaper
      ? []
      : [[`fees.packages.${index}.needsAcceptedPaper`, texts.paperMismatch]],
  );
  const { underpaymentTolerance, refundApprovalAbove, localRates = [] } = invoicing;
  const tolerance = priceProblems('invoicing.underpaymentTolerance', underpaymentTolerance, 0);
  const approval =
    refundApprovalAbove === undefined
      ? []
      : priceProblems('invoicing.refundApprovalAbove', refundApprovalAbove, 0);
  const money = [...tolerance, ...approval, ...rateProblems(localRates)];
  return [...missing, ...twice, ...prices, ...datedProblems(fees), ...papers, ...money];
}

/** In millionths, as charges are computed. */
function rateProblems(rates: NonNullable<EditionDraft['invoicing']['localRates']>): Problem[] {
  const several: Problem[] =
    rates.length > 1 ? [['invoicing.localRates', texts.atMost({ limit: 1 })]] : [];
  const wrong = rates.flatMap(({ rate }, index): Problem[] => {
    const isExact = Math.abs(rate * 1e6 - Math.round(rate * 1e6)) < 1e-3;
    if (isExact && rate >= LOWEST_RATE && rate <= HIGHEST) return [];
    const text = texts.rate({ lowest: LOWEST_RATE, highest: HIGHEST });
    return [[`invoicing.localRates.${index}.rate`, text]];
  });
  return [...several, ...wrong];
}

/** Of one package, each date is later than the one before it. */
function datedProblems({ packages, datedPrices }: EditionDraft['fees']): Problem[] {
  const problems = datedPrices.flatMap(({ packageId, from, prices }, index): Problem[] => {
    const field = `fees.datedPrices.${index}`;
    const isSold = packages.some(({ id }) => id === packageId);
    const isLater = datedPrices
      .slice(0, index)
      .every((earlier) => earlier.packageId !== packageId || earlier.from < from);
    return [
      ...(isSold ? [] : [[`${field}.packageId`, texts.datedPackage] satisfies Problem]),
      ...(isLater ? [] : [[`${field}.from`, texts.datedOrder] satisfies Problem]),
      ...academicCategorySchema.options.flatMap((category) =>
        priceProblems(`${field}.prices.${category}`, prices[category], LOWEST),
      ),
    ];
  });
  return [...unique('fees.datedPrices', 'id', datedPrices), ...problems];
}

export function priceProblems(field: string, price: number, lowest: number): Problem[] {
  const isWithin = price >= lowest && price <= HIGHEST;
  if (!isWithin)
    return [[field, texts.priceRange({ lowest: String(lowest), highest: String(HIGHEST) })]];
  const isCents = Math.abs(price * 100 - Math.round(price * 100)) < 1e-6;
  return isCents ? [] : [[field, texts.priceCents]];
}
