import * as z from 'zod';
import { button, facts, note, paragraph } from '../mail-blocks.js';
import { formatDay } from '../mail-format.js';
import { MailTemplate } from '../mail-template.js';
import { greeting, paymentFacts, paymentRows, samplePayment } from './payment-facts.js';

export const paymentConfirmed = new MailTemplate({
  data: paymentFacts.extend({ date: z.iso.date(), bankTransactionId: z.string() }),
  sample: (siteUrl) => ({
    ...samplePayment(siteUrl),
    date: '2025-10-17',
    bankTransactionId: 'SAMPLE-0001',
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
      ),
      button('See your registration', data.link),
      note('This mail is your receipt.'),
    ],
  }),
});
