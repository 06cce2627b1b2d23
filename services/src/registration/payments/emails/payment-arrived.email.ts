import { facts, nextStep, paragraph } from '../../../messaging/templates/email-blocks.js';
import { emailTemplate } from '../../../messaging/templates/email-template.js';
import * as z from 'zod';
import { defineTexts } from '../../../platform/i18n/define-texts.js';
import {
  greeting,
  paymentFacts,
  paymentRows,
  registrationButton,
  samplePayment,
} from './payment-facts.js';

const texts = defineTexts('server.emails.payment-arrived', {
  subject: 'Your payment has arrived: {reference}',
  text: 'Your online payment for {conference} has arrived. We confirm your registration once we have checked {what, select, country {your country} both {your country and your proof of student status} other {your proof of student status}}.',
  missing: 'Upload your proof of student status on the page below.',
  uploaded: 'Nothing for you to do: we email you once your registration is confirmed.',
});

/** To people whose student status or country is checked before the payment is confirmed. */
export const paymentArrived = emailTemplate({
  kind: 'payment-arrived',
  data: paymentFacts.extend({
    isProofMissing: z.boolean().describe('Of student status.'),
    what: z.enum(['student', 'country', 'both']).default('student').describe('Is checked.'),
  }),
  sample: (siteUrl) => ({
    ...samplePayment(siteUrl),
    isProofMissing: true,
    what: 'student' as const,
  }),
  write: (data, edition) => ({
    subject: texts.subject({ reference: data.merchantReference }),
    blocks: [
      paragraph(greeting(data)),
      paragraph(texts.text({ conference: edition.name, what: data.what })),
      facts(...paymentRows(data)),
      nextStep(data.isProofMissing ? texts.missing : texts.uploaded),
      registrationButton(data),
    ],
  }),
});
