import * as z from 'zod';
import { facts, paragraph, quote } from '../../../messaging/templates/email-blocks.js';
import { emailTemplate } from '../../../messaging/templates/email-template.js';
import {
  greeting,
  paymentFacts,
  paymentRows,
  registrationButton,
  samplePayment,
} from './payment-facts.js';
import { defineTexts } from '../../../platform/i18n/define-texts.js';

const texts = defineTexts('server.emails.registration-cancelled', {
  subject: 'Registration cancelled: {reference}',
  text: 'Your registration for {conference} is cancelled. Please do not transfer money for it.',
  paid: 'Please write to {contactEmail} if you have paid already.',
});

export const registrationCancelled = emailTemplate({
  kind: 'registration-cancelled',
  data: paymentFacts.extend({ reason: z.string().describe('Empty when the payer did it.') }),
  sample: (siteUrl) => ({ ...samplePayment(siteUrl), reason: 'You wrote that you cannot come.' }),
  write: (data, edition) => ({
    subject: texts.subject({ reference: data.merchantReference }),
    blocks: [
      paragraph(greeting(data)),
      paragraph(texts.text({ conference: edition.name })),
      ...(data.reason === '' ? [] : [quote(data.reason)]),
      facts(...paymentRows(data)),
      paragraph(texts.paid({ contactEmail: edition.contactEmail })),
      registrationButton(data),
    ],
  }),
});
