import * as z from 'zod';
import { bankSchema } from '../../editions/edition.schema.js';
import { type Block, paragraph } from '../mail-blocks.js';
import { instant } from '../mail-fields.js';
import { formatInstant } from '../mail-format.js';
import { paymentFacts, samplePayment } from './payment-facts.js';
import { sampleTime } from './sample-values.js';

/** What each mail tells that asks for a transfer. */
export const transferFacts = paymentFacts.extend({
  payBy: instant,
  bank: bankSchema,
  paymentsEmail: z.string(),
});

type TransferFacts = z.output<typeof transferFacts>;

const sampleBank = {
  accountHolder: 'Conference office (sample)',
  bank: 'Bank (sample)',
  iban: 'GB00 SAMP 0000 0000 0000 00',
  swift: 'SAMPLE00',
  note: 'Fees of the bank are paid by the sender.',
};

export const sampleTransfer = (siteUrl: string): TransferFacts => ({
  ...samplePayment(siteUrl),
  payBy: sampleTime,
  bank: sampleBank,
  paymentsEmail: 'payments@sample.example',
});

export function transferRows({ payBy, bank }: TransferFacts): [label: string, value: string][] {
  return [
    ['Pay by', formatInstant(payBy)],
    ['Account holder', bank.accountHolder],
    ['Bank', bank.bank],
    ['IBAN', bank.iban],
    ['SWIFT / BIC', bank.swift],
  ];
}

export function transferAdvice({ merchantReference, paymentsEmail }: TransferFacts): Block[] {
  return [
    paragraph(
      `Write the reference ${merchantReference} in the transfer: it tells us whose payment it is.`,
    ),
    paragraph(`Then send the receipt to ${paymentsEmail}.`),
  ];
}
