import * as z from 'zod';
import { facts, nextStep, paragraph, quote } from '../../../messaging/templates/email-blocks.js';
import { emailTemplate } from '../../../messaging/templates/email-template.js';
import { formatAmount } from '../../../platform/core/currency.js';
import { defineTexts } from '../../../platform/i18n/define-texts.js';
import { greeting, paymentRows, registrationButton } from './payment-facts.js';
import {
  sampleTransfer,
  transferAdvice,
  transferFacts,
  transferNote,
  transferRows,
} from './transfer-facts.js';

const texts = defineTexts('server.emails.waiver-decided', {
  subject: 'Your application for a fee waiver: {reference}',
  granted: 'We waive {amount} of your fee for {conference}.',
  declined: 'We cannot waive your fee for {conference}. You can still pay it to take part.',
  declinedPaid: 'We cannot waive your fee for {conference}. Your payment has arrived.',
  answer: 'The organisers wrote:',
  nothingDue: 'Nothing for you to do: there is nothing left to pay.',
});

/** Of finance on an application. */
export const waiverDecided = emailTemplate({
  kind: 'waiver-decided',
  data: transferFacts.extend({
    waivedAmount: z.number().nullable().describe('In dollars; null for a declined application.'),
    answer: z.string().describe('Of finance; can be empty.'),
    outstandingAmount: z.number().describe('In dollars.'),
    awaitsProof: z.boolean().describe('Of student status, with nothing to pay.'),
  }),
  sample: (siteUrl) => ({
    ...sampleTransfer(siteUrl),
    waivedAmount: 100,
    answer: 'We are glad that you can join us.',
    outstandingAmount: 150,
    awaitsProof: false,
  }),
  write: (data, edition) => {
    const { waivedAmount, outstandingAmount, answer, awaitsProof } = data;
    const conference = edition.name;
    const isDue = outstandingAmount > 0;
    const declined = isDue ? texts.declined : texts.declinedPaid;
    return {
      subject: texts.subject({ reference: data.merchantReference }),
      replyTo: data.paymentsEmail,
      blocks: [
        paragraph(greeting(data)),
        paragraph(
          waivedAmount === null
            ? declined({ conference })
            : texts.granted({ amount: formatAmount(waivedAmount), conference }),
        ),
        ...(answer ? [paragraph(texts.answer), quote(answer)] : []),
        facts(...paymentRows(data), ...(isDue ? transferRows(data) : [])),
        ...(isDue || awaitsProof
          ? transferAdvice(data, outstandingAmount)
          : [nextStep(texts.nothingDue)]),
        registrationButton(data),
        ...(isDue ? transferNote(data) : []),
      ],
    };
  },
});
