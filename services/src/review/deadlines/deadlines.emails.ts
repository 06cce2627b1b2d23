import * as z from 'zod';
import {
  button,
  facts,
  hello,
  nextStep,
  paragraph,
  quote,
} from '../../messaging/templates/email-blocks.js';
import { instant, personName } from '../../messaging/templates/email-fields.js';
import {
  type EmailContent,
  type EmailEdition,
  emailTemplate,
} from '../../messaging/templates/email-template.js';
import { samplePerson, sampleTime } from '../../messaging/templates/sample-values.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import { formatInstant } from '../../platform/i18n/formats.js';

const texts = defineTexts('server.emails.extended-deadline', {
  review: {
    subject: 'You have more time to review paper {number}',
    text: 'Your review for {conference} is now due by {time}. The organisers wrote:',
    button: 'Open the review',
  },
  revision: {
    subject: 'You have more time to revise paper {number}',
    text: 'The revision of your paper for {conference} is now due by {time}. The organisers wrote:',
    button: 'Submit your revision',
    next: 'Submit your revision by {time}.',
  },
  cameraReady: {
    subject: 'You have more time for the camera-ready version of paper {number}',
    text: 'The camera-ready version of your paper for {conference} is now due by {time}. The organisers wrote:',
    button: 'Submit the camera-ready version',
    next: 'Submit the camera-ready version by {time}.',
  },
  response: {
    subject: 'You have more time to respond to the reviews of paper {number}',
    earlierSubject: 'Responses to the reviews of paper {number} close earlier',
    text: 'Responses to the reviews of your paper for {conference} now close at {time}. The organisers wrote:',
    button: 'Open your paper',
    next: 'If you want to respond, submit your response by {time}.',
  },
  number: 'Paper',
  title: 'Title',
});

const data = z.object({
  firstName: personName,
  number: z.int(),
  title: z.string(),
  dueAt: instant,
  reason: z.string(),
  link: z.string(),
});
type Data = z.output<typeof data>;

const sampleOf = (link: string): Data => ({
  firstName: samplePerson.firstName,
  number: 118,
  title: 'Who moderates Yoruba? (sample)',
  dueAt: sampleTime,
  reason: 'You asked for one more week.',
  link,
});

const written = (
  { firstName, number, title, dueAt, reason, link }: Data,
  { name: conference, contactEmail }: EmailEdition,
  {
    subject,
    text,
    button: label,
    ...more
  }: Pick<(typeof texts)['review'], 'subject' | 'text' | 'button'> &
    Partial<Pick<(typeof texts)['revision'], 'next'>>,
): EmailContent => ({
  subject: subject({ number: String(number) }),
  replyTo: contactEmail,
  blocks: [
    hello(firstName),
    paragraph(text({ conference, time: formatInstant(dueAt) })),
    quote(reason),
    facts([texts.number, String(number)], [texts.title, title]),
    ...(more.next ? [nextStep(more.next({ time: formatInstant(dueAt) }))] : []),
    button(label, link),
  ],
});

/** To the reviewer. */
export const reviewExtended = emailTemplate({
  kind: 'review-extended',
  data,
  sample: (siteUrl) => sampleOf(`${siteUrl}/reviewers/papers/sample`),
  write: (data, edition) => written(data, edition, texts.review),
});

/** To the corresponding author. */
export const cameraReadyExtended = emailTemplate({
  kind: 'camera-ready-extended',
  data,
  sample: (siteUrl) => sampleOf(`${siteUrl}/papers/sample`),
  write: (data, edition) => written(data, edition, texts.cameraReady),
});

/** To the corresponding author. */
export const revisionExtended = emailTemplate({
  kind: 'revision-extended',
  data,
  sample: (siteUrl) => sampleOf(`${siteUrl}/papers/sample`),
  write: (data, edition) => written(data, edition, texts.revision),
});

/** To the corresponding author. */
export const responseEndChanged = emailTemplate({
  kind: 'response-end-changed',
  data: data.extend({ isLater: z.boolean() }),
  sample: (siteUrl) => ({ ...sampleOf(`${siteUrl}/papers/sample`), isLater: true }),
  write: ({ isLater, ...data }, edition) => {
    const { subject, earlierSubject, ...response } = texts.response;
    return written(data, edition, { ...response, subject: isLater ? subject : earlierSubject });
  },
});
