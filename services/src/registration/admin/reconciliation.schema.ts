import * as z from 'zod';

/** Of the current edition and of lines in USD, or ordered in USD; amounts are in dollars. */
export const reconciliationSchema = z
  .object({
    days: z
      .array(
        z.object({
          day: z.iso.date(),
          bank: z.number().describe('Received less sent, by the lines of imported statements.'),
          ledger: z.number().describe('Received less refunded and returned, by the ledger.'),
          difference: z.number().describe('Bank less ledger.'),
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
  })
  .meta({ id: 'Reconciliation' });
export type ReconciliationAnswer = z.output<typeof reconciliationSchema>;
