import * as z from 'zod';
import { facts, paragraph, quote } from '../../../messaging/templates/email-blocks.js';
import { formatAmount } from '../../../platform/core/currency.js';
import { emailTemplate } from '../../../messaging/templates/email-template.js';
import {
  greeting,
  paymentFacts,
  paymentRows,
  registrationButton,
  samplePayment,
} from './payment-facts.js';
import { defineTexts } from '../../../platform/i18n/define-texts.js';

const texts = defineTexts('server.emails.payment-refunded', {
  whole: {
    subject: 'Payment refunded: {reference}',
    text: 'Your registration for {conference} has ended, and we pay {amount} back to you:',
  },
  part: {
    subject: 'Money paid back: {reference}',
    text: 'We pay {amount} of what you transferred for {conference} back to you:',
  },
  paidBack: 'Paid back',
  notArrived: 'Please write to {contactEmail} if it has not arrived after two weeks.',
});

export const paymentRefunded = emailTemplate({
  kind: 'payment-refunded',
  data: paymentFacts.extend({
    refundedAmount: z.number().describe('In dollars.'),
    reason: z.string(),
    endsRegistration: z.boolean().describe('The registration ends with it.'),
  }),
  sample: (siteUrl) => ({
    ...samplePayment(siteUrl),
    refundedAmount: 250,
    reason: 'You told us that you cannot come.',
    endsRegistration: true,
  }),
  write: (data, edition) => {
    const amount = formatAmount(data.refundedAmount);
    const message = data.endsRegistration ? texts.whole : texts.part;
    return {
      subject: message.subject({ reference: data.merchantReference }),
      blocks: [
        paragraph(greeting(data)),
        paragraph(message.text({ conference: edition.name, amount })),
        quote(data.reason),
        facts(...paymentRows(data), [texts.paidBack, amount]),
        paragraph(texts.notArrived({ contactEmail: edition.contactEmail })),
        registrationButton(data),
      ],
    };
  },
});
