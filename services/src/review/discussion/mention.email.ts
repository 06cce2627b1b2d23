import * as z from 'zod';
import { button, hello, nextStep, paragraph } from '../../messaging/templates/email-blocks.js';
import { instant } from '../../messaging/templates/email-fields.js';
import { emailTemplate } from '../../messaging/templates/email-template.js';
import { sampleTime } from '../../messaging/templates/sample-values.js';
import {
  aboutPaper,
  nameOf,
  paperFacts,
  samplePaper,
} from '../../papers/submission/author.emails.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import { formatInstant } from '../../platform/i18n/formats.js';

const texts = defineTexts('server.emails.mention', {
  subject: 'You are mentioned in the discussion of {paper}',
  byReviewer:
    'Reviewer {alias, number} mentioned you in the discussion of this paper of {conference}.',
  byChair: 'The chair mentioned you in the discussion of this paper of {conference}.',
  next: 'Read the comment and reply before the committee decides.',
  nextUntil: 'Read the comment and reply by {time}, when discussions close.',
  button: 'Open the discussion',
});

/** To a person whom a comment mentions, without its text and the names of participants. */
export const paperMention = emailTemplate({
  kind: 'paper-mention',
  data: paperFacts.extend({
    alias: z.int().nullable().describe('Of the writer; null for organisers.'),
    closesAt: instant.nullable(),
  }),
  sample: (siteUrl) => ({
    ...samplePaper(siteUrl),
    link: `${siteUrl}/reviewers/papers/sample`,
    ...{ alias: 2, closesAt: sampleTime },
  }),
  write: ({ alias, closesAt, ...data }, { name: conference, contactEmail }) => ({
    subject: texts.subject({ paper: nameOf(data) }),
    replyTo: contactEmail,
    blocks: [
      hello(data.firstName),
      paragraph(
        alias === null ? texts.byChair({ conference }) : texts.byReviewer({ alias, conference }),
      ),
      aboutPaper(data),
      nextStep(closesAt ? texts.nextUntil({ time: formatInstant(closesAt) }) : texts.next),
      button(texts.button, data.link),
    ],
  }),
});
