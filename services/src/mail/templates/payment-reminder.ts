import * as z from 'zod';
import { button, facts, note, paragraph } from '../mail-blocks.js';
import { formatAmount, formatInstant } from '../mail-format.js';
import { MailTemplate } from '../mail-template.js';
import { greeting, paymentRows } from './payment-facts.js';
import { sampleTransfer, transferAdvice, transferFacts, transferRows } from './transfer-facts.js';

export const paymentReminder = new MailTemplate({
  data: transferFacts.extend({
    isOverdue: z.boolean(),
    missing: z.number().describe('In dollars.'),
  }),
  sample: (siteUrl) => ({ ...sampleTransfer(siteUrl), isOverdue: false, missing: 250 }),
  write: (data, edition) => ({
    subject: `${data.isOverdue ? 'Your payment is overdue' : 'Please remember to pay'}: ${data.merchantReference}`,
    replyTo: data.paymentsEmail,
    blocks: [
      paragraph(greeting(data)),
      paragraph(
        data.isOverdue
          ? `The fee for ${edition.name} was to be paid by ${formatInstant(data.payBy)}, and ${formatAmount(data.missing)} have not arrived yet.`
          : `The fee for ${edition.name} is to be paid by ${formatInstant(data.payBy)}; ${formatAmount(data.missing)} have not arrived yet.`,
      ),
      facts(...paymentRows(data), ...transferRows(data)),
      ...transferAdvice(data),
      paragraph('If you have paid already, please upload the receipt: transfers can take days.'),
      button('See your registration', data.link),
      note(data.bank.note),
    ],
  }),
});
