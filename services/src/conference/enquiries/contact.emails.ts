import * as z from 'zod';
import { facts, hello, note, paragraph, quote } from '../../messaging/templates/email-blocks.js';
import { personName } from '../../messaging/templates/email-fields.js';
import { emailTemplate } from '../../messaging/templates/email-template.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';

const texts = defineTexts('server.emails.enquiry', {
  from: 'From',
  category: 'Category',
  subject: 'Subject',
  copySubject: 'We have your message: {subject}',
  thanks: 'Thank you for writing to {conference}. We answer as soon as we can.',
  notYou: 'If you didn’t write to us, ignore this email: someone entered your address.',
});

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

export const enquiryEmail = emailTemplate({
  kind: 'enquiry',
  data: message,
  sample,
  write: (data) => ({
    subject: `[${data.category}] ${data.subject}`,
    replyTo: data.email,
    blocks: [
      facts([texts.from, `${data.name} (${data.email})`], [texts.category, data.category]),
      quote(data.message),
    ],
  }),
});

export const enquiryCopy = emailTemplate({
  kind: 'enquiry-copy',
  data: message.extend({ name: personName }),
  sample,
  write: (data, edition) => ({
    subject: texts.copySubject({ subject: data.subject }),
    replyTo: edition.contactEmail,
    takesReplies: true,
    blocks: [
      hello(data.name),
      paragraph(texts.thanks({ conference: edition.name })),
      facts([texts.category, data.category], [texts.subject, data.subject]),
      quote(data.message),
      note(texts.notYou),
    ],
  }),
});
