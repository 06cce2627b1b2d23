import * as z from 'zod';
import { dollars } from '../../../conference/editions/fees.js';
import { creditNoteNumber } from './credit-notes.js';
import type { CreditNote } from './credit-notes.read-model.js';
import { receiptNumber } from './receipts.js';

/** The amount is in dollars. */
export const creditNoteSchema = z
  .object({
    number: z.string(),
    receiptNumber: z.string().describe('Of the receipt that it corrects.'),
    amount: z.number(),
    reason: z.string(),
    issuedAt: z.iso.datetime(),
  })
  .meta({ id: 'CreditNote' });
export type PresentedCreditNote = z.output<typeof creditNoteSchema>;

/** @param prefix of the edition's references */
export function presentCreditNote(
  prefix: string,
  { number, receiptNumber: corrected, amountCents, reason, issuedAt }: CreditNote,
): PresentedCreditNote {
  return {
    number: creditNoteNumber(prefix, number),
    receiptNumber: receiptNumber(prefix, corrected),
    amount: dollars(amountCents),
    reason,
    issuedAt,
  };
}
