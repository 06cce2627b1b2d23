import * as z from 'zod';
import { button, hello, paragraph } from '../../messaging/templates/email-blocks.js';
import { personName } from '../../messaging/templates/email-fields.js';
import { emailTemplate } from '../../messaging/templates/email-template.js';
import { samplePerson } from '../../messaging/templates/sample-values.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';

const texts = defineTexts('server.emails.backup-failed', {
  subject: 'The daily backup of {conference} failed',
  failed: 'Today’s backup could not be made: {reason}',
  none: 'There is no earlier backup.',
  last: 'The last good backup is of {at}. It is kept until a new one succeeds.',
  next: 'The product tries again every hour. Please check the disk of the server.',
  button: 'Open the admin area',
});

/** To every administrator, at most once a day. */
export const backupFailed = emailTemplate({
  kind: 'backup-failed',
  data: z.object({ firstName: personName, reason: z.string(), lastGood: z.string().nullable() }),
  sample: () => ({
    ...samplePerson,
    reason: 'ENOSPC: no space left on device, write',
    lastGood: '2025-10-14 03:10 UTC',
  }),
  write: ({ firstName, reason, lastGood }, { name, siteUrl }) => ({
    subject: texts.subject({ conference: name }),
    blocks: [
      hello(firstName),
      paragraph(texts.failed({ reason })),
      paragraph(lastGood === null ? texts.none : texts.last({ at: lastGood })),
      paragraph(texts.next),
      button(texts.button, `${siteUrl}/admin/dashboard`),
    ],
  }),
});
