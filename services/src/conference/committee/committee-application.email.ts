import type { EntityManager } from 'typeorm';
import * as z from 'zod';
import type { EmailOutbox } from '../../messaging/outbox/email-outbox.js';
import { hello, paragraph } from '../../messaging/templates/email-blocks.js';
import { personName } from '../../messaging/templates/email-fields.js';
import { emailTemplate } from '../../messaging/templates/email-template.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import { samplePerson } from '../../messaging/templates/sample-values.js';
import { INBOX_KINDS } from '../inbox/inbox-kinds.js';

const texts = defineTexts('server.emails.committeeApplication', {
  subject: 'We have your application to the committee of {conference}',
  thanks: 'Thank you for offering to join the committee of {conference}.',
  next: 'We have your application with your CV, and will write to you about it.',
});

export const committeeApplication = emailTemplate({
  kind: 'committee-application',
  data: z.object({ firstName: personName }),
  sample: () => samplePerson,
  write: ({ firstName }, { name, contactEmail }) => ({
    subject: texts.subject({ conference: name }),
    replyTo: contactEmail,
    takesReplies: true,
    blocks: [
      hello(firstName),
      paragraph(texts.thanks({ conference: name })),
      paragraph(texts.next),
    ],
  }),
});

/** The cause of the email to an applicant. */
export const applicationCause = (id: string) => `${committeeApplication.kind}:${id}`;

/** With the replies of organisers, and with those to them. */
export async function forgetApplicationEmails(
  tx: EntityManager,
  outbox: EmailOutbox,
  id: string,
): Promise<void> {
  const causes = [applicationCause(id), `${INBOX_KINDS.application.reply}:${id}`];
  for (const cause of causes) await outbox.forget(tx, cause);
}
