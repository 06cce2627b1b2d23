import * as z from 'zod';
import { facts, note, paragraph, quote } from '../mail-blocks.js';
import { MailTemplate } from '../mail-template.js';

const message = z.object({
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  category: z.string(),
  message: z.string(),
});

/** To the organisers; answering it answers the sender. */
export const contactMessage = new MailTemplate({
  data: message,
  write: (data) => ({
    subject: `[${data.category}] ${data.subject}`,
    replyTo: data.email,
    blocks: [
      facts(['From', `${data.name} (${data.email})`], ['Category', data.category]),
      quote(data.message),
    ],
  }),
});

/** To the sender. */
export const contactCopy = new MailTemplate({
  data: message,
  write: (data, edition) => ({
    subject: `We have your message: ${data.subject}`,
    replyTo: edition.contactEmail,
    blocks: [
      paragraph(`Hello ${data.name},`),
      paragraph(`Thank you for writing to ${edition.name}. We answer as soon as we can.`),
      facts(['Category', data.category], ['Subject', data.subject]),
      quote(data.message),
      note('You did not write to us? Then somebody gave your address: ignore this mail.'),
    ],
  }),
});
