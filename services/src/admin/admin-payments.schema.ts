import * as z from 'zod';
import { lineSchema } from '../common/fields.schema.js';
import { pageQuerySchema, pageSchema, searchSchema } from '../common/page.js';
import { spreadsheetFormatSchema } from '../downloads/spreadsheet-format.schema.js';
import { academicCategorySchema, packageIdSchema } from '../editions/fees.schema.js';
import { PAYMENT_STATUSES } from '../payments/payment-status.js';
import { registrationTypeSchema } from '../registrations/registration.schema.js';

const state = z.enum(PAYMENT_STATUSES);

/** "-createdAt" is newest first. */
const sort = z
  .enum(['-createdAt', 'createdAt', 'name', '-name', 'amount', '-amount'])
  .default('-createdAt');
const filters = { sort, state: state.optional(), package: packageIdSchema.optional() };

export const paymentsQuerySchema = pageQuerySchema.extend(filters);
export type PaymentsQuery = z.output<typeof paymentsQuerySchema>;
export type PaymentFilters = Omit<PaymentsQuery, 'limit' | 'cursor'>;

/** The list's filters and sort, as a body has them. */
export const paymentsExportSchema = z
  .strictObject({
    kind: z.literal('payments'),
    format: spreadsheetFormatSchema,
    ...filters,
    q: searchSchema.optional(),
  })
  .meta({ id: 'PaymentsExport' });

/** A registration as the list shows it. The amount is in dollars. */
const paymentRowSchema = z
  .object({
    id: z.uuid(),
    merchantReference: z.string(),
    state,
    amount: z.number(),
    currency: z.literal('USD'),
    registrationType: registrationTypeSchema,
    academicCategory: academicCategorySchema,
    registrationPackage: packageIdSchema,
    packageName: z.string(),
    title: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'AdminPaymentRow' });
export type PaymentRow = z.output<typeof paymentRowSchema>;

/** The payments of the edition by state, whatever the list is filtered by. */
const paymentCountsSchema = z
  .record(state, z.int())
  .and(z.object({ all: z.int() }))
  .meta({ id: 'AdminPaymentCounts' });
export type PaymentCounts = z.output<typeof paymentCountsSchema>;

export const paymentsPageSchema = pageSchema(paymentRowSchema, paymentCountsSchema).meta({
  id: 'AdminPayments',
});

const ledgerEntry = z.object({
  at: z.iso.datetime(),
  actor: z.string().nullable().describe('Who did it; null for the payer and the system.'),
  from: state.nullable(),
  to: state,
  amount: z.number().nullable(),
  date: z.iso.date().nullable(),
  bankTransactionId: z.string().nullable(),
  reason: z.string().nullable(),
});

const proof = z.object({
  fileId: z.uuid(),
  name: z.string(),
  type: z.string(),
  bytes: z.int(),
  createdAt: z.iso.datetime(),
});

/** One registration with everything that is known of it. */
export const adminPaymentSchema = paymentRowSchema
  .extend({
    userId: z.uuid().nullable(),
    organization: z.string(),
    position: z.string(),
    country: z.string(),
    phone: z.string().nullable(),
    payBy: z.iso.datetime(),
    bankTransactionId: z.string().nullable(),
    paper: z.object({ id: z.uuid(), title: z.string(), status: z.string() }).nullable(),
    proofs: z.array(proof),
    ledger: z.array(ledgerEntry),
  })
  .meta({ id: 'AdminPayment' });
export type AdminPayment = z.output<typeof adminPaymentSchema>;

/** What stands on the bank's statement. The amount is in dollars. */
export const confirmSchema = z
  .strictObject({
    amount: z.number('Amount must be a number of dollars'),
    date: z.iso.date('Date must be a day'),
    bankTransactionId: lineSchema('Bank transaction ID', { max: 100 }),
  })
  .meta({ id: 'ConfirmPayment' });
export type Confirm = z.output<typeof confirmSchema>;

export const rejectSchema = z
  .strictObject({ reason: lineSchema('Reason', { min: 3, max: 1000 }) })
  .meta({ id: 'RejectPayment' });
export type Reject = z.output<typeof rejectSchema>;
