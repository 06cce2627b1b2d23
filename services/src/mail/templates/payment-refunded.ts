import * as z from 'zod';
import { button, facts, paragraph, quote } from '../mail-blocks.js';
import { formatAmount } from '../mail-format.js';
import { MailTemplate } from '../mail-template.js';
import { greeting, paymentFacts, paymentRows, samplePayment } from './payment-facts.js';

export const paymentRefunded = new MailTemplate({
  data: paymentFacts.extend({
    paidBack: z.number().describe('In dollars.'),
    reason: z.string(),
    isOver: z.boolean().describe('The registration ends with it.'),
  }),
  sample: (siteUrl) => ({
    ...samplePayment(siteUrl),
    paidBack: 250,
    reason: 'You told us that you cannot come.',
    isOver: true,
  }),
  write: (data, edition) => ({
    subject: `${data.isOver ? 'Payment refunded' : 'Money paid back'}: ${data.merchantReference}`,
    blocks: [
      paragraph(greeting(data)),
      paragraph(
        data.isOver
          ? `Your registration for ${edition.name} has ended, and we pay ${formatAmount(data.paidBack)} back to you:`
          : `We pay ${formatAmount(data.paidBack)} of what you transferred for ${edition.name} back to you:`,
      ),
      quote(data.reason),
      facts(...paymentRows(data), ['Paid back', formatAmount(data.paidBack)]),
      paragraph(`Please write to ${edition.contactEmail} if it has not arrived after two weeks.`),
      button('See your registration', data.link),
    ],
  }),
});
