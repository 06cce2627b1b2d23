import * as z from 'zod';
import { facts, paragraph } from '../../../messaging/templates/email-blocks.js';
import { emailTemplate } from '../../../messaging/templates/email-template.js';
import { defineTexts } from '../../../platform/i18n/define-texts.js';
import { labels } from '../../../platform/i18n/labels.js';
import { greeting, paymentFacts, registrationButton, samplePayment } from './payment-facts.js';

const texts = defineTexts('server.emails.registration-corrected', {
  subject: 'Registration corrected: {reference}',
  text: 'Your registration for {conference} has these details now. Reference and amount are the same.',
  mistake: 'Please write to {contactEmail} if you did not correct them.',
});

/** To the registrant, after a correction of the person's details. */
export const registrationCorrected = emailTemplate({
  kind: 'registration-corrected',
  data: paymentFacts.extend({
    organization: z.string(),
    position: z.string(),
    country: z.string(),
    phone: z.string().nullable(),
  }),
  sample: (siteUrl) => ({
    ...samplePayment(siteUrl),
    organization: 'University (sample)',
    position: 'Researcher',
    country: 'Nigeria',
    phone: null,
  }),
  write: (data, edition) => ({
    subject: texts.subject({ reference: data.merchantReference }),
    blocks: [
      paragraph(greeting(data)),
      paragraph(texts.text({ conference: edition.name })),
      facts(
        [labels.title, data.title],
        [labels.firstName, data.firstName],
        [labels.lastName, data.lastName],
        [labels.organization, data.organization],
        [labels.position, data.position],
        [labels.country, data.country],
        ...(data.phone === null
          ? []
          : [[labels.phone, data.phone] satisfies [label: string, value: string]]),
      ),
      paragraph(texts.mistake({ contactEmail: edition.contactEmail })),
      registrationButton(data),
    ],
  }),
});
