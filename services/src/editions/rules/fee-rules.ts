import type { EditionDraft } from '../edition-draft.schema.js';
import { academicCategorySchema, packageIdSchema } from '../fees.schema.js';
import type { Problem } from './problem.js';

/** A payment of nothing could never be matched. */
const LOWEST = 0.01;
const HIGHEST = 100_000;

/** Every package is sold, once, at a price for every category. */
export function feeProblems({ fees, invoicing }: EditionDraft): Problem[] {
  const ids = fees.packages.map(({ id }) => id);
  const missing = packageIdSchema.options
    .filter((id) => !ids.includes(id))
    .map((id): Problem => ['fees.packages', `The fee of ${id} is missing`]);
  const twice = ids.flatMap((id, index): Problem[] =>
    ids.indexOf(id) === index ? [] : [[`fees.packages.${index}.id`, `${id} is there twice`]],
  );
  const prices = fees.packages.flatMap((offer, index) =>
    academicCategorySchema.options.flatMap((category) =>
      priceProblems(`fees.packages.${index}.prices.${category}`, offer.prices[category], LOWEST),
    ),
  );
  const shortfall = priceProblems('invoicing.shortfall', invoicing.shortfall, 0);
  return [...missing, ...twice, ...prices, ...shortfall];
}

function priceProblems(field: string, price: number, lowest: number): Problem[] {
  const isWithin = price >= lowest && price <= HIGHEST;
  if (!isWithin) return [[field, `Must be from ${lowest} to ${HIGHEST} dollars`]];
  const isCents = Math.abs(price * 100 - Math.round(price * 100)) < 1e-6;
  return isCents ? [] : [[field, 'Must be dollars with at most two digits of cents']];
}
