import * as z from 'zod';
import { texts } from './edition.texts.js';
import { INCOME_GROUPS } from './income-groups.js';

export const incomeGroupSchema = z.enum(INCOME_GROUPS);

const share = z
  .int({ error: () => texts.wholeNumber })
  .describe('Percent of the fee of the package, from 1 to 100.');

const shares = z.object({ low: share, lowerMiddle: share, upperMiddle: share, high: share });

/** Not public as such: the site reads `feeBands` while they are on. */
export const feeBandsSchema = z.object({
  open: z.boolean().describe('Registrants pay the share of the income group of their country.'),
  shares,
  unclassified: incomeGroupSchema.describe(
    'Whose share holds for countries that the World Bank does not classify.',
  ),
  check: z
    .enum(['none', 'finance'])
    .describe(
      'Who checks the country of a reduced fee: no one, or finance before it confirms the payment.',
    ),
});
export type FeeBands = z.output<typeof feeBandsSchema>;

export const publicFeeBandsSchema = z.object({
  year: z.int().describe('Fiscal year of the World Bank’s classification.'),
  shares,
  unclassified: incomeGroupSchema,
  isChecked: z.boolean().describe('Finance checks the country of a reduced fee.'),
});

export const NO_FEE_BANDS: FeeBands = {
  open: false,
  shares: { low: 100, lowerMiddle: 100, upperMiddle: 100, high: 100 },
  unclassified: 'high',
  check: 'finance',
};
