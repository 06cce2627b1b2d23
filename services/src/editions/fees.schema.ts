import * as z from 'zod';

export const academicCategorySchema = z.enum(['student', 'professional']);

export const packageIdSchema = z.enum([
  'physical_publication',
  'physical_presentation_only',
  'virtual_publication',
  'virtual_presentation_only',
]);

export type AcademicCategory = z.infer<typeof academicCategorySchema>;
export type PackageId = z.infer<typeof packageIdSchema>;

const feePackage = z.object({
  id: packageIdSchema,
  attendance: z.enum(['physical', 'virtual']),
  name: z.string(),
  summary: z.string(),
  description: z.string(),
});

const price = z.number('A price in dollars is required');

/** The fees as organisers enter them. Money is in dollars; an attendance follows from the id. */
export const feeDraftSchema = z.object({
  packages: z.array(
    feePackage
      .omit({ attendance: true })
      .extend({ prices: z.object({ student: price, professional: price }) }),
  ),
  notes: z.array(z.string()),
});

export type FeeDraft = z.infer<typeof feeDraftSchema>;

/** One revision of the fees as it is stored. */
export interface FeeTable {
  packages: (z.infer<typeof feePackage> & {
    /** The prices in integer cents. */
    cents: Record<AcademicCategory, number>;
  })[];
  notes: string[];
}

/** The fees as the public reads them. Money is in dollars. */
export const feesSchema = z.object({
  revision: z.int().describe('The revision of the fee table; a registration keeps its own.'),
  packages: z.array(
    feePackage.extend({
      requiresAcceptedPaper: z.boolean(),
      prices: z.object({ student: z.number(), professional: z.number() }),
    }),
  ),
  notes: z.array(z.string()),
});

export type PublicFees = z.infer<typeof feesSchema>;
