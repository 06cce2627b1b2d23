import * as z from 'zod';
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

const texts = defineTexts('server.emails.registration-received', {
  subject: 'Registration received: {reference}',
  registeredBy: '{organiser} from the organisers registered you for the conference.',
  objection:
    'If you do not want this registration, reply to this email or write to {email}. While nothing is paid, you can also cancel it on its page.',
  free: 'We have your registration for {conference}.',
  text: 'We have your registration for {conference}. Please transfer the fee:',
});

export const registrationReceived = emailTemplate({
  kind: 'registration-received',
  data: transferFacts.extend({
    registeredBy: z.string().optional().describe('The organiser who did it for the person.'),
  }),
  sample: sampleTransfer,
  write: (data, edition) => ({
    subject: texts.subject({ reference: data.merchantReference }),
    replyTo: data.paymentsEmail,
    blocks: [
      paragraph(greeting(data)),
      ...(data.registeredBy
        ? [
            paragraph(texts.registeredBy({ organiser: data.registeredBy })),
            paragraph(texts.objection({ email: data.paymentsEmail })),
          ]
        : []),
      paragraph(
        (data.amount === 0 || data.paidBy ? texts.free : texts.text)({ conference: edition.name }),
      ),
      facts(...paymentRows(data), ...transferRows(data)),
      ...transferAdvice(data),
      registrationButton(data),
      ...transferNote(data),
    ],
  }),
});
