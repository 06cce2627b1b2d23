import * as z from 'zod';
import { button, facts, paragraph } from '../../messaging/templates/email-blocks.js';
import { emailTemplate } from '../../messaging/templates/email-template.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';

const texts = defineTexts('server.emails.front-end-rolled-back', {
  subject: '{frontEnd} of {conference} was rolled back',
  done: 'Version {version} of {frontEnd} was rolled back automatically. Version {before} is live.',
  reason: 'Reason',
  visits: 'After',
  visitCount: '{visits, plural, one {# visit} other {# visits}}',
  next: 'Find its failures in the admin area, and publish a corrected version. If you publish the same version again, it is not rolled back a second time.',
  button: 'Open front ends',
});

/** To the contacts of a front end; to administrators where there are none. */
export const rolledBack = emailTemplate({
  kind: 'front-end-rolled-back',
  data: z.object({
    frontEnd: z.string(),
    version: z.string(),
    before: z.string(),
    reason: z.string(),
    visits: z.number(),
  }),
  sample: () => ({
    frontEnd: 'mfe_public',
    version: '1.0.0-3f2a91bc',
    before: '1.0.0-0c0c0c0c',
    reason: 'LCP: 4.1 s against 2.2 s',
    visits: 780,
  }),
  write: ({ frontEnd, version, before, reason, visits }, { name, siteUrl }) => ({
    subject: texts.subject({ frontEnd, conference: name }),
    blocks: [
      paragraph(texts.done({ version, frontEnd, before })),
      facts([texts.reason, reason], [texts.visits, texts.visitCount({ visits })]),
      paragraph(texts.next),
      button(texts.button, `${siteUrl}/admin/front-ends`),
    ],
  }),
});
