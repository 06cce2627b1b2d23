import * as z from 'zod';
import { hello, paragraph, quote } from '../../messaging/templates/email-blocks.js';
import { personName } from '../../messaging/templates/email-fields.js';
import { emailTemplate } from '../../messaging/templates/email-template.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';

const texts = defineTexts('server.emails.inboxReply', {
  subject: 'Re: {subject}',
  application: 'Your application to the committee of {conference}',
  youWrote: 'You wrote:',
});

/** What an organiser replies to an enquiry or an application. */
export const inboxReply = emailTemplate({
  kind: 'inbox-reply',
  data: z.object({
    name: personName,
    subject: z.string().nullable(),
    body: z.string(),
    message: z.string().nullable(),
    /** The id of the email below which mail programs put it. */
    follows: z.string().nullable(),
  }),
  sample: () => ({
    name: 'Sample Reader',
    subject: 'A question about the venue',
    body: 'The lecture theatre is free of steps.\n\nSee you there!',
    message: 'Is the lecture theatre free of steps?\nThank you.',
    follows: null,
  }),
  write: ({ name, subject, body, message, follows }, edition) => ({
    subject: subject ? texts.subject({ subject }) : texts.application({ conference: edition.name }),
    replyTo: edition.contactEmail,
    takesReplies: true,
    ...(follows && { follows }),
    blocks: [
      hello(name),
      ...body.split(/\n\s*\n/).map(paragraph),
      ...(message ? [paragraph(texts.youWrote), quote(message)] : []),
    ],
  }),
});
