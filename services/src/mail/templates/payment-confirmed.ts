import * as z from 'zod';
import { button, facts, note, paragraph } from '../mail-blocks.js';
import { formatDay } from '../mail-format.js';
import { MailTemplate } from '../mail-template.js';
import { greeting, paymentFacts, paymentRows, samplePayment } from './payment-facts.js';

export const paymentConfirmed = new MailTemplate({
  data: paymentFacts.extend({
    date: z.iso.date(),
    bankTransactionId: z.string(),
    receiptNumber: z.string().optional(),
  }),
  sample: (siteUrl) => ({
    ...samplePayment(siteUrl),
    date: '2025-10-17',
    bankTransactionId: 'SAMPLE-0001',
    receiptNumber: 'C25-R00001',
  }),
  write: (data, edition) => ({
    subject: `Payment confirmed: ${data.merchantReference}`,
    blocks: [
      paragraph(greeting(data)),
      paragraph(`Your payment has arrived and your registration for ${edition.name} is complete.`),
      facts(
        ...paymentRows(data),
        ['Received on', formatDay(data.date)],
        ['Bank transaction', data.bankTransactionId],
        ...(data.receiptNumber === undefined
          ? []
          : [['Receipt', data.receiptNumber] satisfies [string, string]]),
      ),
      button('See your registration', data.link),
      note('The receipt for your books is there as a PDF.'),
    ],
  }),
});
