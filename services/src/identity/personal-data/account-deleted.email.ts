import * as z from 'zod';
import { hello, paragraph } from '../../messaging/templates/email-blocks.js';
import { personName } from '../../messaging/templates/email-fields.js';
import { emailTemplate } from '../../messaging/templates/email-template.js';
import { samplePerson } from '../../messaging/templates/sample-values.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';

const texts = defineTexts('server.emails.account-deleted', {
  subject: 'Your account for {conference} was deleted',
  deleted: 'Your account and your personal data were deleted. No one can log in to it any more.',
  payments: 'We keep records of payments as required by law, with as little about you as possible.',
  notYou: 'If this wasn’t you, reply to this email or write to {contactEmail}.',
});

export const accountDeleted = emailTemplate({
  kind: 'account-deleted',
  isDeletedOnceSent: true,
  data: z.object({ firstName: personName }),
  sample: () => samplePerson,
  write: ({ firstName }, { name, contactEmail }) => ({
    subject: texts.subject({ conference: name }),
    replyTo: contactEmail,
    blocks: [
      hello(firstName),
      paragraph(texts.deleted),
      paragraph(texts.payments),
      paragraph(texts.notYou({ contactEmail })),
    ],
  }),
});
