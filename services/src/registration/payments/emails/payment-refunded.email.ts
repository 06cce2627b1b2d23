import * as z from 'zod';
import { facts, paragraph, quote } from '../../../messaging/templates/email-blocks.js';
import { personName } from '../../../messaging/templates/email-fields.js';
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
  group: {
    subject: 'Registration ended: {reference}',
    text: 'Your registration for {conference} has ended. We pay {amount} back to {organization}:',
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
    paidBy: personName.nullish().describe('The organisation that paid, and gets the money.'),
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
    const { merchantReference: reference, paidBy } = data;
    const conference = edition.name;
    return {
      subject: (paidBy ? texts.group : message).subject({ reference }),
      blocks: [
        paragraph(greeting(data)),
        paragraph(
          paidBy
            ? texts.group.text({ conference, amount, organization: paidBy })
            : message.text({ conference, amount }),
        ),
        quote(data.reason),
        facts(...paymentRows(data), [texts.paidBack, amount]),
        ...(paidBy ? [] : [paragraph(texts.notArrived({ contactEmail: edition.contactEmail }))]),
        registrationButton(data),
      ],
    };
  },
});
