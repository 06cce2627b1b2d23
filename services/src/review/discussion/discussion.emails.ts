import * as z from 'zod';
import {
  type Block,
  hello,
  link,
  nextStep,
  note,
  paragraph,
} from '../../messaging/templates/email-blocks.js';
import { instant, personName } from '../../messaging/templates/email-fields.js';
import { emailTemplate } from '../../messaging/templates/email-template.js';
import { samplePerson, sampleTime } from '../../messaging/templates/sample-values.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import { formatInstant } from '../../platform/i18n/formats.js';

const texts = defineTexts('server.emails.discussion', {
  subject:
    '{count, plural, one {# new comment} other {# new comments}} in discussions of {conference}',
  text: 'There are comments that you have not read, on papers whose discussion you take part in.',
  paper: 'Paper {number}: {title}',
  reviewer: 'Reviewer {alias, number}: {count, plural, one {# comment} other {# comments}}',
  chair: 'Chair: {count, plural, one {# comment} other {# comments}}',
  comma: ', ',
  more: '{count, plural, one {One more paper has new comments.} other {# more papers have new comments.}}',
  next: 'Read the comments and reply before the committee decides.',
  nextUntil: 'Read the comments and reply by {time}, when discussions close.',
  why: 'You get this email once a day at most, and only while there are comments that you have not read.',
});

/** To a member of discussions, without texts and names. */
export const discussionDigest = emailTemplate({
  kind: 'discussion-digest',
  data: z.object({
    firstName: personName,
    comments: z.int(),
    papers: z.array(
      z.object({
        number: z.int(),
        title: z.string(),
        link: z.string(),
        writers: z.array(
          z.object({ alias: z.int().nullable().describe('Null for organisers.'), count: z.int() }),
        ),
      }),
    ),
    morePapers: z.int(),
    closesAt: instant.nullable(),
  }),
  sample: (siteUrl) => ({
    firstName: samplePerson.firstName,
    comments: 3,
    papers: [
      {
        number: 118,
        title: 'Who moderates Yoruba? (sample)',
        link: `${siteUrl}/reviewers/papers/sample`,
        writers: [
          { alias: 2, count: 2 },
          { alias: null, count: 1 },
        ],
      },
    ],
    morePapers: 0,
    closesAt: sampleTime,
  }),
  write: (
    { firstName, comments: count, papers, morePapers, closesAt },
    { name: conference, contactEmail },
  ) => ({
    subject: texts.subject({ count, conference }),
    replyTo: contactEmail,
    blocks: [
      hello(firstName),
      paragraph(texts.text),
      ...papers.flatMap(({ number, title, link: url, writers }): Block[] => [
        link(texts.paper({ number: String(number), title }), url),
        paragraph(writers.map(countOf).join(texts.comma)),
      ]),
      ...(morePapers > 0 ? [paragraph(texts.more({ count: morePapers }))] : []),
      nextStep(closesAt ? texts.nextUntil({ time: formatInstant(closesAt) }) : texts.next),
      note(texts.why),
    ],
  }),
});

const countOf = ({ alias, count }: { alias: number | null; count: number }) =>
  alias === null ? texts.chair({ count }) : texts.reviewer({ alias, count });
