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
  labels: { number: 'Paper', title: 'Title', answer: 'Answer by', due: 'Review by' },
  respond: 'Accept or decline',
  accept: 'Accept',
  decline: 'Decline',
  invitation: {
    subject: 'Would you review paper {number} for {conference}?',
    subjectOfMany: 'Would you review {count, number} papers for {conference}?',
    text: 'The committee of {conference} invites you to review a paper.',
    textOfMany:
      'The committee of {conference} invites you to review {count, number} papers. You can answer for each paper.',
    doubleBlind:
      'Reviews are double-blind: authors and reviewers do not know each other’s names. If you recognise the authors, please decline and say so.',
    hello: 'Hello,',
    link: 'You can decline without an account. This link confirms your email address, is only for you and works until {time}.',
  },
  reminder: {
    overdueSubject: 'Your review of paper {number} for {conference} is overdue',
    dueSubject: 'Your review of paper {number} for {conference} is due soon',
    invited:
      'Please accept or decline by {time}. If you cannot review this paper, decline, and we will invite another reviewer.',
    answerLate:
      'We asked for your answer by {time}. Please accept or decline now. If you cannot review this paper, decline, and we will invite another reviewer.',
    accepted: 'We look forward to your review of this paper by {time}. Your draft is saved.',
    acceptedLate: 'Your review of this paper was due by {time}. Your draft is saved.',
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
  ended: {
    subject: 'Paper {number} for {conference}: review ended',
    text: 'The organisers have ended the review of this paper, so you don’t need to review it any more. Thank you for your help.',
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

const sampleInvitation = (siteUrl: string) => ({
  ...sampleReview(siteUrl),
  abstract: 'A sample abstract: how speech models fare in live radio.',
  answerBy: sampleTime,
});

const aboutPaper = ({ paperNumber, paperTitle }: ReviewFacts): [string, string][] => [
  [texts.labels.number, String(paperNumber)],
  [texts.labels.title, paperTitle],
];
const aboutReview = (data: ReviewFacts): Block =>
  facts(...aboutPaper(data), [texts.labels.due, formatInstant(data.dueAt)]);

const invitedFacts = reviewFacts.extend({ abstract: z.string(), answerBy: instant });
type InvitedFacts = z.output<typeof invitedFacts>;

const aboutInvitation = (data: InvitedFacts): Block[] => [
  facts(
    ...aboutPaper(data),
    [texts.labels.answer, formatInstant(data.answerBy)],
    [texts.labels.due, formatInstant(data.dueAt)],
  ),
  quote(data.abstract),
];

const invitationSubject = (papers: ReviewFacts[], conference: string) => {
  const [first, ...others] = papers;
  return first && others.length === 0
    ? texts.invitation.subject(subjectValues(first, conference))
    : texts.invitation.subjectOfMany({ count: papers.length, conference });
};

const subjectValues = ({ paperNumber }: ReviewFacts, conference: string) => ({
  number: String(paperNumber),
  conference,
});

/** All papers that a reviewer is invited to at once. */
export const reviewInvitation = emailTemplate({
  kind: 'review-invitation',
  data: z.object({ firstName: personName, papers: z.array(invitedFacts) }),
  sample: (siteUrl) => ({ ...samplePerson, papers: [sampleInvitation(siteUrl)] }),
  write: ({ firstName, papers }, { name: conference, contactEmail }) => {
    const { text, textOfMany, doubleBlind } = texts.invitation;
    const count = papers.length;
    return {
      subject: invitationSubject(papers, conference),
      replyTo: contactEmail,
      blocks: [
        hello(firstName),
        paragraph(count === 1 ? text({ conference }) : textOfMany({ conference, count })),
        ...papers.flatMap((data) => [...aboutInvitation(data), button(texts.respond, data.link)]),
        note(doubleBlind),
      ],
    };
  },
});

/** The link proves the address. Its two forms only preselect the answer. */
export const reviewInvitationLink = emailTemplate({
  kind: 'review-invitation-link',
  data: invitedFacts.extend({ expiresAt: instant }),
  secrets: ['link'],
  expiresAt: (data) => data.expiresAt,
  sample: (siteUrl) => ({
    ...sampleInvitation(siteUrl),
    link: `${siteUrl}/reviewers/invitations/sample`,
    expiresAt: sampleExpiry,
  }),
  write: (data, { name: conference, contactEmail }) => ({
    subject: texts.invitation.subject(subjectValues(data, conference)),
    replyTo: contactEmail,
    blocks: [
      paragraph(texts.invitation.hello),
      paragraph(texts.invitation.text({ conference })),
      ...aboutInvitation(data),
      button(texts.accept, `${data.link}?answer=accept`),
      button(texts.decline, `${data.link}?answer=decline`),
      paragraph(texts.invitation.link({ time: formatInstant(data.expiresAt) })),
      note(texts.invitation.doubleBlind),
    ],
  }),
});

export const reviewReminder = emailTemplate({
  kind: 'review-reminder',
  data: reviewFacts.extend({
    firstName: personName,
    isInvited: z.boolean(),
    isLate: z.boolean(),
    answerBy: instant.nullish().describe('Of an invitation.'),
    isAnswerLate: z.boolean().nullish(),
  }),
  sample: (siteUrl) => ({
    ...sampleReview(siteUrl),
    ...samplePerson,
    isInvited: false,
    isLate: false,
  }),
  write: (data, { name: conference, contactEmail }) => {
    const { overdueSubject, dueSubject, button: label, help } = texts.reminder;
    const subject = data.isLate ? overdueSubject : dueSubject;
    const answerDate: [string, string][] =
      data.isInvited && data.answerBy ? [[texts.labels.answer, formatInstant(data.answerBy)]] : [];
    return {
      subject: subject(subjectValues(data, conference)),
      replyTo: contactEmail,
      blocks: [
        hello(data.firstName),
        paragraph(reminderText(data)),
        facts(...aboutPaper(data), ...answerDate, [texts.labels.due, formatInstant(data.dueAt)]),
        button(data.isInvited ? texts.respond : label, data.link),
        note(help),
      ],
    };
  },
});

interface Reminded {
  dueAt: Date;
  isInvited: boolean;
  isLate: boolean;
  answerBy?: Date | null;
  isAnswerLate?: boolean | null;
}

function reminderText({ dueAt, isInvited, isLate, answerBy, isAnswerLate }: Reminded): string {
  const { invited, answerLate, accepted, acceptedLate } = texts.reminder;
  const text = isInvited ? (isAnswerLate ? answerLate : invited) : isLate ? acceptedLate : accepted;
  return text({ time: formatInstant(isInvited ? (answerBy ?? dueAt) : dueAt) });
}

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

export const reviewEnded = emailTemplate({
  kind: 'review-ended',
  data: reviewFacts.extend({ firstName: personName }),
  sample: (siteUrl) => ({ ...sampleReview(siteUrl), ...samplePerson }),
  write: (data, { name: conference, contactEmail }) => ({
    subject: texts.ended.subject(subjectValues(data, conference)),
    replyTo: contactEmail,
    blocks: [hello(data.firstName), paragraph(texts.ended.text), facts(...aboutPaper(data))],
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
