import * as z from 'zod';
import { extensionFields } from '../../conference/editions/extension.js';
import { lineSchema, textSchema } from '../../platform/http/fields.schema.js';
import { labels } from '../../platform/i18n/labels.js';
import type { Confirmation } from '../payments/decisions/payment-decisions.js';
import { packageChoiceSchema } from '../registrations/registration.schema.js';
import { texts } from './admin-payments.texts.js';

const version = z.int().min(1).describe('Of the payment as it was read.');
const MAX_DOLLARS = 1_000_000;
const dollarsSchema = z
  .number({ error: () => texts.amountNotNumber })
  .positive({ error: () => texts.amountNotPositive })
  .max(MAX_DOLLARS, { error: () => texts.amountTooLarge({ max: MAX_DOLLARS }) })
  .refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, {
    error: () => texts.amountCents,
  });
const reason = textSchema(() => labels.reason, { min: 3 });

/** The amount is in dollars. */
export const moneyFields = {
  amount: dollarsSchema,
  date: z.iso.date({ error: () => texts.notADate }),
  bankTransactionId: lineSchema(() => texts.bankTransactionId, { max: 100 }),
};

export const matchSchema = z.strictObject({ ...moneyFields, version }).meta({ id: 'MatchPayment' });
export type Match = z.output<typeof matchSchema>;

/** Omitted for a matched payment. */
export const confirmSchema = z
  .strictObject({
    ...z.object(moneyFields).partial().shape,
    version,
    studentProofSeen: z
      .boolean()
      .optional()
      .describe('The proof of a student was not uploaded but seen, as in an email.'),
  })
  .superRefine(({ amount, date, bankTransactionId }, context) => {
    const given = { amount, date, bankTransactionId };
    const missing = Object.entries(given).filter(([, value]) => value === undefined);
    if (missing.length === 3) return;
    for (const [field] of missing) {
      context.addIssue({ code: 'custom', path: [field], message: texts.required });
    }
  })
  .meta({ id: 'ConfirmPayment' });
export type Confirm = z.output<typeof confirmSchema>;

/** The schema requires the whole bank line or none of it. */
export function confirmationOf(body: Confirm): Confirmation {
  const { amount, date, bankTransactionId, version, studentProofSeen } = body;
  const isWhole = amount !== undefined && date !== undefined && bankTransactionId !== undefined;
  const line = isWhole ? { money: { amount, date, bankTransactionId } } : {};
  return { ...line, version, isStudentProofSeen: studentProofSeen };
}

export const rejectSchema = z.strictObject({ reason, version }).meta({ id: 'RejectPayment' });
export type Reject = z.output<typeof rejectSchema>;

export const countryRequestSchema = z
  .strictObject({
    decision: z.enum(['confirm', 'refuse']),
    reason: reason
      .optional()
      .describe('Emailed to the person when the fee changes; required for a refusal.'),
    version,
  })
  .refine(({ decision, reason: given }) => decision === 'confirm' || given !== undefined, {
    error: () => texts.required,
    path: ['reason'],
  })
  .meta({ id: 'CheckCountry' });
export type CountryRequest = z.output<typeof countryRequestSchema>;

export const paymentExtensionSchema = z
  .strictObject({ ...extensionFields, version })
  .meta({ id: 'PaymentExtension' });
export type PaymentExtension = z.output<typeof paymentExtensionSchema>;

export const unmatchSchema = z
  .strictObject({
    entryId: z
      .string()
      .regex(/^\d{1,18}$/)
      .describe('Of the ledger entry that brought the money.'),
    keepsMoney: z
      .boolean()
      .default(false)
      .describe('Typed-in money is at the bank: it becomes an unmatched payment.'),
    reason,
    version,
  })
  .meta({ id: 'UnmatchPayment' });
export type Unmatch = z.output<typeof unmatchSchema>;

export const creditSchema = z
  .strictObject({
    reason,
    cancels: z.boolean().describe('Cancels the registration; else it awaits a confirmation again.'),
    version,
  })
  .meta({ id: 'CreditPayment' });
export type Credit = z.output<typeof creditSchema>;

export const repaymentSchema = z
  .strictObject({ amount: dollarsSchema, reason, version })
  .meta({ id: 'Repayment' });
export type Repayment = z.output<typeof repaymentSchema>;

export const noteSchema = z
  .strictObject({ text: textSchema(() => labels.note) })
  .meta({ id: 'PaymentNote' });
export type Note = z.output<typeof noteSchema>;

export const adminPackageSchema = packageChoiceSchema
  .extend({ version })
  .meta({ id: 'AdminPackageChoice' });
export type AdminPackage = z.output<typeof adminPackageSchema>;
