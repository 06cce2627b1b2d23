import * as z from 'zod';
import { facts, note, paragraph } from '../../../messaging/templates/email-blocks.js';
import { formatDay } from '../../../platform/i18n/formats.js';
import { emailTemplate } from '../../../messaging/templates/email-template.js';
import {
  greeting,
  paymentFacts,
  paymentRows,
  registrationButton,
  samplePayment,
} from './payment-facts.js';
import { defineTexts } from '../../../platform/i18n/define-texts.js';

const texts = defineTexts('server.emails.payment-confirmed', {
  subject: 'Payment confirmed: {reference}',
  text: 'Your payment has arrived and your registration for {conference} is complete.',
  receivedOn: 'Received on',
  bankTransaction: 'Bank transaction',
  receipt: 'Receipt',
  pdf: 'The receipt for your books is there as a PDF.',
});

export const paymentConfirmed = emailTemplate({
  kind: 'payment-confirmed',
  data: paymentFacts.extend({
    date: z.iso.date(),
    bankTransactionId: z.string(),
    receiptNumber: z.string().optional(),
  }),
  sample: (siteUrl) => ({
    ...samplePayment(siteUrl),
    date: '2025-10-17',
    bankTransactionId: 'SAMPLE-0001',
    receiptNumber: 'C25-R00001',
  }),
  write: (data, edition) => ({
    subject: texts.subject({ reference: data.merchantReference }),
    blocks: [
      paragraph(greeting(data)),
      paragraph(texts.text({ conference: edition.name })),
      facts(
        ...paymentRows(data),
        [texts.receivedOn, formatDay(data.date)],
        [texts.bankTransaction, data.bankTransactionId],
        ...(data.receiptNumber === undefined
          ? []
          : [[texts.receipt, data.receiptNumber] satisfies [string, string]]),
      ),
      registrationButton(data),
      note(texts.pdf),
    ],
  }),
});
