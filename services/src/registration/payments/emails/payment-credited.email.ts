import * as z from 'zod';
import {
  facts,
  nextStep,
  note,
  paragraph,
  quote,
} from '../../../messaging/templates/email-blocks.js';
import { emailTemplate } from '../../../messaging/templates/email-template.js';
import {
  greeting,
  paymentFacts,
  paymentRows,
  registrationButton,
  samplePayment,
} from './payment-facts.js';
import { defineTexts } from '../../../platform/i18n/define-texts.js';

const texts = defineTexts('server.emails.payment-credited', {
  subject: 'Receipt corrected: {reference}',
  text: 'Your receipt {receipt} for {conference} is no longer valid. Credit note {number} corrects it:',
  reopened: 'Your registration is not confirmed for now.',
  cancelled: 'Your registration is cancelled.',
  next: 'Nothing for you to do now. You get a new receipt by email once your payment is confirmed again.',
  nextCancelled: 'Keep the credit note with your receipt.',
  creditNote: 'Credit note',
  receipt: 'Corrected receipt',
  questions: 'Please write to {contactEmail} if you have questions.',
  pdf: 'The credit note for your books is there as a PDF.',
});

export const paymentCredited = emailTemplate({
  kind: 'payment-credited',
  data: paymentFacts.extend({
    number: z.string().describe('Of the credit note.'),
    receiptNumber: z.string(),
    reason: z.string(),
    cancels: z.boolean().describe('The registration ends with it.'),
  }),
  sample: (siteUrl) => ({
    ...samplePayment(siteUrl),
    number: 'C25-N00001',
    receiptNumber: 'C25-R00001',
    reason: 'The receipt names the wrong addressee.',
    cancels: false,
  }),
  write: (data, edition) => ({
    subject: texts.subject({ reference: data.merchantReference }),
    blocks: [
      paragraph(greeting(data)),
      paragraph(
        texts.text({
          receipt: data.receiptNumber,
          conference: edition.name,
          number: data.number,
        }),
      ),
      quote(data.reason),
      facts(
        [texts.creditNote, data.number],
        [texts.receipt, data.receiptNumber],
        ...paymentRows(data),
      ),
      paragraph(data.cancels ? texts.cancelled : texts.reopened),
      nextStep(data.cancels ? texts.nextCancelled : texts.next),
      paragraph(texts.questions({ contactEmail: edition.contactEmail })),
      registrationButton(data),
      note(texts.pdf),
    ],
  }),
});
