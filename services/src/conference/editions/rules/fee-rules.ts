import type { EditionDraft } from '../edition-draft.schema.js';
import { academicCategorySchema, packageIdSchema } from '../fees.schema.js';
import { texts } from '../edition.texts.js';
import type { Problem } from './problem.js';

/** A payment of zero could never be matched. */
const LOWEST = 0.01;
const HIGHEST = 100_000;

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
  const papers = fees.packages.flatMap(
    ({ publishesPaper, needsAcceptedPaper }, index): Problem[] =>
      publishesPaper === needsAcceptedPaper
        ? []
        : [[`fees.packages.${index}.needsAcceptedPaper`, texts.paperMismatch]],
  );
  const { underpaymentTolerance } = invoicing;
  const tolerance = priceProblems('invoicing.underpaymentTolerance', underpaymentTolerance, 0);
  return [...missing, ...twice, ...prices, ...papers, ...tolerance];
}

export function priceProblems(field: string, price: number, lowest: number): Problem[] {
  const isWithin = price >= lowest && price <= HIGHEST;
  if (!isWithin)
    return [[field, texts.priceRange({ lowest: String(lowest), highest: String(HIGHEST) })]];
  const isCents = Math.abs(price * 100 - Math.round(price * 100)) < 1e-6;
  return isCents ? [] : [[field, texts.priceCents]];
}
