import * as z from 'zod';
import { facts, note, paragraph } from '../../../messaging/templates/email-blocks.js';
import { formatAmount } from '../../../platform/core/currency.js';
import { emailTemplate } from '../../../messaging/templates/email-template.js';
import { greeting, paymentRows, registrationButton } from './payment-facts.js';
import { sampleTransfer, transferAdvice, transferFacts, transferRows } from './transfer-facts.js';
import { defineTexts } from '../../../platform/i18n/define-texts.js';

const texts = defineTexts('server.emails.payment-underpaid', {
  subject: 'Part of the payment is missing: {reference}',
  text: '{received} of the fee for {conference} arrived. Please transfer the rest, {outstanding}, with the same reference:',
  received: 'Received',
  outstanding: 'Still missing',
});

export const paymentUnderpaid = emailTemplate({
  kind: 'payment-underpaid',
  data: transferFacts.extend({
    receivedAmount: z.number().describe('In dollars.'),
    outstandingAmount: z.number().describe('In dollars.'),
  }),
  sample: (siteUrl) => ({ ...sampleTransfer(siteUrl), receivedAmount: 200, outstandingAmount: 50 }),
  write: (data, edition) => {
    const received = formatAmount(data.receivedAmount);
    const outstanding = formatAmount(data.outstandingAmount);
    return {
      subject: texts.subject({ reference: data.merchantReference }),
      replyTo: data.paymentsEmail,
      blocks: [
        paragraph(greeting(data)),
        paragraph(texts.text({ conference: edition.name, received, outstanding })),
        facts(
          ...paymentRows(data),
          [texts.received, received],
          [texts.outstanding, outstanding],
          ...transferRows(data),
        ),
        ...transferAdvice(data, data.outstandingAmount),
        registrationButton(data),
        note(data.bank.note),
      ],
    };
  },
});
