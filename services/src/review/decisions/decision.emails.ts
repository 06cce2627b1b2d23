import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import * as z from 'zod';
import { type Email, EmailOutbox } from '../../messaging/outbox/email-outbox.js';
import {
  button,
  hello,
  nextStep,
  paragraph,
  quote,
} from '../../messaging/templates/email-blocks.js';
import { type EmailTemplate, emailTemplate } from '../../messaging/templates/email-template.js';
import { findInformedAuthors } from '../../papers/decisions/informed-authors.read-model.js';
import type { RecordedDecision } from '../../papers/decisions/paper-decisions.service.js';
import { PaperPartners } from '../../papers/paper/paper-partners.js';
import {
  aboutPaper,
  nameOf,
  paperFacts,
  samplePaper,
} from '../../papers/submission/author.emails.js';
import { Config } from '../../platform/config/config.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import type { ChairCase } from './chair-papers.js';
import { coAuthorDecision, paperDecision } from './paper-decision.email.js';

const texts = defineTexts('server.emails.decision', {
  button: 'View your paper',
  willEmail: 'Nothing for you to do. We email you when there is a decision.',
  underReview: {
    subject: 'Under review: {paper}',
    text: 'Your paper for {conference} passed screening and is now under review.',
  },
  returned: {
    subject: 'Please change {paper} and submit it again',
    text: 'Your paper for {conference} cannot go to review as it is:',
    next: 'The paper is a draft again. Change it and submit it again, while submissions are open.',
    button: 'Edit your paper',
  },
  deskRejected: {
    subject: 'Not accepted: {paper}',
    text: 'We are sorry: your paper for {conference} is rejected without review.',
    next: 'None for this paper. If you think that this is a mistake, write to {contactEmail}.',
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
      nextStep(texts.willEmail),
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
      nextStep(texts.returned.next),
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
      nextStep(texts.deskRejected.next({ contactEmail })),
      button(texts.button, data.link),
    ],
  }),
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
      nextStep(texts.willEmail),
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
    private readonly partners: PaperPartners,
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

  /** To the submitter and to each co-author who was emailed at the submission. */
  async decided(tx: EntityManager, about: ChairCase, decision: RecordedDecision): Promise<void> {
    const email = await this.decision(tx, about, decision);
    await this.outbox.add(tx, email);
    const submitter = `${about.owner.firstName} ${about.owner.lastName}`;
    for (const author of await findInformedAuthors.all(tx, { paperId: about.paper.id })) {
      const { email: to, firstName } = author;
      await this.outbox.add(tx, {
        template: coAuthorDecision,
        to,
        data: { ...email.data, firstName, submitter, email: to },
        cause: `${email.cause}:${author.id}`,
      });
    }
  }

  /** Also used by previews. */
  async decision(
    tx: EntityManager,
    about: ChairCase,
    { id, decision, noteToAuthors }: RecordedDecision,
  ): Promise<DecisionEmail> {
    const { correctionsBy, paymentBy } = about.paper;
    const hasShepherd = decision === 'minor-corrections';
    return {
      template: paperDecision,
      to: about.owner.email,
      data: {
        ...this.factsOf(about),
        decision,
        note: noteToAuthors,
        correctionsBy: decision.endsWith('corrections') ? correctionsBy : null,
        paymentBy: decision === 'accepted' ? paymentBy : null,
        shepherd: hasShepherd ? await this.partners.shepherd(tx, about.paper.id, true) : null,
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
