import * as z from 'zod';

const column = z.int().min(0).max(99);

/** How a bank writes its CSV: detected, confirmed by a person, remembered for the account. */
export const csvLayoutSchema = z
  .strictObject({
    separator: z.enum([',', ';', '\t', '|']),
    /** The line of the column names, from 1 on; entries follow it. */
    headLine: z.int().min(1).max(100),
    decimalMark: z.enum([',', '.']),
    dateOrder: z.enum(['dmy', 'mdy', 'ymd']),
    /** For files without a column of currencies. */
    currency: z.string().regex(/^[A-Z]{3}$/),
    columns: z.strictObject({
      date: column,
      /** Signed; or two columns of unsigned amounts. */
      amount: column.nullable(),
      received: column.nullable(),
      sent: column.nullable(),
      currency: column.nullable(),
      sender: column.nullable(),
      account: column.nullable(),
      reference: column.nullable(),
      balance: column.nullable(),
      text: z.array(column).max(10),
    }),
  })
  .meta({ id: 'CsvLayout' });
export type CsvLayout = z.output<typeof csvLayoutSchema>;
