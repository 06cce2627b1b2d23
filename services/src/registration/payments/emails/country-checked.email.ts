import * as z from 'zod';
import { facts, nextStep, paragraph, quote } from '../../../messaging/templates/email-blocks.js';
import { emailTemplate } from '../../../messaging/templates/email-template.js';
import { defineTexts } from '../../../platform/i18n/define-texts.js';
import { greeting, paymentRows, registrationButton } from './payment-facts.js';
import {
  sampleTransfer,
  transferAdvice,
  transferFacts,
  transferNote,
  transferRows,
} from './transfer-facts.js';

const texts = defineTexts('server.emails.country-checked', {
  subject: 'Your country and your fee: {reference}',
  refused:
    'Your fee for {conference} was reduced for the country {country}, which we could not confirm. The whole fee applies.',
  confirmed: 'We confirmed the country {country} after all. Your fee for {conference} is reduced.',
  reason: 'The organisers wrote:',
  nothingDue: 'Nothing for you to do: there is nothing left to pay.',
});

/** Of finance, when the check of the country changes the fee. */
export const countryChecked = emailTemplate({
  kind: 'country-checked',
  data: transferFacts.extend({
    country: z.string(),
    isRefused: z.boolean().describe('Otherwise an earlier refusal is reversed.'),
    reason: z.string().describe('Of finance; can be empty.'),
    outstandingAmount: z.number().describe('In dollars.'),
  }),
  sample: (siteUrl) => ({
    ...sampleTransfer(siteUrl),
    country: 'Ghana',
    isRefused: true,
    reason: 'Your institution is in another country.',
    outstandingAmount: 250,
  }),
  write: (data, edition) => {
    const { outstandingAmount, isRefused, reason, country } = data;
    const isDue = outstandingAmount > 0;
    const text = isRefused ? texts.refused : texts.confirmed;
    return {
      subject: texts.subject({ reference: data.merchantReference }),
      replyTo: data.paymentsEmail,
      blocks: [
        paragraph(greeting(data)),
        paragraph(text({ conference: edition.name, country })),
        ...(reason ? [paragraph(texts.reason), quote(reason)] : []),
        facts(...paymentRows(data), ...(isDue ? transferRows(data) : [])),
        ...(isDue ? transferAdvice(data, outstandingAmount) : [nextStep(texts.nothingDue)]),
        registrationButton(data),
        ...(isDue ? transferNote(data) : []),
      ],
    };
  },
});
