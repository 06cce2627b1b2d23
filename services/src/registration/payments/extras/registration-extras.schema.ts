import * as z from 'zod';
import {
  academicCategorySchema,
  packageIdSchema,
} from '../../../conference/editions/fees.schema.js';
import { extraIdsSchema, lineSchema } from '../../extras/extras.schema.js';

export const quoteRequestSchema = z
  .strictObject({
    registrationPackage: packageIdSchema,
    academicCategory: academicCategorySchema,
    extras: extraIdsSchema,
    discountCode: z.string().trim().min(1).max(60).optional(),
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
