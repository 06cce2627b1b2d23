import * as z from 'zod';
import { lineSchema } from '../common/fields.schema.js';
import { pageQuerySchema, pageSchema, searchSchema } from '../common/page.js';
import { spreadsheetFormatSchema } from '../downloads/spreadsheet-format.schema.js';
import { academicCategorySchema, packageIdSchema } from '../editions/fees.schema.js';
import type { Confirmation } from '../payments/payment-decisions.js';
import { PAYMENT_STATUSES } from '../payments/payment-status.js';
import { invoiceSchema } from '../payments/invoice-details.schema.js';
import { ENTRY_SOURCES, LEDGER_ACTIONS } from '../payments/ledger-action.js';
import {
  packageChoiceSchema,
  registrationTypeSchema,
} from '../registrations/registration.schema.js';

const state = z.enum(PAYMENT_STATUSES);

/** "-createdAt" is newest first. */
const sort = z
  .enum(['-createdAt', 'createdAt', 'name', '-name', 'amount', '-amount'])
  .default('-createdAt');
const shared = {
  sort,
  state: state.optional(),
  package: packageIdSchema.optional(),
  category: academicCategorySchema.optional(),
  from: z.iso.date('Must be a day').optional().describe('The first day of registering, in UTC.'),
  to: z.iso.date('Must be a day').optional().describe('The last day of registering, in UTC.'),
};
const isTwin =
  'Came without sign-in from the address of an account that has a registration already.';

export const paymentsQuerySchema = pageQuerySchema.extend({
  ...shared,
  twins: z.stringbool().optional().describe(isTwin),
});
export type PaymentsQuery = z.output<typeof paymentsQuerySchema>;
export type PaymentFilters = Omit<PaymentsQuery, 'limit' | 'cursor'>;

/** The list's filters and sort, as a body has them. */
export const paymentsExportSchema = z
  .strictObject({
    kind: z.literal('payments'),
    format: spreadsheetFormatSchema,
    ...shared,
    twins: z.boolean().optional(),
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
    received: z.number().describe('Dollars that came, less those paid back.'),
    isTwin: z.boolean().describe(isTwin),
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
  action: z.enum(LEDGER_ACTIONS),
  source: z.enum(ENTRY_SOURCES),
  from: state.nullable(),
  to: state,
  amount: z.number().nullable().describe('Dollars that came in; below zero what was paid back.'),
  date: z.iso.date().nullable(),
  bankTransactionId: z.string().nullable(),
  reason: z.string().nullable(),
});

const proof = z.object({
  kind: z.enum(['receipt', 'student']),
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
    version: z.int().describe('Goes with a change, which is refused when somebody was faster.'),
    missing: z.number().describe('Dollars that are still to come.'),
    excess: z.number().describe('Dollars that are to be paid back: give-back takes as much.'),
    shortfall: z.number().describe('Dollars that may be missing for a match and a confirmation.'),
    receiptNumber: z.string().nullable(),
    invoice: invoiceSchema.nullable(),
    twinOf: z
      .object({ id: z.uuid(), merchantReference: z.string() })
      .nullable()
      .describe('The payment of the account that this one seems to repeat.'),
    paper: z.object({ id: z.uuid(), title: z.string(), status: z.string() }).nullable(),
    proofs: z.array(proof),
    ledger: z.array(ledgerEntry),
  })
  .meta({ id: 'AdminPayment' });
export type AdminPayment = z.output<typeof adminPaymentSchema>;

const version = z.int().min(1).describe('Of the payment as it was read.');
const dollarsSchema = z
  .number('Amount must be a number of dollars')
  .positive('Amount must be more than 0')
  .max(1_000_000, 'Amount must be at most 1,000,000')
  .refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, {
    error: 'Amount must have at most two digits of cents',
  });
const reason = lineSchema('Reason', { min: 3, max: 1000 });

/** A line of the bank's statement. The amount is in dollars. */
export const moneyFields = {
  amount: dollarsSchema,
  date: z.iso.date('Date must be a day'),
  bankTransactionId: lineSchema('Bank transaction ID', { max: 100 }),
};

export const matchSchema = z.strictObject({ ...moneyFields, version }).meta({ id: 'MatchPayment' });
export type Match = z.output<typeof matchSchema>;

/** What stands on the bank's statement; left out when it was matched before. */
export const confirmSchema = z
  .strictObject({
    ...z.object(moneyFields).partial().shape,
    version,
    studentProofSeen: z
      .boolean()
      .optional()
      .describe('The proof of a student was not uploaded but seen, as in a mail.'),
  })
  .superRefine(({ amount, date, bankTransactionId }, context) => {
    const given = { amount, date, bankTransactionId };
    const missing = Object.entries(given).filter(([, value]) => value === undefined);
    if (missing.length === 3) return;
    for (const [field] of missing) {
      context.addIssue({ code: 'custom', path: [field], message: 'This is required' });
    }
  })
  .meta({ id: 'ConfirmPayment' });
export type Confirm = z.output<typeof confirmSchema>;

/** Either the whole line of the statement was sent, or nothing of it. */
export function confirmationOf(body: Confirm): Confirmation {
  const { amount, date, bankTransactionId, version, studentProofSeen } = body;
  const isWhole = amount !== undefined && date !== undefined && bankTransactionId !== undefined;
  const line = isWhole ? { money: { amount, date, bankTransactionId } } : {};
  return { ...line, version, isStudentProofSeen: studentProofSeen };
}

export const rejectSchema = z.strictObject({ reason, version }).meta({ id: 'RejectPayment' });
export type Reject = z.output<typeof rejectSchema>;

export const repaymentSchema = z
  .strictObject({ amount: dollarsSchema, reason, version })
  .meta({ id: 'Repayment' });
export type Repayment = z.output<typeof repaymentSchema>;

export const noteSchema = z
  .strictObject({ text: lineSchema('Note', { max: 1000 }) })
  .meta({ id: 'PaymentNote' });
export type Note = z.output<typeof noteSchema>;

export const adminPackageSchema = packageChoiceSchema
  .extend({ version })
  .meta({ id: 'AdminPackageChoice' });
export type AdminPackage = z.output<typeof adminPackageSchema>;

export const lookUpQuerySchema = z.strictObject({ ref: lineSchema('Reference', { max: 100 }) });
export type LookUpQuery = z.output<typeof lookUpQuerySchema>;

/** What a reference as somebody typed it may mean. */
export const lookUpSchema = z
  .object({
    isMistyped: z.boolean().describe('It cannot be right: the rows are what one slip leads to.'),
    items: z.array(paymentRowSchema),
  })
  .meta({ id: 'ReferenceLookUp' });
export type LookUp = z.output<typeof lookUpSchema>;
