import * as z from 'zod';
import { multiLine } from '../../platform/http/multi-line.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';

const texts = defineTexts('server.conference.fees', {
  priceRequired: 'A price in dollars is required',
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

/** Money is in dollars. */
export const feeDraftSchema = z.object({
  packages: z.array(
    feePackage.extend({ prices: z.object({ student: price, professional: price }) }),
  ),
  notes: z.array(z.string()),
});

export type FeeDraft = z.infer<typeof feeDraftSchema>;

export interface FeePackage extends z.infer<typeof feePackage> {
  /** Integer cents. */
  cents: Record<AcademicCategory, number>;
}

export interface FeeTable {
  packages: FeePackage[];
  notes: string[];
}

/** Money is in dollars. */
export const feesSchema = z.object({
  revision: z.int().describe('The revision of the fee table; a registration keeps its own.'),
  packages: z.array(
    feePackage.extend({
      prices: z.object({ student: z.number(), professional: z.number() }),
    }),
  ),
  notes: z.array(z.string()),
});

export type PublicFees = z.infer<typeof feesSchema>;
