import * as z from 'zod';
import { facts, nextStep, paragraph, quote } from '../../../messaging/templates/email-blocks.js';
import { emailTemplate } from '../../../messaging/templates/email-template.js';
import {
  greeting,
  paymentFacts,
  paymentRows,
  registrationButton,
  samplePayment,
} from './payment-facts.js';
import { defineTexts } from '../../../platform/i18n/define-texts.js';

const texts = defineTexts('server.emails.payment-rejected', {
  subject: 'Payment not accepted: {reference}',
  text: 'We could not accept the payment for your registration for {conference}:',
  mistake: 'Write to {contactEmail} if you think that this is a mistake.',
});

export const paymentRejected = emailTemplate({
  kind: 'payment-rejected',
  data: paymentFacts.extend({ reason: z.string() }),
  sample: (siteUrl) => ({
    ...samplePayment(siteUrl),
    reason: 'The transfer names another reference.',
  }),
  write: (data, edition) => ({
    subject: texts.subject({ reference: data.merchantReference }),
    blocks: [
      paragraph(greeting(data)),
      paragraph(texts.text({ conference: edition.name })),
      quote(data.reason),
      facts(...paymentRows(data)),
      nextStep(texts.mistake({ contactEmail: edition.contactEmail })),
      registrationButton(data),
    ],
  }),
});
