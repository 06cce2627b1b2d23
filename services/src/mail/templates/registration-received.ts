import * as z from 'zod';
import { bankSchema } from '../../editions/edition.schema.js';
import { button, facts, note, paragraph } from '../mail-blocks.js';
import { instant } from '../mail-fields.js';
import { formatInstant } from '../mail-format.js';
import { MailTemplate } from '../mail-template.js';
import { greeting, paymentFacts, paymentRows, samplePayment } from './payment-facts.js';
import { sampleTime } from './sample-values.js';

const sampleBank = {
  accountHolder: 'Conference office (sample)',
  bank: 'Bank (sample)',
  iban: 'GB00 SAMP 0000 0000 0000 00',
  swift: 'SAMPLE00',
  note: 'Fees of the bank are paid by the sender.',
};

export const registrationReceived = new MailTemplate({
  data: paymentFacts.extend({ payBy: instant, bank: bankSchema, paymentsEmail: z.string() }),
  sample: (siteUrl) => ({
    ...samplePayment(siteUrl),
    payBy: sampleTime,
    bank: sampleBank,
    paymentsEmail: 'payments@sample.example',
  }),
  write: (data, edition) => ({
    subject: `Registration received: ${data.merchantReference}`,
    replyTo: data.paymentsEmail,
    blocks: [
      paragraph(greeting(data)),
      paragraph(`We have your registration for ${edition.name}. Please transfer the fee:`),
      facts(
        ...paymentRows(data),
        ['Pay by', formatInstant(data.payBy)],
        ['Account holder', data.bank.accountHolder],
        ['Bank', data.bank.bank],
        ['IBAN', data.bank.iban],
        ['SWIFT / BIC', data.bank.swift],
      ),
      paragraph(
        `Write the reference ${data.merchantReference} in the transfer: it tells us whose payment it is.`,
      ),
      paragraph(`Then send the receipt to ${data.paymentsEmail}.`),
      button('See your registration', data.link),
      note(data.bank.note),
    ],
  }),
});
