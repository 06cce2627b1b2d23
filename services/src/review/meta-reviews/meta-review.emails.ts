import * as z from 'zod';
import {
  type Block,
  button,
  facts,
  hello,
  nextStep,
  paragraph,
} from '../../messaging/templates/email-blocks.js';
import { instant, personName } from '../../messaging/templates/email-fields.js';
import { emailTemplate } from '../../messaging/templates/email-template.js';
import { samplePerson, sampleTime } from '../../messaging/templates/sample-values.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import { formatInstant } from '../../platform/i18n/formats.js';

const texts = defineTexts('server.emails.meta-review', {
  number: 'Paper',
  title: 'Title',
  until: 'Meta-reviews close',
  assigned: {
    subject: 'Please write the meta-review of paper {number}',
    text: 'The committee of {conference} asks you to summarise the reviews of a paper and to recommend a decision.',
    next: 'Read the reviews, the response of the authors and the discussion, and submit the meta-review.',
    nextUntil:
      'Read the reviews, the response of the authors and the discussion, and submit the meta-review by {time}.',
    button: 'Open the meta-review',
  },
  cancelled: {
    subject: 'The meta-review of paper {number} is no longer needed',
    text: 'The committee of {conference} no longer needs your meta-review of this paper.',
    next: 'Nothing for you to do.',
    button: 'Open your reviews',
  },
});

const data = z.object({
  firstName: personName,
  paperNumber: z.int(),
  paperTitle: z.string(),
  link: z.string(),
});

const sample = (siteUrl: string) => ({
  firstName: samplePerson.firstName,
  paperNumber: 118,
  paperTitle: 'Who moderates Yoruba? (sample)',
  link: `${siteUrl}/reviewers/papers/sample/meta-review`,
});

const about = ({ paperNumber, paperTitle }: z.output<typeof data>, ...more: [string, string][]) =>
  facts([texts.number, String(paperNumber)], [texts.title, paperTitle], ...more) satisfies Block;

/** To the meta-reviewer, without anything that identifies authors or reviewers. */
export const metaReviewAssigned = emailTemplate({
  kind: 'meta-review-assigned',
  data: data.extend({ closesAt: instant.nullable() }),
  sample: (siteUrl) => ({ ...sample(siteUrl), closesAt: sampleTime }),
  write: ({ closesAt, ...data }, { name: conference, contactEmail }) => {
    const time = closesAt && formatInstant(closesAt);
    return {
      subject: texts.assigned.subject({ number: String(data.paperNumber) }),
      replyTo: contactEmail,
      blocks: [
        hello(data.firstName),
        paragraph(texts.assigned.text({ conference })),
        about(data, ...(time ? [[texts.until, time] as [string, string]] : [])),
        nextStep(time ? texts.assigned.nextUntil({ time }) : texts.assigned.next),
        button(texts.assigned.button, data.link),
      ],
    };
  },
});

export const metaReviewCancelled = emailTemplate({
  kind: 'meta-review-cancelled',
  data,
  sample: (siteUrl) => ({ ...sample(siteUrl), link: `${siteUrl}/reviewers` }),
  write: (data, { name: conference, contactEmail }) => ({
    subject: texts.cancelled.subject({ number: String(data.paperNumber) }),
    replyTo: contactEmail,
    blocks: [
      hello(data.firstName),
      paragraph(texts.cancelled.text({ conference })),
      about(data),
      nextStep(texts.cancelled.next),
      button(texts.cancelled.button, data.link),
    ],
  }),
});
