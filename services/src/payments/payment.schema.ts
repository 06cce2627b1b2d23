import * as z from 'zod';
import { idSchema } from '../common/fields.schema.js';
import { bankSchema } from '../editions/edition.schema.js';
import { academicCategorySchema, packageIdSchema } from '../editions/fees.schema.js';
import { registrationTypeSchema } from '../registrations/registration.schema.js';
import { invoiceSchema } from './invoice-details.schema.js';
import { PUBLIC_PAYMENT_STATUSES } from './payment-status.js';

const publicPaymentStatusSchema = z.enum(PUBLIC_PAYMENT_STATUSES);

/** Whose registration it is. Strangers who hold a reference read it masked, without a userId. */
const payerSchema = z.object({
  userId: z.uuid().nullable(),
  title: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  registrationType: registrationTypeSchema,
  isMasked: z.boolean(),
});

/** A payment as payers read it. The amount is in dollars. */
const paymentSchema = z
  .object({
    id: z.uuid(),
    merchantReference: z.string(),
    transactionId: z.string().describe("The bank's once it is known, the reference until then."),
    amount: z.number(),
    currency: z.literal('USD'),
    status: publicPaymentStatusSchema,
    paymentGateway: z.literal('manual'),
    registrationType: registrationTypeSchema,
    academicCategory: academicCategorySchema,
    registrationPackage: packageIdSchema,
    packageName: z.string(),
    paper: z
      .object({ id: z.uuid(), title: z.string() })
      .nullable()
      .describe('What a publication is for. Null for strangers.'),
    hasProof: z.boolean().describe('A receipt was uploaded and waits to be checked.'),
    studentProof: z
      .enum(['not-needed', 'missing', 'uploaded'])
      .describe('Students prove it before their payment is confirmed.'),
    amountMissing: z
      .number()
      .describe('Dollars that are still to come: less than the amount once a part came.'),
    isChangeable: z.boolean().describe('Its owner may cancel it, or choose another package.'),
    hasReceipt: z.boolean().describe('The receipt can be had as a PDF.'),
    invoice: invoiceSchema
      .nullable()
      .describe('Whom invoice and receipt name instead of the registrant. Null for strangers.'),
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
    .string('Payment reference is required')
    .trim()
    .min(1, 'Payment reference is required')
    .max(100),
});
export type ReferenceQuery = z.output<typeof referenceQuerySchema>;

export const paymentIdSchema = z.strictObject({ id: idSchema });
export type PaymentId = z.output<typeof paymentIdSchema>;

export const sendConfirmationSchema = z
  .strictObject({
    userId: idSchema,
    paymentId: idSchema.nullish(),
    merchantReference: z.string().max(100).nullish(),
  })
  .refine(({ paymentId, merchantReference }) => paymentId != null || merchantReference != null, {
    error: 'The payment or its reference is required',
    path: ['paymentId'],
  })
  .meta({ id: 'SendConfirmation' });
export type SendConfirmation = z.output<typeof sendConfirmationSchema>;

export const confirmationSchema = z
  .object({ success: z.literal(true), message: z.string() })
  .meta({ id: 'Confirmation' });
export type Confirmation = z.output<typeof confirmationSchema>;

/** What /registration/check-status answers; anonymous callers are not registered. */
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
        currency: z.literal('USD'),
        status: publicPaymentStatusSchema,
        registrationPackage: packageIdSchema,
        academicCategory: academicCategorySchema,
      })
      .nullable(),
  })
  .meta({ id: 'RegistrationStatus' });
export type RegistrationStatusAnswer = z.output<typeof registrationStatusSchema>;
