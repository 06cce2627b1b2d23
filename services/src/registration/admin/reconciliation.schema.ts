import * as z from 'zod';
import { downloadKind } from '../../platform/downloads/download-kinds.js';
import { spreadsheetFormatSchema } from '../../platform/downloads/spreadsheet-format.schema.js';
import { textSchema } from '../../platform/http/fields.schema.js';
import { labels } from '../../platform/i18n/labels.js';
import { packageIdSchema } from '../../conference/editions/fees.schema.js';

export const DIFFERENCES = [
  'unmatched',
  'doubtful',
  'unreadable',
  'unexplained',
  'without-line',
  'refund-without-line',
  'balance-gap',
] as const;

const dayOrNull = z.iso.date().nullable();

const period = z.object({
  lockedUntil: dayOrNull.describe('The last locked day.'),
  version: z.int(),
  changes: z
    .array(z.object({ lockedUntil: dayOrNull, reason: z.string(), at: z.iso.datetime() }))
    .describe('The newest 20 locks and unlocks, newest first.'),
});

export const ledgerPeriodSchema = period.meta({ id: 'LedgerPeriod' });

export const lockPeriodSchema = z
  .strictObject({ until: z.iso.date(), version: z.int().min(0) })
  .meta({ id: 'LockPeriod' });
export type LockPeriod = z.output<typeof lockPeriodSchema>;

export const unlockPeriodSchema = z
  .strictObject({
    until: dayOrNull.describe('The last day that stays locked; null opens all.'),
    reason: textSchema(() => labels.reason, { min: 3 }),
    version: z.int().min(0),
  })
  .meta({ id: 'UnlockPeriod' });
export type UnlockPeriod = z.output<typeof unlockPeriodSchema>;

export const journalExportSchema = downloadKind(
  z
    .strictObject({
      kind: z.literal('journal'),
      format: spreadsheetFormatSchema,
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
    })
    .meta({ id: 'JournalExport' }),
);
export type JournalExportRequest = z.output<typeof journalExportSchema>;

/** Of the current edition and of lines in USD, or ordered in USD; amounts are in dollars. */
export const reconciliationSchema = z
  .object({
    days: z
      .array(
        z.object({
          day: z.iso.date(),
          bank: z.number().describe('Received less sent, by the lines of imported statements.'),
          ledger: z.number().describe('Received less refunded and returned, by the ledger.'),
          ignored: z.number().describe('Of the bank: lines that were ignored with a reason.'),
          difference: z.number().describe('Bank less ledger and ignored.'),
          open: z.number().describe('Sum of the differences up to this day.'),
          closing: z
            .number()
            .nullable()
            .describe('Balance by the bank, of statements in USD that end on this day.'),
          statements: z
            .array(z.object({ id: z.uuid(), fileName: z.string() }))
            .describe('With lines of this day.'),
        }),
      )
      .describe('Newest first, by value date; a refund has the day of the line that pays it.'),
    packages: z.array(
      z.object({
        registrationPackage: packageIdSchema,
        packageName: z.string(),
        count: z.int().describe('Live registrations.'),
        expected: z.number().describe('Fees of live registrations.'),
        received: z.number().describe('Less refunds; also of ended registrations.'),
        outstanding: z.number(),
        above: z.number().describe('Received beyond the expected fees.'),
      }),
    ),
    differences: z
      .array(
        z.object({
          kind: z.enum(DIFFERENCES),
          day: dayOrNull,
          amount: z.number().nullable(),
          name: z.string().describe('Sender, payer or file.'),
          count: z.int().describe('Of all of its kind; at most 100 of a kind are listed.'),
          statementId: z.uuid().nullable(),
          transferId: z.uuid().nullable(),
          paymentId: z.uuid().nullable(),
        }),
      )
      .describe('Open, oldest first within a kind.'),
  })
  .meta({ id: 'Reconciliation' });
export type ReconciliationAnswer = z.output<typeof reconciliationSchema>;
