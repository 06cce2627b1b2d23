import * as z from 'zod';
import {
  button,
  facts,
  hello,
  nextStep,
  note,
  paragraph,
} from '../../messaging/templates/email-blocks.js';
import { instant, personName } from '../../messaging/templates/email-fields.js';
import { emailTemplate } from '../../messaging/templates/email-template.js';
import { samplePerson, sampleTime } from '../../messaging/templates/sample-values.js';
import {
  aboutPaper,
  nameOf,
  paperFacts,
  samplePaper,
} from '../../papers/submission/author.emails.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import { formatInstant } from '../../platform/i18n/formats.js';

const texts = defineTexts('server.emails.response', {
  until: 'Responses close',
  opened: {
    subject: 'You can respond to the reviews of {paper}',
    text: 'Your paper for {conference} has reviews. You can read them and respond before the committee decides.',
    next: 'Write a response of at most {words, number} words on the page of your paper.',
    nextUntil:
      'Write a response of at most {words, number} words on the page of your paper by {time}.',
    nextOfCoAuthor:
      'Nothing for you to do. {submitter}, the corresponding author, writes the response.',
    optional: 'A response is optional. Do not write anything that says who you are.',
    button: 'Read the reviews',
  },
  due: {
    subject: 'Responses close soon: {paper}',
    text: 'You have not responded to the reviews of your paper for {conference} yet.',
    next: 'If you want to respond, submit your response by {time}. After that, responses are closed.',
    button: 'Write your response',
  },
  submitted: {
    subject: 'The authors of paper {number} responded to the reviews',
    text: 'The authors of a paper that you reviewed for {conference} have responded to the reviews.',
    button: 'Read the response',
    number: 'Paper',
    title: 'Title',
  },
});

/** To the submitter and to co-authors. */
export const responsesOpened = emailTemplate({
  kind: 'responses-opened',
  data: paperFacts.extend({
    wordLimit: z.int(),
    closesAt: instant.nullable(),
    submitter: z.string().nullish().describe('In the email to a co-author.'),
  }),
  sample: (siteUrl) => ({ ...samplePaper(siteUrl), wordLimit: 500, closesAt: sampleTime }),
  write: (
    { wordLimit: words, closesAt, submitter, ...data },
    { name: conference, contactEmail },
  ) => {
    const { opened } = texts;
    const next = closesAt
      ? opened.nextUntil({ words, time: formatInstant(closesAt) })
      : opened.next({ words });
    const until: [string, string][] = closesAt ? [[texts.until, formatInstant(closesAt)]] : [];
    return {
      subject: opened.subject({ paper: nameOf(data) }),
      replyTo: contactEmail,
      blocks: [
        hello(data.firstName),
        paragraph(opened.text({ conference })),
        aboutPaper(data, ...until),
        nextStep(submitter ? opened.nextOfCoAuthor({ submitter }) : next),
        button(opened.button, data.link),
        note(opened.optional),
      ],
    };
  },
});

/** To the submitter. */
export const responseDue = emailTemplate({
  kind: 'response-due',
  data: paperFacts.extend({ closesAt: instant }),
  sample: (siteUrl) => ({ ...samplePaper(siteUrl), closesAt: sampleTime }),
  write: ({ closesAt, ...data }, { name: conference, contactEmail }) => ({
    subject: texts.due.subject({ paper: nameOf(data) }),
    replyTo: contactEmail,
    blocks: [
      hello(data.firstName),
      paragraph(texts.due.text({ conference })),
      aboutPaper(data, [texts.until, formatInstant(closesAt)]),
      nextStep(texts.due.next({ time: formatInstant(closesAt) })),
      button(texts.due.button, data.link),
    ],
  }),
});

/** To a reviewer, without anything that identifies the authors. */
export const responseSubmitted = emailTemplate({
  kind: 'review-response',
  data: z.object({
    firstName: personName,
    paperNumber: z.int(),
    paperTitle: z.string(),
    link: z.string(),
  }),
  sample: (siteUrl) => ({
    firstName: samplePerson.firstName,
    paperNumber: 118,
    paperTitle: 'Who moderates Yoruba? (sample)',
    link: `${siteUrl}/reviewers/papers/sample`,
  }),
  write: ({ firstName, paperNumber, paperTitle, link }, { name: conference, contactEmail }) => ({
    subject: texts.submitted.subject({ number: String(paperNumber) }),
    replyTo: contactEmail,
    blocks: [
      hello(firstName),
      paragraph(texts.submitted.text({ conference })),
      facts([texts.submitted.number, String(paperNumber)], [texts.submitted.title, paperTitle]),
      button(texts.submitted.button, link),
    ],
  }),
});
