import * as z from 'zod';
import {
  academicCategorySchema,
  packageIdSchema,
} from '../../../conference/editions/fees.schema.js';
import { incomeGroupSchema } from '../../../conference/editions/fee-bands.schema.js';
import { extraIdsSchema, lineSchema } from '../../extras/extras.schema.js';

export const quoteRequestSchema = z
  .strictObject({
    registrationPackage: packageIdSchema,
    academicCategory: academicCategorySchema,
    extras: extraIdsSchema,
    discountCode: z.string().trim().min(1).max(60).optional(),
    country: z
      .string()
      .max(100)
      .optional()
      .describe('Of the person: the fee can depend on it. Left out: the whole fee.'),
  })
  .meta({ id: 'QuoteRequest' });
export type QuoteRequest = z.output<typeof quoteRequestSchema>;

export const quoteSchema = z
  .object({
    id: z.uuid().describe('Redeemed by the header Price-Quote of the registration.'),
    lines: z.array(lineSchema),
    total: z.number().describe('In dollars: the sum of the lines.'),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'Quote' });
export type Quote = z.output<typeof quoteSchema>;

export const availableExtrasSchema = z
  .object({
    items: z.array(
      z.object({
        id: z.string(),
        left: z.int().nullable().describe('Null without a limit.'),
        isOnSale: z.boolean().describe('False when it is sold out or its last day is over.'),
      }),
    ),
  })
  .meta({ id: 'AvailableExtras' });
export type AvailableExtras = z.output<typeof availableExtrasSchema>;

/** Empty while the fee does not depend on the country. */
export const feeBandsAnswerSchema = z
  .object({
    items: z.array(
      z.object({
        incomeGroup: incomeGroupSchema,
        share: z.int().describe('Percent of the fee.'),
        countries: z.array(z.string()).describe('Names of the list of countries.'),
      }),
    ),
  })
  .meta({ id: 'FeeBands' });
export type FeeBandsAnswer = z.output<typeof feeBandsAnswerSchema>;

/** The price is compared, never stored. */
export const extrasChoiceSchema = z
  .strictObject({
    extras: extraIdsSchema,
    price: z
      .number()
      .describe('The new total in dollars, without tax that is added, as the payer saw it.'),
  })
  .meta({ id: 'ExtrasChoice' });
export type ExtrasChoice = z.output<typeof extrasChoiceSchema>;
