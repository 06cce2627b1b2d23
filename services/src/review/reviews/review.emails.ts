import * as z from 'zod';
import {
  type Block,
  button,
  facts,
  hello,
  note,
  paragraph,
  quote,
} from '../../messaging/templates/email-blocks.js';
import { instant, personName } from '../../messaging/templates/email-fields.js';
import { emailTemplate } from '../../messaging/templates/email-template.js';
import { sampleExpiry, samplePerson, sampleTime } from '../../messaging/templates/sample-values.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import { formatInstant } from '../../platform/i18n/formats.js';

const texts = defineTexts('server.emails.review', {
  labels: { number: 'Paper', title: 'Title', due: 'Review due' },
  respond: 'Accept or decline',
  invitation: {
    subject: 'Would you review paper {number} for {conference}?',
    text: 'The committee of {conference} invites you to review a paper.',
    doubleBlind:
      'Reviews are double-blind: authors and reviewers do not know each other’s names. If you recognise the authors, please decline and say so.',
    hello: 'Hello,',
    link: 'To accept, log in or sign up with this email address. The link is only for you and works until {time}.',
  },
  reminder: {
    overdueSubject: 'Your review of paper {number} for {conference} is overdue',
    dueSubject: 'Your review of paper {number} for {conference} is due soon',
    invited:
      'Please let us know whether you will review this paper. If you cannot, decline, and we will invite another reviewer.',
    accepted: 'We look forward to your review of this paper. Your draft is saved.',
    button: 'Continue your review',
    help: 'If you need more time, reply to this email.',
  },
  thanks: {
    subject: 'Thank you for your review of paper {number} for {conference}',
    text: 'We have received your review. Thank you for your time and care.',
    change: 'You can change it until the deadline, or until the committee decides.',
    button: 'View your review',
  },
  withdrawn: {
    subject: 'Paper {number} for {conference} was withdrawn: no review needed',
    text: 'This paper was withdrawn, so you don’t need to review it. Thank you for your help.',
  },
  cancelled: {
    subject: 'Paper {number} for {conference}: your review is no longer needed',
    text: 'You don’t need to review this paper any more. Thank you for your help.',
  },
});

const reviewFacts = z.object({
  paperNumber: z.int(),
  paperTitle: z.string(),
  dueAt: instant,
  link: z.string(),
});
type ReviewFacts = z.output<typeof reviewFacts>;

const sampleReview = (siteUrl: string) => ({
  paperNumber: 118,
  paperTitle: 'Who moderates Yoruba? (sample)',
  dueAt: sampleTime,
  link: `${siteUrl}/reviewers/papers/sample`,
});
const sampleAbstract = 'A sample abstract: how speech models fare in live radio.';

const aboutPaper = ({ paperNumber, paperTitle }: ReviewFacts): [string, string][] => [
  [texts.labels.number, String(paperNumber)],
  [texts.labels.title, paperTitle],
];
const aboutReview = (data: ReviewFacts): Block =>
  facts(...aboutPaper(data), [texts.labels.due, formatInstant(data.dueAt)]);

const subjectValues = ({ paperNumber }: ReviewFacts, conference: string) => ({
  number: String(paperNumber),
  conference,
});

export const reviewInvitation = emailTemplate({
  kind: 'review-invitation',
  data: reviewFacts.extend({ firstName: personName, abstract: z.string() }),
  sample: (siteUrl) => ({ ...sampleReview(siteUrl), ...samplePerson, abstract: sampleAbstract }),
  write: (data, { name: conference, contactEmail }) => ({
    subject: texts.invitation.subject(subjectValues(data, conference)),
    replyTo: contactEmail,
    blocks: [
      hello(data.firstName),
      paragraph(texts.invitation.text({ conference })),
      aboutReview(data),
      quote(data.abstract),
      button(texts.respond, data.link),
      note(texts.invitation.doubleBlind),
    ],
  }),
});

/** The link verifies the address. */
export const reviewInvitationLink = emailTemplate({
  kind: 'review-invitation-link',
  data: reviewFacts.extend({ abstract: z.string(), expiresAt: instant }),
  secrets: ['link'],
  expiresAt: (data) => data.expiresAt,
  sample: (siteUrl) => ({
    ...sampleReview(siteUrl),
    link: `${siteUrl}/reviewers/invitations/sample`,
    abstract: sampleAbstract,
    expiresAt: sampleExpiry,
  }),
  write: (data, { name: conference, contactEmail }) => ({
    subject: texts.invitation.subject(subjectValues(data, conference)),
    replyTo: contactEmail,
    blocks: [
      paragraph(texts.invitation.hello),
      paragraph(texts.invitation.text({ conference })),
      aboutReview(data),
      quote(data.abstract),
      button(texts.respond, data.link),
      paragraph(texts.invitation.link({ time: formatInstant(data.expiresAt) })),
      note(texts.invitation.doubleBlind),
    ],
  }),
});

export const reviewReminder = emailTemplate({
  kind: 'review-reminder',
  data: reviewFacts.extend({ firstName: personName, isInvited: z.boolean(), isLate: z.boolean() }),
  sample: (siteUrl) => ({
    ...sampleReview(siteUrl),
    ...samplePerson,
    isInvited: false,
    isLate: false,
  }),
  write: (data, { name: conference, contactEmail }) => {
    const { overdueSubject, dueSubject, invited, accepted, button: label, help } = texts.reminder;
    const subject = data.isLate ? overdueSubject : dueSubject;
    return {
      subject: subject(subjectValues(data, conference)),
      replyTo: contactEmail,
      blocks: [
        hello(data.firstName),
        paragraph(data.isInvited ? invited : accepted),
        aboutReview(data),
        button(data.isInvited ? texts.respond : label, data.link),
        note(help),
      ],
    };
  },
});

export const reviewThanks = emailTemplate({
  kind: 'review-thanks',
  data: reviewFacts.extend({ firstName: personName }),
  sample: (siteUrl) => ({ ...sampleReview(siteUrl), ...samplePerson }),
  write: (data, { name: conference, contactEmail }) => ({
    subject: texts.thanks.subject(subjectValues(data, conference)),
    replyTo: contactEmail,
    blocks: [
      hello(data.firstName),
      paragraph(texts.thanks.text),
      aboutReview(data),
      paragraph(texts.thanks.change),
      button(texts.thanks.button, data.link),
    ],
  }),
});

/** The reason is for the committee only. */
export const reviewPaperWithdrawn = emailTemplate({
  kind: 'review-paper-withdrawn',
  data: reviewFacts.extend({ firstName: personName }),
  sample: (siteUrl) => ({ ...sampleReview(siteUrl), ...samplePerson }),
  write: (data, { name: conference, contactEmail }) => ({
    subject: texts.withdrawn.subject(subjectValues(data, conference)),
    replyTo: contactEmail,
    blocks: [hello(data.firstName), paragraph(texts.withdrawn.text), facts(...aboutPaper(data))],
  }),
});

export const reviewCancelled = emailTemplate({
  kind: 'review-cancelled',
  data: reviewFacts.extend({ firstName: personName }),
  sample: (siteUrl) => ({ ...sampleReview(siteUrl), ...samplePerson }),
  write: (data, { name: conference, contactEmail }) => ({
    subject: texts.cancelled.subject(subjectValues(data, conference)),
    replyTo: contactEmail,
    blocks: [hello(data.firstName), paragraph(texts.cancelled.text), aboutReview(data)],
  }),
});
