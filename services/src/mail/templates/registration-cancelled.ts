import * as z from 'zod';
import { button, facts, paragraph, quote } from '../mail-blocks.js';
import { MailTemplate } from '../mail-template.js';
import { greeting, paymentFacts, paymentRows, samplePayment } from './payment-facts.js';

export const registrationCancelled = new MailTemplate({
  data: paymentFacts.extend({ reason: z.string().describe('Empty when the payer did it.') }),
  sample: (siteUrl) => ({ ...samplePayment(siteUrl), reason: 'You wrote that you cannot come.' }),
  write: (data, edition) => ({
    subject: `Registration cancelled: ${data.merchantReference}`,
    blocks: [
      paragraph(greeting(data)),
      paragraph(
        `Your registration for ${edition.name} is cancelled. Please do not transfer money for it.`,
      ),
      ...(data.reason === '' ? [] : [quote(data.reason)]),
      facts(...paymentRows(data)),
      paragraph(`Please write to ${edition.contactEmail} if you have paid already.`),
      button('See your registration', data.link),
    ],
  }),
});
