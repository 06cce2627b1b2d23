import * as z from 'zod';
import { currencySchema } from '../../../platform/core/currency.js';
import { emailSchema, idSchema } from '../../../platform/http/fields.schema.js';
import { bankSchema } from '../../../conference/editions/edition.schema.js';
import {
  academicCategorySchema,
  packageIdSchema,
} from '../../../conference/editions/fees.schema.js';
import { lineSchema, presentedAnswerSchema } from '../../extras/extras.schema.js';
import { registrationTypeSchema } from '../../registrations/registration.schema.js';
import { issuedInvoiceSchema } from '../../invoices/invoice.schema.js';
import { creditNoteSchema } from '../ledger/credit-note.schema.js';
import { bandSchema } from '../../reductions/registration-band.schema.js';
import { invoiceSchema } from '../../invoices/invoice-details.schema.js';
import { PUBLIC_PAYMENT_STATUSES } from '../ledger/payment-status.js';
import { UNDER_WAY } from '../ledger/refunds-under-way.read-model.js';
import { PAYMENT_GATEWAYS } from '../ledger/payment.entity.js';
import { texts } from './payments.texts.js';

const publicPaymentStatusSchema = z.enum(PUBLIC_PAYMENT_STATUSES);

/** Strangers with the reference get it masked, without a userId. */
const payerSchema = z.object({
  userId: z.uuid().nullable(),
  title: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  organization: z.string().nullable().describe('Null for strangers, as the next three.'),
  position: z.string().nullable(),
  country: z.string().nullable(),
  phone: z.string().nullable(),
  registrationType: registrationTypeSchema,
  isMasked: z.boolean(),
});

/** The amount is in dollars. */
const paymentSchema = z
  .object({
    id: z.uuid(),
    merchantReference: z.string(),
    transactionId: z.string().describe("The bank's once it is known, the reference until then."),
    amount: z.number(),
    currency: currencySchema,
    status: publicPaymentStatusSchema,
    paymentGateway: z.enum(PAYMENT_GATEWAYS),
    registrationType: registrationTypeSchema,
    academicCategory: academicCategorySchema,
    registrationPackage: packageIdSchema,
    packageName: z.string(),
    paper: z
      .object({ id: z.uuid(), title: z.string() })
      .nullable()
      .describe('What a publication is for. Null for strangers.'),
    hasPaymentProof: z.boolean().describe('A proof of payment awaits a check by finance.'),
    studentProof: z
      .enum(['not-needed', 'missing', 'uploaded'])
      .describe('Proof of student status, needed before the payment of a student is confirmed.'),
    outstandingAmount: z
      .number()
      .describe('Dollars still to be paid; less than the amount after a partial payment.'),
    isChangeable: z.boolean().describe('Its owner may cancel it, or choose another package.'),
    isCorrectable: z.boolean().describe('Its owner may correct name and contact data.'),
    hasReceipt: z.boolean().describe('A receipt is available as a PDF.'),
    creditNotes: z
      .array(creditNoteSchema)
      .describe('That correct receipts, oldest first, each as a PDF. Empty for strangers.'),
    invoice: invoiceSchema
      .nullable()
      .describe('Whom invoice and receipt name instead of the registrant. Null for strangers.'),
    issuesInvoices: z.boolean().describe('Its owner can get an invoice.'),
    invoices: z
      .array(issuedInvoiceSchema)
      .describe('And their credit notes, in the order of their numbers. Empty for strangers.'),
    offersReverseCharge: z
      .boolean()
      .describe('Businesses in other countries can account for the tax themselves.'),
    refund: z
      .object({ id: z.uuid(), status: z.enum(UNDER_WAY) })
      .nullable()
      .describe('Under way; the payer gives the account to send it to. Null for strangers.'),
    lines: z.array(lineSchema).describe('Package and extras; their sum is the amount.'),
    answers: z
      .array(presentedAnswerSchema)
      .nullable()
      .describe('To the organiser’s questions. Null for strangers.'),
    band: bandSchema
      .optional()
      .describe('The fee depends on the country. Left out where it does not, and for strangers.'),
    hasCountryProof: z
      .literal(true)
      .optional()
      .describe('A proof of the country was uploaded since finance last checked it.'),
    hasOpenWaiver: z
      .literal(true)
      .optional()
      .describe('Its owner applied for a waiver, which is not decided.'),
    hasPaymentPages: z
      .literal(true)
      .optional()
      .describe('Its owner can pay on a payment page, or paid on one: `online` has more.'),
    hasUnanswered: z.boolean().describe('A required question has no answer yet.'),
    answersUntil: z.iso.datetime().describe('Answers can be changed until this instant.'),
    group: z
      .object({
        organization: z.string(),
        canLeave: z.boolean().describe('The person can pay instead.'),
      })
      .optional()
      .describe('That pays it. Left out without a group, and for strangers.'),
    payBy: z.iso.datetime(),
    createdAt: z.iso.datetime(),
    bank: bankSchema,
    registrationData: payerSchema,
  })
  .meta({ id: 'Payment' });
export type PresentedPayment = z.output<typeof paymentSchema>;

export const paymentAnswerSchema = z
  .object({ success: z.literal(true), data: paymentSchema })
  .meta({ id: 'PaymentAnswer' });
export type PaymentAnswer = z.output<typeof paymentAnswerSchema>;

/** The dates that registrations of this moment carry. */
export const payBySchema = z
  .object({
    payBy: z.iso.datetime(),
    papers: z
      .array(z.object({ id: z.uuid(), payBy: z.iso.datetime() }))
      .describe('Accepted papers of the account without a registration.'),
  })
  .meta({ id: 'PayBy' });
export type PayBy = z.output<typeof payBySchema>;

export const pendingPaymentsSchema = z
  .object({
    success: z.literal(true),
    data: paymentSchema.nullable().describe('The newest.'),
    others: z.array(paymentSchema).describe('Those before it: each accepted paper has its own.'),
  })
  .meta({ id: 'PendingPayments' });
export type PendingPayments = z.output<typeof pendingPaymentsSchema>;

export const referenceQuerySchema = z.strictObject({
  ref: z
    .string({ error: () => texts.referenceRequired })
    .trim()
    .min(1, { error: () => texts.referenceRequired })
    .max(100),
});
export type ReferenceQuery = z.output<typeof referenceQuerySchema>;

export const paymentIdSchema = z.strictObject({ id: idSchema });
export type PaymentId = z.output<typeof paymentIdSchema>;

export const emailDetailsSchema = z
  .strictObject({ email: emailSchema })
  .meta({ id: 'EmailDetails' });
export type EmailDetails = z.output<typeof emailDetailsSchema>;

export const sendConfirmationSchema = z
  .strictObject({
    userId: idSchema,
    paymentId: idSchema.nullish(),
    merchantReference: z.string().max(100).nullish(),
  })
  .refine(({ paymentId, merchantReference }) => paymentId != null || merchantReference != null, {
    error: () => texts.paymentRequired,
    path: ['paymentId'],
  })
  .meta({ id: 'SendConfirmation' });
export type SendConfirmation = z.output<typeof sendConfirmationSchema>;

export const confirmationSchema = z
  .object({ success: z.literal(true), message: z.string() })
  .meta({ id: 'Confirmation' });
export type Confirmation = z.output<typeof confirmationSchema>;

export const registrationStatusSchema = z
  .object({
    isRegistered: z.boolean(),
    registrationDetails: z
      .object({
        transactionId: z.string(),
        id: z.uuid(),
        amount: z.number(),
        merchantReference: z.string(),
        registrationType: registrationTypeSchema,
        currency: currencySchema,
        status: publicPaymentStatusSchema,
        registrationPackage: packageIdSchema,
        academicCategory: academicCategorySchema,
      })
      .nullable(),
  })
  .meta({ id: 'RegistrationStatus' });
export type RegistrationStatusAnswer = z.output<typeof registrationStatusSchema>;
