import * as z from 'zod';
import { type Block, button, facts, hello, note, paragraph, quote } from '../mail-blocks.js';
import { instant, personName } from '../mail-fields.js';
import { formatInstant } from '../mail-format.js';
import { MailTemplate } from '../mail-template.js';
import { sampleExpiry, samplePerson, sampleTime } from './sample-values.js';

/** What a mail to a reviewer tells of the paper: never who wrote it. */
const reviewFacts = z.object({
  paperNumber: z.int(),
  paperTitle: z.string(),
  dueAt: instant,
  link: z.string(),
});

const sampleReview = (siteUrl: string) => ({
  paperNumber: 118,
  paperTitle: 'Who moderates Yoruba? (sample)',
  dueAt: sampleTime,
  link: `${siteUrl}/reviewers/papers/sample`,
});
const sampleAbstract = 'A sample abstract: how speech models fare in live radio.';

type ReviewFacts = z.output<typeof reviewFacts>;

const paperRows = ({ paperNumber, paperTitle, dueAt }: ReviewFacts): Block =>
  facts(
    ['Paper', String(paperNumber)],
    ['Title', paperTitle],
    ['Review due', formatInstant(dueAt)],
  );

const DOUBLE_BLIND = 'Reviewing is double-blind: neither side learns who the other is.';

/** To somebody with an account. */
export const reviewInvitation = new MailTemplate({
  data: reviewFacts.extend({ firstName: personName, abstract: z.string() }),
  sample: (siteUrl) => ({ ...sampleReview(siteUrl), ...samplePerson, abstract: sampleAbstract }),
  write: (data, { name, contactEmail }) => ({
    subject: `Would you review paper ${data.paperNumber} for ${name}?`,
    replyTo: contactEmail,
    blocks: [
      hello(data.firstName),
      paragraph(`The committee of ${name} asks you to review a paper.`),
      paperRows(data),
      quote(data.abstract),
      button('Accept or decline', data.link),
      note(`${DOUBLE_BLIND} If you know whose work it is, please decline and say so.`),
    ],
  }),
});

/** To an address that may have no account yet; the link proves that whoever comes has read the mail. */
export const reviewCall = new MailTemplate({
  data: reviewFacts.extend({ abstract: z.string(), expiresAt: instant }),
  secrets: ['link'],
  expiresAt: (data) => data.expiresAt,
  sample: (siteUrl) => ({
    ...sampleReview(siteUrl),
    link: `${siteUrl}/reviewers/invitations/sample`,
    abstract: sampleAbstract,
    expiresAt: sampleExpiry,
  }),
  write: (data, { name, contactEmail }) => ({
    subject: `Would you review paper ${data.paperNumber} for ${name}?`,
    replyTo: contactEmail,
    blocks: [
      paragraph('Hello,'),
      paragraph(`The committee of ${name} asks you to review a paper.`),
      paperRows(data),
      quote(data.abstract),
      button('Accept or decline', data.link),
      paragraph(
        `To accept, log in or make an account with this address. The link is yours alone, and works until ${formatInstant(data.expiresAt)}.`,
      ),
      note(`${DOUBLE_BLIND} If you know whose work it is, please decline and say so.`),
    ],
  }),
});

export const reviewReminder = new MailTemplate({
  data: reviewFacts.extend({ firstName: personName, isInvited: z.boolean(), isLate: z.boolean() }),
  sample: (siteUrl) => ({
    ...sampleReview(siteUrl),
    ...samplePerson,
    isInvited: false,
    isLate: false,
  }),
  write: (data, { name, contactEmail }) => ({
    subject: data.isLate
      ? `Your review of paper ${data.paperNumber} for ${name} is late`
      : `Your review of paper ${data.paperNumber} for ${name} is due soon`,
    replyTo: contactEmail,
    blocks: [
      hello(data.firstName),
      paragraph(
        data.isInvited
          ? 'Please tell us whether you will review this paper. If you cannot, decline, and we ask somebody else.'
          : 'We look forward to your review of this paper. What you have written so far is kept.',
      ),
      paperRows(data),
      button(data.isInvited ? 'Accept or decline' : 'Go on with the review', data.link),
      note('If you need more time, answer this mail.'),
    ],
  }),
});

export const reviewThanks = new MailTemplate({
  data: reviewFacts.extend({ firstName: personName }),
  sample: (siteUrl) => ({ ...sampleReview(siteUrl), ...samplePerson }),
  write: (data, { name, contactEmail }) => ({
    subject: `Thank you for your review of paper ${data.paperNumber} for ${name}`,
    replyTo: contactEmail,
    blocks: [
      hello(data.firstName),
      paragraph('We have your review. Thank you for your time and care.'),
      paperRows(data),
      paragraph('You can change it until it is due, unless the committee decides before.'),
      button('See your review', data.link),
    ],
  }),
});

/** When its authors take a paper back: why is for the committee alone. */
export const reviewPaperWithdrawn = new MailTemplate({
  data: reviewFacts.extend({ firstName: personName }),
  sample: (siteUrl) => ({ ...sampleReview(siteUrl), ...samplePerson }),
  write: (data, { name, contactEmail }) => ({
    subject: `Paper ${data.paperNumber} for ${name} was withdrawn: no review is needed`,
    replyTo: contactEmail,
    blocks: [
      hello(data.firstName),
      paragraph('This paper was withdrawn, so you need not review it any more.'),
      facts(['Paper', String(data.paperNumber)], ['Title', data.paperTitle]),
      paragraph('Thank you for your readiness.'),
    ],
  }),
});

/** When a chair takes an assignment back. */
export const reviewCalledOff = new MailTemplate({
  data: reviewFacts.extend({ firstName: personName }),
  sample: (siteUrl) => ({ ...sampleReview(siteUrl), ...samplePerson }),
  write: (data, { name, contactEmail }) => ({
    subject: `Paper ${data.paperNumber} for ${name}: a review is not needed any more`,
    replyTo: contactEmail,
    blocks: [
      hello(data.firstName),
      paragraph('You need not review this paper any more. Thank you for your readiness.'),
      paperRows(data),
    ],
  }),
});
