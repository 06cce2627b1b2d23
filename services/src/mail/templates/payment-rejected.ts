import * as z from 'zod';
import { button, facts, paragraph, quote } from '../mail-blocks.js';
import { MailTemplate } from '../mail-template.js';
import { greeting, paymentFacts, paymentRows, samplePayment } from './payment-facts.js';

export const paymentRejected = new MailTemplate({
  data: paymentFacts.extend({ reason: z.string() }),
  sample: (siteUrl) => ({
    ...samplePayment(siteUrl),
    reason: 'The transfer names another reference.',
  }),
  write: (data, edition) => ({
    subject: `Payment not accepted: ${data.merchantReference}`,
    blocks: [
      paragraph(greeting(data)),
      paragraph(`We could not accept the payment for your registration for ${edition.name}:`),
      quote(data.reason),
      facts(...paymentRows(data)),
      paragraph(`Please write to ${edition.contactEmail} if you think that this is a mistake.`),
      button('See your registration', data.link),
    ],
  }),
});
