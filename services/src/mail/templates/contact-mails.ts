import * as z from 'zod';
import { facts, hello, note, paragraph, quote } from '../mail-blocks.js';
import { personName } from '../mail-fields.js';
import { MailTemplate } from '../mail-template.js';

const message = z.object({
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  category: z.string(),
  message: z.string(),
});

const sample = () => ({
  name: 'Sample Reader',
  email: 'reader@sample.example',
  subject: 'A question about the venue',
  category: 'General Inquiry',
  message: 'Is the lecture theatre free of steps?\nThank you.',
});

/** To the organisers; answering it answers the sender. */
export const contactMessage = new MailTemplate({
  data: message,
  sample,
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
  data: message.extend({ name: personName }),
  sample,
  write: (data, edition) => ({
    subject: `We have your message: ${data.subject}`,
    replyTo: edition.contactEmail,
    blocks: [
      hello(data.name),
      paragraph(`Thank you for writing to ${edition.name}. We answer as soon as we can.`),
      facts(['Category', data.category], ['Subject', data.subject]),
      quote(data.message),
      note('You did not write to us? Then somebody gave your address: ignore this mail.'),
    ],
  }),
});
