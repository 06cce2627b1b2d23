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

const texts = defineTexts('server.emails.shepherd', {
  number: 'Paper',
  title: 'Title',
  until: 'Authors expect an answer by',
  button: 'Open the paper',
  assigned: {
    subject: 'Please shepherd paper {number}',
    text: 'The committee of {conference} asks you to verify the corrections of a paper that needs minor corrections.',
    wait: 'Nothing yet. We email you when the authors submit their revision. You can read the reviews now.',
    verify:
      'The revision is submitted. Compare it with the reviews and tell the committee whether it is corrected.',
  },
  revision: {
    subject: 'Paper {number} is revised: please verify the corrections',
    text: 'The authors of a paper that you shepherd for {conference} submitted their revision.',
    next: 'Compare the revision with the reviews and tell the committee whether it is corrected.',
  },
  reminder: {
    subject: 'Reminder: please verify the corrections of paper {number}',
    text: 'A revision of a paper that you shepherd for {conference} is waiting for your answer.',
  },
  cancelled: {
    subject: 'Paper {number} no longer needs you as its shepherd',
    text: 'The committee of {conference} no longer asks you to verify the corrections of this paper.',
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

const dueData = data.extend({ verifyBy: instant.nullable() });

const sample = (siteUrl: string) => ({
  firstName: samplePerson.firstName,
  paperNumber: 118,
  paperTitle: 'Who moderates Yoruba? (sample)',
  link: `${siteUrl}/reviewers/papers/sample/shepherding`,
});
const dueSample = (siteUrl: string) => ({ ...sample(siteUrl), verifyBy: sampleTime });

const about = ({ paperNumber, paperTitle }: z.output<typeof data>, until: Date | null = null) =>
  facts(
    [texts.number, String(paperNumber)],
    [texts.title, paperTitle],
    ...(until ? [[texts.until, formatInstant(until)] as [string, string]] : []),
  ) satisfies Block;

/** To the shepherd, as all of them: without anything that identifies authors or reviewers. */
export const shepherdAssigned = emailTemplate({
  kind: 'shepherd-assigned',
  data: dueData.extend({ isRevised: z.boolean() }),
  sample: (siteUrl) => ({ ...dueSample(siteUrl), isRevised: false }),
  write: (data, { name: conference, contactEmail }) => ({
    subject: texts.assigned.subject({ number: String(data.paperNumber) }),
    replyTo: contactEmail,
    blocks: [
      hello(data.firstName),
      paragraph(texts.assigned.text({ conference })),
      about(data, data.isRevised ? data.verifyBy : null),
      nextStep(data.isRevised ? texts.assigned.verify : texts.assigned.wait),
      button(texts.button, data.link),
    ],
  }),
});

export const shepherdRevision = emailTemplate({
  kind: 'shepherd-revision',
  data: dueData,
  sample: dueSample,
  write: (data, { name: conference, contactEmail }) => ({
    subject: texts.revision.subject({ number: String(data.paperNumber) }),
    replyTo: contactEmail,
    blocks: [
      hello(data.firstName),
      paragraph(texts.revision.text({ conference })),
      about(data, data.verifyBy),
      nextStep(texts.revision.next),
      button(texts.button, data.link),
    ],
  }),
});

export const shepherdReminder = emailTemplate({
  kind: 'shepherd-reminder',
  data: dueData,
  sample: dueSample,
  write: (data, { name: conference, contactEmail }) => ({
    subject: texts.reminder.subject({ number: String(data.paperNumber) }),
    replyTo: contactEmail,
    blocks: [
      hello(data.firstName),
      paragraph(texts.reminder.text({ conference })),
      about(data, data.verifyBy),
      nextStep(texts.revision.next),
      button(texts.button, data.link),
    ],
  }),
});

export const shepherdCancelled = emailTemplate({
  kind: 'shepherd-cancelled',
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
