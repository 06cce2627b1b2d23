import * as z from 'zod';
import {
  type Block,
  button,
  nextStep,
  paragraph,
  quote,
} from '../../../messaging/templates/email-blocks.js';
import { emailTemplate } from '../../../messaging/templates/email-template.js';
import { defineTexts } from '../../../platform/i18n/define-texts.js';
import { greeting, paymentFacts, registrationButton, samplePayment } from './payment-facts.js';

const texts = defineTexts('server.emails.joining-details', {
  subject: 'Joining {conference} online',
  text: 'These are the current details for joining {conference} online. They replace earlier ones.',
  next: 'Keep this email and use its address when the first online session starts.',
  join: 'You can join online here:',
  private: 'Please do not pass the address on. You also find it under your registration.',
  button: 'Join online',
});

export const joiningFacts = z.object({ address: z.string(), instructions: z.string() });

export const sampleJoining = (siteUrl: string) => ({
  address: `${siteUrl}/sample-room`,
  instructions: 'The room opens 15 minutes before the first session.',
});

export function joiningBlocks({ address, instructions }: z.infer<typeof joiningFacts>): Block[] {
  return [
    paragraph(texts.join),
    button(texts.button, address),
    ...(instructions === '' ? [] : [quote(instructions)]),
    paragraph(texts.private),
  ];
}

export const joiningDetails = emailTemplate({
  kind: 'joining-details',
  data: paymentFacts.extend({ joining: joiningFacts }),
  sample: (siteUrl) => ({ ...samplePayment(siteUrl), joining: sampleJoining(siteUrl) }),
  write: (data, { name: conference, contactEmail }) => ({
    subject: texts.subject({ conference }),
    replyTo: contactEmail,
    blocks: [
      paragraph(greeting(data)),
      paragraph(texts.text({ conference })),
      nextStep(texts.next),
      ...joiningBlocks(data.joining),
      registrationButton(data),
    ],
  }),
});
