import * as z from 'zod';
import { idSchema, lineSchema, textSchema } from '../../platform/http/fields.schema.js';
import { pageQuerySchema, pageSchema, searchSchema } from '../../platform/lists/page.js';
import { csvLayoutSchema } from '../bank-files/csv-layout.js';
import { texts } from './statements.texts.js';

export const statementIdSchema = z.object({ id: idSchema });
export type StatementId = z.output<typeof statementIdSchema>;

export const statementQuerySchema = z.strictObject({ q: searchSchema.optional() });
export type StatementQuery = z.output<typeof statementQuerySchema>;

export const statementsQuerySchema = pageQuerySchema.extend({
  sort: z.enum(['-createdAt', 'createdAt']).default('-createdAt'),
});
export type StatementsQuery = z.output<typeof statementsQuerySchema>;

/** Of an organiser. */
const actSchema = z.object({ byId: z.uuid(), by: z.string(), at: z.iso.datetime() });
export type StatementAct = z.output<typeof actSchema>;

/** Amounts are in units of the statement's currency. */
const statementFields = {
  id: z.uuid(),
  day: z.iso.date().nullable(),
  fileName: z.string(),
  format: z.string(),
  version: z.string().nullable(),
  account: z.string(),
  currency: z.string().nullable(),
  lines: z.int(),
  open: z.int().describe('Lines that wait for a person.'),
  createdAt: z.iso.datetime(),
};

export const statementRowSchema = z.object(statementFields).meta({ id: 'StatementRow' });
export type StatementItem = z.output<typeof statementRowSchema>;

export const statementsPageSchema = pageSchema(statementRowSchema, z.object({})).meta({
  id: 'Statements',
});

const partSchema = z.object({
  paymentId: z.uuid(),
  reference: z.string(),
  name: z.string(),
  amount: z.number().describe('Dollars of this line.'),
  due: z.number().describe('Dollars outstanding.'),
});

const reasonSchema = z.object({ text: z.string(), look: z.enum(['agrees', 'note', 'warning']) });

export const proposalSchema = z
  .object({
    score: z.int().min(0).max(100),
    reasons: z.array(reasonSchema),
    parts: z.array(partSchema),
  })
  .meta({ id: 'MatchProposal' });

export const statementLineSchema = z
  .object({
    id: z.uuid(),
    fileLine: z.int(),
    date: z.iso.date().nullable(),
    sender: z.string(),
    text: z.string(),
    marks: z.array(
      z.object({ from: z.int(), to: z.int(), look: z.enum(['exact', 'slip', 'wrong']) }),
    ),
    amount: z.number().nullable(),
    currency: z.string().nullable(),
    ordered: z
      .object({ amount: z.number(), currency: z.string(), rate: z.string().nullable() })
      .nullable()
      .describe('What the sender ordered in another currency.'),
    open: z.number().nullable().describe('Dollars neither matched nor returned.'),
    version: z.int().nullable().describe('Of the transfer; null without one.'),
    isDoubtful: z.boolean(),
    fault: z.string().nullable(),
    proposal: proposalSchema.nullable(),
    refund: z
      .object({
        entryId: z.string().nullable().describe('Of the ledger; null before it is booked.'),
        refundId: z.uuid().nullable().describe('Null where it was recorded without a bank file.'),
        reference: z.string(),
        name: z.string(),
        reason: reasonSchema,
      })
      .nullable(),
  })
  .meta({ id: 'StatementLine' });
export type StatementLine = z.output<typeof statementLineSchema>;

/** A line that is done or pending. */
export const settledLineSchema = z
  .object({
    id: z.uuid(),
    fileLine: z.int(),
    date: z.iso.date().nullable(),
    sender: z.string(),
    text: z.string(),
    amount: z.number().nullable(),
    currency: z.string().nullable(),
    version: z.int().nullable().describe('Of the transfer; null without one.'),
    outcome: z.enum(['pending', 'on-hold', 'matched', 'returned', 'refund', 'ignored', 'replaced']),
    payments: z.array(
      z.object({
        id: z.uuid(),
        reference: z.string(),
        name: z.string(),
        amount: z.number(),
        isConfirmed: z.boolean().describe('A credit note comes before unmatching.'),
        version: z.int().describe('Of the payment.'),
      }),
    ),
    refund: z.string().nullable().describe('Reference of the refunded registration.'),
    reason: z.string().nullable().describe('Why it is ignored.'),
  })
  .meta({ id: 'SettledStatementLine' });
export type SettledLine = z.output<typeof settledLineSchema>;

export const linesQuerySchema = pageQuerySchema.extend({
  state: z.enum(['done', 'pending']),
});
export type LinesQuery = z.output<typeof linesQuerySchema>;

export const linesPageSchema = pageSchema(settledLineSchema, z.object({})).meta({
  id: 'SettledStatementLines',
});

/** At most 200 lines; the figures are of all. */
const sectionSchema = z.object({
  count: z.int(),
  amount: z.number(),
  items: z.array(statementLineSchema),
});

export const statementSchema = z
  .object({
    ...statementFields,
    imported: actSchema,
    othersAct: actSchema
      .nullable()
      .describe('The newest act on its money by another organiser than the caller.'),
    opening: z.number().nullable(),
    received: z.number(),
    receivedLines: z.int(),
    sent: z.number(),
    sentLines: z.int(),
    read: z.number().nullable().describe('Opening balance and all lines.'),
    closing: z.number().nullable(),
    difference: z.number().describe('Read total less closing balance; 0 where it is unknown.'),
    skipped: z.int(),
    skippedAmount: z.number(),
    pending: z.int(),
    done: z.int(),
    found: z
      .object({ pending: z.int(), done: z.int() })
      .nullable()
      .describe(
        'Of these, how many a search finds; null without one. The sections hold what it finds.',
      ),
    certain: sectionSchema,
    proposals: sectionSchema,
    duplicates: sectionSchema,
    unmatched: sectionSchema,
    unreadable: sectionSchema,
  })
  .meta({ id: 'Statement' });
export type StatementDetails = z.output<typeof statementSchema>;

export const importSchema = z
  .object({
    statements: z.array(
      z.object({
        id: z.uuid(),
        added: z.int(),
        skipped: z.int(),
        earlier: actSchema
          .nullable()
          .describe('The import that had all of the lines; null where this one added some.'),
      }),
    ),
    csv: z
      .object({
        layout: csvLayoutSchema,
        columns: z.array(z.string()),
        rows: z.array(z.object({ line: z.int(), cells: z.array(z.string()) })),
        accounts: z.array(z.string()),
      })
      .nullable()
      .describe('The detected columns of a CSV file, for the person to confirm.'),
  })
  .meta({ id: 'StatementImport' });

const layoutText = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    context.addIssue({ code: 'custom', message: texts.layoutWrong });
    return z.NEVER;
  }
});

/** People write an account's number in groups, banks' files without spaces; names keep their spaces. */
function accountOf(typed: string): string {
  const number = typed.replaceAll(' ', '');
  return /^([a-z]{2}\d{2}[a-z\d]{8,30}|[\d/-]+)$/i.test(number) ? number.toUpperCase() : typed;
}

/** Both or neither: the confirmed columns of a CSV file. */
export const importFormSchema = z.strictObject({
  account: lineSchema(() => texts.account, { max: 60 })
    .transform(accountOf)
    .optional(),
  layout: layoutText.pipe(csvLayoutSchema).optional(),
});

export const confirmLinesSchema = z
  .strictObject({ lineIds: z.array(idSchema).min(1).max(200) })
  .meta({ id: 'ConfirmLines' });
export type ConfirmLines = z.output<typeof confirmLinesSchema>;

export const confirmedLinesSchema = z
  .object({
    confirmed: z.int(),
    refused: z.array(z.object({ lineId: z.uuid(), message: z.string() })),
  })
  .meta({ id: 'ConfirmedLines' });

const dollarsSchema = z.number().positive().max(1_000_000).multipleOf(0.01);

export const matchLineSchema = z
  .strictObject({
    version: z.int().min(1),
    parts: z
      .array(z.strictObject({ paymentId: idSchema, amount: dollarsSchema }))
      .min(1)
      .max(50),
  })
  .meta({ id: 'MatchLine' });
export type MatchLine = z.output<typeof matchLineSchema>;

export const matchedLineSchema = z
  .object({ confirmed: z.int(), matched: z.int() })
  .meta({ id: 'MatchedLine' });

export const refundLineSchema = z
  .union([
    z.strictObject({ entryId: z.string().regex(/^\d{1,18}$/) }),
    z.strictObject({ refundId: idSchema }),
  ])
  .meta({ id: 'RefundLine' });
export type RefundLine = z.output<typeof refundLineSchema>;

export const ignoreLineSchema = z
  .strictObject({ reason: textSchema(() => texts.reason, { min: 3 }) })
  .meta({ id: 'IgnoreLine' });
export type IgnoreLine = z.output<typeof ignoreLineSchema>;

export const enterLineSchema = z
  .strictObject({
    amount: z
      .number()
      .min(-1_000_000)
      .max(1_000_000)
      .multipleOf(0.01)
      .refine((amount) => amount !== 0, { error: () => texts.amountMissing }),
    date: z.iso.date(),
    sender: z.string().trim().max(200).default(''),
  })
  .meta({ id: 'EnterLine' });
export type EnterLine = z.output<typeof enterLineSchema>;

export const settledSchema = z.object({ id: z.uuid() }).meta({ id: 'SettledLine' });
