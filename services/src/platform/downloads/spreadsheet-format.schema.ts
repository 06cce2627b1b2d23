import * as z from 'zod';

export const spreadsheetFormatSchema = z.enum(['csv', 'xlsx']);
export type SpreadsheetFormat = z.output<typeof spreadsheetFormatSchema>;
