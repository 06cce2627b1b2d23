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
  archiveSubject: 'The database of {conference} is not archived',
  archiveFailed: 'The write-ahead log of the database cannot be archived: {reason}',
  archiveLast:
    'The archive was last complete at {at}. Changes since then would be lost with the server.',
  archiveNext: 'The product keeps trying. Please check the folder or bucket of the archive.',
  next: 'The product tries again every hour. Please check the disk of the server, or the bucket of BACKUP_URL.',
  button: 'Open the admin area',
});

const dailyWords = texts;
const archiveWords = {
  subject: texts.archiveSubject,
  failed: texts.archiveFailed,
  last: texts.archiveLast,
  next: texts.archiveNext,
};

/** To every administrator, at most once a day. */
export const backupFailed = emailTemplate({
  kind: 'backup-failed',
  data: z.object({
    firstName: personName,
    reason: z.string(),
    lastGood: z.string().nullable(),
    what: z.enum(['daily', 'archive']).default('daily'),
  }),
  sample: () => ({
    ...samplePerson,
    reason: 'ENOSPC: no space left on device, write',
    lastGood: '2025-10-14 03:10 UTC',
    what: 'daily' as const,
  }),
  write: ({ firstName, reason, lastGood, what }, { name, siteUrl }) => {
    const words = what === 'archive' ? archiveWords : dailyWords;
    return {
      subject: words.subject({ conference: name }),
      blocks: [
        hello(firstName),
        paragraph(words.failed({ reason })),
        paragraph(lastGood === null ? texts.none : words.last({ at: lastGood })),
        paragraph(words.next),
        button(texts.button, `${siteUrl}/admin/dashboard`),
      ],
    };
  },
});
