import { facts, paragraph } from '../../../messaging/templates/email-blocks.js';
import { emailTemplate } from '../../../messaging/templates/email-template.js';
import { greeting, paymentRows, registrationButton } from './payment-facts.js';
import {
  sampleTransfer,
  transferAdvice,
  transferFacts,
  transferNote,
  transferRows,
} from './transfer-facts.js';
import { defineTexts } from '../../../platform/i18n/define-texts.js';

const texts = defineTexts('server.emails.registration-changed', {
  subject: 'Registration changed: {reference}',
  text: 'Your registration for {conference} has changed. The reference is the same; the amount is:',
});

export const registrationChanged = emailTemplate({
  kind: 'registration-changed',
  data: transferFacts,
  sample: sampleTransfer,
  write: (data, edition) => ({
    subject: texts.subject({ reference: data.merchantReference }),
    replyTo: data.paymentsEmail,
    blocks: [
      paragraph(greeting(data)),
      paragraph(texts.text({ conference: edition.name })),
      facts(...paymentRows(data), ...transferRows(data)),
      ...transferAdvice(data),
      registrationButton(data),
      ...transferNote(data),
    ],
  }),
});
