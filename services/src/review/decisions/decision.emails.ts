import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import * as z from 'zod';
import { type Email, EmailOutbox } from '../../messaging/outbox/email-outbox.js';
import { button, hello, paragraph, quote } from '../../messaging/templates/email-blocks.js';
import { instant } from '../../messaging/templates/email-fields.js';
import { type EmailTemplate, emailTemplate } from '../../messaging/templates/email-template.js';
import { sampleTime } from '../../messaging/templates/sample-values.js';
import type { RecordedDecision } from '../../papers/decisions/paper-decisions.service.js';
import { DECISIONS } from '../../papers/status/paper-status.js';
import {
  aboutPaper,
  nameOf,
  paperFacts,
  samplePaper,
} from '../../papers/submission/author.emails.js';
import { Config } from '../../platform/config/config.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import { formatInstant } from '../../platform/i18n/formats.js';
import type { ChairCase } from './chair-papers.js';

const texts = defineTexts('server.emails.decision', {
  button: 'View your paper',
  willEmail: 'We’ll email you when there is a decision.',
  underReview: {
    subject: 'Under review: {paper}',
    text: 'Your paper for {conference} passed screening and is now under review.',
  },
  returned: {
    subject: 'Please change {paper} and submit it again',
    text: 'Your paper for {conference} cannot go to review as it is:',
    next: 'It is a draft again. Change it and submit it again.',
    button: 'Edit your paper',
  },
  deskRejected: {
    subject: 'Not accepted: {paper}',
    text: 'We are sorry: your paper for {conference} is rejected without review.',
    mistake: 'If you think that this is a mistake, write to {contactEmail}.',
  },
  decision: {
    subjects: {
      accepted: 'Accepted: {paper}',
      'minor-corrections': 'Minor corrections: {paper}',
      'major-corrections': 'Major corrections: {paper}',
      rejected: 'Not accepted: {paper}',
    },
    sentences: {
      accepted: 'Your paper for {conference} is accepted. Congratulations!',
      'minor-corrections': 'Your paper for {conference} can be accepted after minor corrections.',
      'major-corrections':
        'Your paper for {conference} needs major corrections before it can be accepted.',
      rejected: 'We are sorry: your paper for {conference} is not accepted.',
    },
    revisionDue: 'Please upload your revision by {time}.',
    payment:
      'Please register it for publication and pay by {time}. Then upload the camera-ready version.',
    reviews: 'You can read the reviews on your paper’s page.',
  },
  reopened: {
    subject: 'Reopened: {paper}',
    text: 'The committee of {conference} has reopened your paper. The earlier decision no longer applies.',
  },
});

export const paperInReview = emailTemplate({
  kind: 'paper-in-review',
  data: paperFacts,
  sample: samplePaper,
  write: (data, { name: conference }) => ({
    subject: texts.underReview.subject({ paper: nameOf(data) }),
    blocks: [
      hello(data.firstName),
      paragraph(texts.underReview.text({ conference })),
      aboutPaper(data),
      paragraph(texts.willEmail),
      button(texts.button, data.link),
    ],
  }),
});

export const paperReturned = emailTemplate({
  kind: 'paper-returned',
  data: paperFacts.extend({ note: z.string() }),
  sample: (siteUrl) => ({ ...samplePaper(siteUrl), note: 'The file names its authors.' }),
  write: (data, { name: conference }) => ({
    subject: texts.returned.subject({ paper: nameOf(data) }),
    blocks: [
      hello(data.firstName),
      paragraph(texts.returned.text({ conference })),
      quote(data.note),
      aboutPaper(data),
      paragraph(texts.returned.next),
      button(texts.returned.button, data.link),
    ],
  }),
});

export const paperDeskRejected = emailTemplate({
  kind: 'paper-desk-rejected',
  data: paperFacts.extend({ reason: z.string() }),
  sample: (siteUrl) => ({ ...samplePaper(siteUrl), reason: 'Its subject is outside our topics.' }),
  write: (data, { name: conference, contactEmail }) => ({
    subject: texts.deskRejected.subject({ paper: nameOf(data) }),
    blocks: [
      hello(data.firstName),
      paragraph(texts.deskRejected.text({ conference })),
      quote(data.reason),
      aboutPaper(data),
      paragraph(texts.deskRejected.mistake({ contactEmail })),
      button(texts.button, data.link),
    ],
  }),
});

export const paperDecision = emailTemplate({
  kind: 'paper-decision',
  data: paperFacts.extend({
    decision: z.enum(DECISIONS),
    note: z.string(),
    correctionsBy: instant.nullable(),
    paymentBy: instant.nullable(),
  }),
  sample: (siteUrl) => ({
    ...samplePaper(siteUrl),
    decision: 'minor-corrections' as const,
    note: 'Please answer the second reviewer on the sources.',
    correctionsBy: sampleTime,
    paymentBy: null,
  }),
  write: ({ decision, note, correctionsBy, paymentBy, ...data }, { name: conference }) => {
    const { subjects, sentences, revisionDue, payment, reviews } = texts.decision;
    return {
      subject: subjects[decision]({ paper: nameOf(data) }),
      blocks: [
        hello(data.firstName),
        paragraph(sentences[decision]({ conference })),
        aboutPaper(data),
        ...(note ? [quote(note)] : []),
        ...(correctionsBy ? [paragraph(revisionDue({ time: formatInstant(correctionsBy) }))] : []),
        ...(paymentBy ? [paragraph(payment({ time: formatInstant(paymentBy) }))] : []),
        paragraph(reviews),
        button(texts.button, data.link),
      ],
    };
  },
});

export const paperReopened = emailTemplate({
  kind: 'paper-reopened',
  data: paperFacts,
  sample: samplePaper,
  write: (data, { name: conference }) => ({
    subject: texts.reopened.subject({ paper: nameOf(data) }),
    blocks: [
      hello(data.firstName),
      paragraph(texts.reopened.text({ conference })),
      aboutPaper(data),
      paragraph(texts.willEmail),
      button(texts.button, data.link),
    ],
  }),
});

type DecisionEmail =
  typeof paperDecision extends EmailTemplate<infer Schema> ? Email<Schema> : never;

/** One cause sends one email. */
@Injectable()
export class DecisionEmails {
  constructor(
    private readonly config: Config,
    private readonly outbox: EmailOutbox,
  ) {}

  async inReview(tx: EntityManager, about: ChairCase): Promise<void> {
    const data = this.factsOf(about);
    await this.outbox.add(tx, { template: paperInReview, data, ...envelope('in-review', about) });
  }

  async returned(tx: EntityManager, about: ChairCase, note: string): Promise<void> {
    const data = { ...this.factsOf(about), note };
    await this.outbox.add(tx, { template: paperReturned, data, ...envelope('returned', about) });
  }

  async deskRejected(tx: EntityManager, about: ChairCase, reason: string): Promise<void> {
    const data = { ...this.factsOf(about), reason };
    const to = envelope('desk-rejected', about);
    await this.outbox.add(tx, { template: paperDeskRejected, data, ...to });
  }

  async decided(tx: EntityManager, about: ChairCase, decision: RecordedDecision): Promise<void> {
    await this.outbox.add(tx, this.decision(about, decision));
  }

  /** Also used by previews. */
  decision(about: ChairCase, { id, decision, noteToAuthors }: RecordedDecision): DecisionEmail {
    const { correctionsBy, paymentBy } = about.paper;
    return {
      template: paperDecision,
      to: about.owner.email,
      data: {
        ...this.factsOf(about),
        decision,
        note: noteToAuthors,
        correctionsBy: decision.endsWith('corrections') ? correctionsBy : null,
        paymentBy: decision === 'accepted' ? paymentBy : null,
      },
      cause: `paper-decision:${id}`,
    };
  }

  async reopened(tx: EntityManager, about: ChairCase): Promise<void> {
    const data = this.factsOf(about);
    await this.outbox.add(tx, { template: paperReopened, data, ...envelope('reopened', about) });
  }

  private factsOf({ paper, owner }: ChairCase) {
    return {
      firstName: owner.firstName,
      number: paper.number,
      title: paper.title,
      link: `${this.config.publicUrl}/papers/${paper.id}`,
    };
  }
}

/** The cause contains the revision, because a paper can be returned or reopened repeatedly. */
function envelope(kind: string, { paper, owner }: ChairCase) {
  return { to: owner.email, cause: `paper-${kind}:${paper.id}:${paper.revision}` };
}
