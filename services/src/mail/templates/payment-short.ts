import * as z from 'zod';
import { button, facts, note, paragraph } from '../mail-blocks.js';
import { formatAmount } from '../mail-format.js';
import { MailTemplate } from '../mail-template.js';
import { greeting, paymentRows } from './payment-facts.js';
import { sampleTransfer, transferFacts, transferRows } from './transfer-facts.js';

export const paymentShort = new MailTemplate({
  data: transferFacts.extend({
    received: z.number().describe('In dollars.'),
    missing: z.number().describe('In dollars.'),
  }),
  sample: (siteUrl) => ({ ...sampleTransfer(siteUrl), received: 200, missing: 50 }),
  write: (data, edition) => ({
    subject: `Part of the payment is missing: ${data.merchantReference}`,
    replyTo: data.paymentsEmail,
    blocks: [
      paragraph(greeting(data)),
      paragraph(
        `${formatAmount(data.received)} of the fee for ${edition.name} arrived. Please transfer the rest, ${formatAmount(data.missing)}, with the same reference:`,
      ),
      facts(
        ...paymentRows(data),
        ['Received', formatAmount(data.received)],
        ['Still missing', formatAmount(data.missing)],
        ...transferRows(data),
      ),
      button('See your registration', data.link),
      note(data.bank.note),
    ],
  }),
});
