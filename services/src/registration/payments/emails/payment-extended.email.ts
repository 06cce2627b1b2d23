import * as z from 'zod';
import { facts, note, paragraph, quote } from '../../../messaging/templates/email-blocks.js';
import { emailTemplate } from '../../../messaging/templates/email-template.js';
import { defineTexts } from '../../../platform/i18n/define-texts.js';
import { formatInstant } from '../../../platform/i18n/formats.js';
import { greeting, paymentRows, registrationButton } from './payment-facts.js';
import { sampleTransfer, transferAdvice, transferFacts, transferRows } from './transfer-facts.js';

const texts = defineTexts('server.emails.payment-extended', {
  subject: 'You have more time to pay: {reference}',
  text: 'The payment of your registration for {conference} is now due by {time}. The organisers wrote:',
});

/** Of one payment; all others keep their date. */
export const paymentExtended = emailTemplate({
  kind: 'payment-extended',
  data: transferFacts.extend({
    reason: z.string(),
    outstandingAmount: z.number().describe('In dollars.'),
  }),
  sample: (siteUrl) => ({
    ...sampleTransfer(siteUrl),
    reason: 'Your bank needs more time.',
    outstandingAmount: 250,
  }),
  write: (data, edition) => ({
    subject: texts.subject({ reference: data.merchantReference }),
    replyTo: data.paymentsEmail,
    blocks: [
      paragraph(greeting(data)),
      paragraph(texts.text({ conference: edition.name, time: formatInstant(data.payBy) })),
      quote(data.reason),
      facts(...paymentRows(data), ...transferRows(data)),
      ...transferAdvice(data, data.outstandingAmount),
      registrationButton(data),
      note(data.bank.note),
    ],
  }),
});
