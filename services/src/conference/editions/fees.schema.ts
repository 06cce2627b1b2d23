import * as z from 'zod';
import { multiLine } from '../../platform/http/multi-line.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';

const texts = defineTexts('server.conference.fees', {
  priceRequired: 'A price in dollars is required',
  dayRequired: 'A day is required',
});

export const academicCategorySchema = z.enum(['student', 'professional']);

export const packageIdSchema = z.enum([
  'physical_publication',
  'physical_presentation_only',
  'virtual_publication',
  'virtual_presentation_only',
]);

export type AcademicCategory = z.infer<typeof academicCategorySchema>;
export type PackageId = z.infer<typeof packageIdSchema>;

/** Read these facts, never the parts of an id. */
const feePackage = z.object({
  id: packageIdSchema,
  mode: z.enum(['physical', 'virtual']).describe('Where its holder attends.'),
  publishesPaper: z
    .boolean()
    .describe('The paper appears in the proceedings; the holder registers as an author.'),
  needsAcceptedPaper: z.boolean().describe('Sold to the owner of an accepted paper only.'),
  name: z.string(),
  summary: z.string(),
  description: multiLine(z.string()),
});

const price = z.number({ error: () => texts.priceRequired });

const datedPrice = z.object({
  id: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/),
  packageId: packageIdSchema,
  from: z.iso
    .date({ error: () => texts.dayRequired })
    .describe('The price holds from the start of this day in the edition’s zone.'),
  prices: z.object({ student: price, professional: price }),
});

/** Money is in dollars. */
export const feeDraftSchema = z.object({
  packages: z.array(
    feePackage.extend({ prices: z.object({ student: price, professional: price }) }),
  ),
  datedPrices: z
    .array(datedPrice)
    .default([])
    .describe('Later prices of packages, such as regular and late ones. Empty for one price.'),
  notes: z.array(z.string()),
});

export type FeeDraft = z.infer<typeof feeDraftSchema>;

export interface FeePackage extends z.infer<typeof feePackage> {
  /** Integer cents. */
  cents: Record<AcademicCategory, number>;
}

export interface DatedPrice extends Pick<z.infer<typeof datedPrice>, 'id' | 'packageId' | 'from'> {
  /** Integer cents. */
  cents: Record<AcademicCategory, number>;
}

export interface FeeTable {
  /** At their first prices. */
  packages: FeePackage[];
  /** Left out when each package has one price. */
  datedPrices?: DatedPrice[];
  notes: string[];
}

const amounts = z.object({ student: z.number(), professional: z.number() });

/** Money is in dollars. */
export const feesSchema = z.object({
  revision: z.int().describe('The revision of the fee table; a registration keeps its own.'),
  packages: z.array(
    feePackage.extend({ prices: amounts.describe('Until the first dated price.') }),
  ),
  datedPrices: z
    .array(datedPrice.extend({ at: z.iso.datetime(), prices: amounts }))
    .describe('Each replaces the price of its package at an instant; in order.'),
  notes: z.array(z.string()),
});

export type PublicFees = z.infer<typeof feesSchema>;
