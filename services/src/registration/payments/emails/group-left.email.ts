import * as z from 'zod';
import { facts, paragraph } from '../../../messaging/templates/email-blocks.js';
import { personName } from '../../../messaging/templates/email-fields.js';
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

const texts = defineTexts('server.emails.group-left', {
  subject: 'Please pay for your registration: {reference}',
  left: 'You left the group of {organization}. Your registration for {conference} stays, and the fee is yours to pay:',
  removed:
    '{organization} no longer pays for your registration for {conference}. Your registration stays, and the fee is yours to pay:',
});

export const groupLeft = emailTemplate({
  kind: 'group-left',
  data: transferFacts.extend({
    organization: personName,
    isRemoved: z.boolean().describe('By the payer of the group or by finance.'),
  }),
  sample: (siteUrl) => ({
    ...sampleTransfer(siteUrl),
    organization: 'Lakeside University (sample)',
    isRemoved: true,
  }),
  write: (data, { name: conference }) => {
    const { organization, isRemoved, merchantReference: reference } = data;
    const text = isRemoved ? texts.removed : texts.left;
    return {
      subject: texts.subject({ reference }),
      replyTo: data.paymentsEmail,
      blocks: [
        paragraph(greeting(data)),
        paragraph(text({ organization, conference })),
        facts(...paymentRows(data), ...transferRows(data)),
        ...transferAdvice(data),
        registrationButton(data),
        ...transferNote(data),
      ],
    };
  },
});
