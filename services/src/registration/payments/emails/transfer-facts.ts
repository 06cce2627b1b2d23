import * as z from 'zod';
import {
  type Block,
  nextStep,
  note,
  paragraph,
} from '../../../messaging/templates/email-blocks.js';
import { instant, personName } from '../../../messaging/templates/email-fields.js';
import { formatAmount } from '../../../platform/core/currency.js';
import { formatInstant } from '../../../platform/i18n/formats.js';
import { paymentFacts, samplePayment } from './payment-facts.js';
import { sampleTime } from '../../../messaging/templates/sample-values.js';
import { defineTexts } from '../../../platform/i18n/define-texts.js';

const texts = defineTexts('server.emails.transfer-facts', {
  payBy: 'Pay by',
  accountHolder: 'Account holder',
  bank: 'Bank',
  iban: 'IBAN',
  swift: 'SWIFT / BIC',
  writeReference:
    'Write the reference {reference} in the transfer: it tells us whose payment it is.',
  next: 'Transfer {amount} by {time}.',
  free: 'There is nothing to pay. Upload your proof of student status on the page below: we confirm your registration once we have checked it.',
  freeToCheck:
    'There is nothing to pay. We confirm your registration once we have checked your country. The page below says whether a proof is missing.',
  toCheck: 'We check your country before we confirm your registration.',
  paidBy: 'Nothing for you to do. {organization} pays for this registration.',
  sendProof: 'Then send the receipt to {email}.',
});

export const transferFacts = paymentFacts.extend({
  payBy: instant,
  bank: z.object({
    accountHolder: z.string(),
    bank: z.string(),
    iban: z.string(),
    swift: z.string(),
    note: z.string(),
  }),
  paymentsEmail: z.string(),
  isCountryToCheck: z
    .boolean()
    .default(false)
    .describe('Finance checks the country of the fee before it confirms the payment.'),
  paidBy: personName.nullish().describe('The organisation that pays, instead of the person.'),
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
  isCountryToCheck: false,
});

export function transferRows({
  amount,
  payBy,
  bank,
  paidBy,
}: TransferFacts): [label: string, value: string][] {
  if (amount === 0 || paidBy) return [];
  return [
    [texts.payBy, formatInstant(payBy)],
    [texts.accountHolder, bank.accountHolder],
    [texts.bank, bank.bank],
    [texts.iban, bank.iban],
    [texts.swift, bank.swift],
  ];
}

/** @param outstanding in dollars; less than the fee once a part has arrived */
export function transferAdvice(data: TransferFacts, outstanding = data.amount): Block[] {
  // Without a fee, students and those with a country to check wait.
  const { isCountryToCheck } = data;
  if (outstanding === 0) return [nextStep(isCountryToCheck ? texts.freeToCheck : texts.free)];
  if (data.paidBy) return [nextStep(texts.paidBy({ organization: data.paidBy }))];
  const { merchantReference, paymentsEmail, payBy } = data;
  const amount = formatAmount(outstanding);
  return [
    nextStep(texts.next({ amount, time: formatInstant(payBy) })),
    paragraph(texts.writeReference({ reference: merchantReference })),
    paragraph(texts.sendProof({ email: paymentsEmail })),
    ...(isCountryToCheck ? [paragraph(texts.toCheck)] : []),
  ];
}

/** Of the bank, for people who transfer money. */
export function transferNote({ bank, paidBy }: TransferFacts): Block[] {
  return paidBy ? [] : [note(bank.note)];
}
