import * as z from 'zod';
import { GATEWAYS } from '../gateways/providers/gateway.js';
import { PROOF_KINDS } from '../payments/proofs/payment-proof.entity.js';
import { currencySchema } from '../../platform/core/currency.js';
import { columnIdsSchema } from '../../platform/downloads/export-columns.js';
import { downloadKind } from '../../platform/downloads/download-kinds.js';
import { idSchema, lineSchema } from '../../platform/http/fields.schema.js';
import { pageQuerySchema, pageSchema, searchSchema } from '../../platform/lists/page.js';
import { spreadsheetFormatSchema } from '../../platform/downloads/spreadsheet-format.schema.js';
import { academicCategorySchema, packageIdSchema } from '../../conference/editions/fees.schema.js';
import { holdSchema } from '../../platform/holds/holds.schema.js';
import { PAYMENT_STATUSES } from '../payments/ledger/payment-status.js';
import { creditNoteSchema } from '../payments/ledger/credit-note.schema.js';
import { issuedInvoiceSchema } from '../invoices/invoice.schema.js';
import { invoiceSchema } from '../invoices/invoice-details.schema.js';
import { ENTRY_SOURCES, LEDGER_ACTIONS } from '../payments/ledger/ledger-entry.entity.js';
import { lineSchema as priceLineSchema, presentedAnswerSchema } from '../extras/extras.schema.js';
import { bandSchema } from '../reductions/registration-band.schema.js';
import { registrationTypeSchema } from '../registrations/registration.schema.js';
import { labels } from '../../platform/i18n/labels.js';
import { texts } from './admin-payments.texts.js';
import { PAYMENT_NEEDS } from './payment-work.js';

const state = z.enum(PAYMENT_STATUSES);

const sort = z
  .enum(['-createdAt', 'createdAt', 'name', '-name', 'amount', '-amount'])
  .default('-createdAt');
const shared = {
  sort,
  state: state.optional(),
  needs: z
    .enum(PAYMENT_NEEDS)
    .optional()
    .describe(
      'What the payment needs from finance: a look at the proof of payment; the confirmation of matched money; a look at the proof of student status; the check of the country that the fee depends on; the confirmation of money that the desk took. Nothing while an act on it is on hold.',
    ),
  studentProof: z
    .literal('missing')
    .optional()
    .describe('Of students without a proof of status yet.'),
  way: z
    .enum(['transfer', ...GATEWAYS])
    .optional()
    .describe('How the money came. Payments without money have no way yet.'),
  package: packageIdSchema.optional(),
  category: academicCategorySchema.optional(),
  group: idSchema.optional().describe('Paid by this group.'),
  from: z.iso
    .date({ error: () => texts.notADay })
    .optional()
    .describe('The first day of registering, in UTC.'),
  to: z.iso
    .date({ error: () => texts.notADay })
    .optional()
    .describe('The last day of registering, in UTC.'),
};
const isPossibleDuplicate =
  'Came without login from the address of an account that has a registration already.';

export const paymentsQuerySchema = pageQuerySchema.extend({
  ...shared,
  duplicates: z.stringbool().optional().describe(isPossibleDuplicate),
});
export type PaymentsQuery = z.output<typeof paymentsQuerySchema>;
export type PaymentFilters = Omit<PaymentsQuery, 'limit' | 'cursor'>;

export const paymentsExportSchema = downloadKind(
  z
    .strictObject({
      kind: z.literal('payments'),
      format: spreadsheetFormatSchema,
      columns: columnIdsSchema.optional(),
      ...shared,
      duplicates: z.boolean().optional(),
      q: searchSchema.optional(),
      sensitive: z.boolean().optional().describe('With the answers about health.'),
    })
    .meta({ id: 'PaymentsExport' }),
);
export type PaymentsExportRequest = z.output<typeof paymentsExportSchema>;

/** The amount is in dollars. */
const paymentRowSchema = z
  .object({
    id: z.uuid(),
    merchantReference: z.string(),
    state,
    amount: z.number(),
    currency: currencySchema,
    registrationType: registrationTypeSchema,
    academicCategory: academicCategorySchema,
    registrationPackage: packageIdSchema,
    packageName: z.string(),
    title: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    receivedAmount: z.number().describe('Received dollars less refunds.'),
    isPossibleDuplicate: z.boolean().describe(isPossibleDuplicate),
    studentProof: z
      .enum(['not-needed', 'missing', 'uploaded'])
      .describe('Missing while the payment of a student waits to be confirmed without it.'),
    group: z
      .object({ id: z.uuid(), organization: z.string() })
      .optional()
      .describe('Whose payer pays it. Left out without a group.'),
    band: bandSchema
      .optional()
      .describe('The fee depends on the country. Left out where it does not.'),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'AdminPaymentRow' });
export type PaymentRow = z.output<typeof paymentRowSchema>;

const paymentCountsSchema = z
  .record(state, z.int())
  .and(z.object({ all: z.int() }))
  .meta({ id: 'AdminPaymentCounts' });
export type PaymentCounts = z.output<typeof paymentCountsSchema>;

export const paymentsPageSchema = pageSchema(paymentRowSchema, paymentCountsSchema).meta({
  id: 'AdminPayments',
});

const ledgerEntry = z.object({
  id: z.string(),
  transferId: z.uuid().nullable().describe('Null for money that was typed in.'),
  at: z.iso.datetime(),
  actor: z.string().nullable().describe('Who did it; null for the payer and the system.'),
  action: z.enum(LEDGER_ACTIONS),
  source: z.enum(ENTRY_SOURCES),
  from: state.nullable(),
  to: state,
  amount: z.number().nullable().describe('Dollars received; negative when refunded.'),
  date: z.iso.date().nullable(),
  bankTransactionId: z.string().nullable(),
  reason: z.string().nullable(),
  isReversal: z.boolean().describe('Takes the money of an earlier entry from the payment again.'),
  canUnmatch: z.boolean().describe('Its money can be unmatched now.'),
});

const proof = z.object({
  kind: z.enum(PROOF_KINDS),
  fileId: z.uuid(),
  name: z.string(),
  type: z.string(),
  bytes: z.int(),
  createdAt: z.iso.datetime(),
});

export const adminPaymentSchema = paymentRowSchema
  .extend({
    userId: z.uuid().nullable(),
    registeredBy: z
      .string()
      .nullable()
      .describe('The organiser who registered the person; null where the person did.'),
    organization: z.string(),
    position: z.string(),
    country: z.string(),
    phone: z.string().nullable(),
    payBy: z.iso.datetime(),
    cancelsAt: z.iso
      .datetime()
      .nullable()
      .describe('When an unpaid registration is cancelled, as the person was told.'),
    bankTransactionId: z.string().nullable(),
    version: z
      .int()
      .describe('Sent with a change, which is refused when the payment changed since.'),
    outstandingAmount: z.number().describe('Dollars still to be paid.'),
    overpaidAmount: z
      .number()
      .describe('Overpaid dollars: the most that refund-overpayment returns.'),
    underpaymentTolerance: z
      .number()
      .describe('Dollars that may be missing for a match and a confirmation.'),
    receiptNumber: z.string().nullable(),
    creditNotes: z.array(creditNoteSchema).describe('Oldest first.'),
    invoices: z.array(issuedInvoiceSchema).describe('And their credit notes, by number.'),
    issuesInvoices: z.boolean(),
    charges: z
      .array(
        z.object({
          gateway: z.enum(GATEWAYS),
          amount: z.number().describe('In units of the currency.'),
          currency: z.string(),
          rate: z.number().nullable().describe('Units for one USD; null for USD.'),
          day: z.iso.date().nullable().describe('Of the rate.'),
        }),
      )
      .describe('By payment pages, of the money that it still has.'),
    invoice: invoiceSchema.nullable(),
    duplicateOf: z
      .object({ id: z.uuid(), merchantReference: z.string() })
      .nullable()
      .describe('The payment of the account that this one seems to repeat.'),
    paper: z.object({ id: z.uuid(), title: z.string(), status: z.string() }).nullable(),
    lines: z.array(priceLineSchema).describe('Package and extras; their sum is the amount.'),
    answers: z
      .array(
        presentedAnswerSchema.extend({
          label: z.string(),
          isSensitive: z.boolean().describe('About health.'),
        }),
      )
      .describe('In the order of the questions.'),
    proofs: z.array(proof),
    ledger: z.array(ledgerEntry),
    hold: holdSchema.nullable().describe('Of its confirmation; other acts are refused meanwhile.'),
  })
  .meta({ id: 'AdminPayment' });
export type AdminPayment = z.output<typeof adminPaymentSchema>;

export const lookUpQuerySchema = z.strictObject({
  ref: lineSchema(() => labels.reference, { max: 100 }),
});
export type LookUpQuery = z.output<typeof lookUpQuerySchema>;

export const lookUpSchema = z
  .object({
    isMistyped: z.boolean().describe('It cannot be right: the rows are what one slip leads to.'),
    items: z.array(paymentRowSchema),
  })
  .meta({ id: 'ReferenceLookUp' });
export type LookUp = z.output<typeof lookUpSchema>;
