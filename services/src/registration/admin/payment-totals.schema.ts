import * as z from 'zod';
import { packageIdSchema } from '../../conference/editions/fees.schema.js';
import { PAYMENT_STATUSES } from '../payments/ledger/payment-status.js';

/** Of the current edition; amounts are in dollars. */
export const paymentTotalsSchema = z
  .object({
    packages: z
      .array(
        z.object({
          registrationPackage: packageIdSchema,
          packageName: z.string(),
          state: z.enum(PAYMENT_STATUSES),
          count: z.int(),
          amount: z.number().describe('Fees and extras.'),
          received: z.number().describe('Received less refunds.'),
        }),
      )
      .describe('One row for each package and state that has payments, in the order of packages.'),
    days: z
      .array(
        z.object({
          day: z.iso.date(),
          registrations: z.int().describe('Made on this day, in UTC, in any state.'),
          amount: z.number().describe('Their fees and extras.'),
          received: z.number().describe('Money with this value date.'),
          refunded: z.number(),
        }),
      )
      .describe('Newest first; days without either are left out.'),
  })
  .meta({ id: 'PaymentTotals' });
export type PaymentTotalsAnswer = z.output<typeof paymentTotalsSchema>;
