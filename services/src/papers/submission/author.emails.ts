import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import * as z from 'zod';
import { checked, type Email, EmailOutbox } from '../../messaging/outbox/email-outbox.js';
import {
  button,
  facts,
  hello,
  link,
  nextStep,
  note,
  paragraph,
  quote,
  type Block,
} from '../../messaging/templates/email-blocks.js';
import { instant, personName } from '../../messaging/templates/email-fields.js';
import { emailTemplate } from '../../messaging/templates/email-template.js';
import { samplePerson, sampleTime } from '../../messaging/templates/sample-values.js';
import { Config } from '../../platform/config/config.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import { formatInstant } from '../../platform/i18n/formats.js';
import {
  PaperPartners,
  WITHDRAWAL_EFFECTS,
  type WithdrawalEffect,
} from '../paper/paper-partners.js';
import type { Paper } from '../paper/paper.entity.js';

const texts = defineTexts('server.emails.author', {
  labels: {
    number: 'Number',
    title: 'Title',
    answerBy: 'You hear from us by',
    revisionDue: 'Revision due',
    shepherd: 'Your shepherd',
  },
  paper: 'paper {number}',
  unnumberedPaper: 'your paper',
  button: 'View your paper',
  received: {
    subject: 'We have your {paper} for {conference}',
    text: 'Thank you for submitting to {conference}. We have received your paper:',
    check: 'Until then, the committee checks its format, originality and use of AI.',
    next: 'Nothing for you to do until {time}. You can edit the paper on its page until the check starts.',
  },
  revisionDue: {
    subject: 'Revision due soon: {paper}',
    text: 'We have not received the revision of your paper for {conference} yet.',
    next: 'Upload the file and submit it by {time}. After that, revisions are closed.',
    button: 'Submit your revision',
    help: 'If you need more time, reply to this email.',
  },
  revisionReceived: {
    subject: 'We have the revision of {paper}',
    text: 'Thank you. We have received the revision of your paper for {conference}:',
    next: 'Nothing for you to do. The committee verifies the revision, and we email you by {time}.',
  },
  withdrawn: {
    subject: 'Withdrawn: {paper}',
    text: 'You have withdrawn your paper from {conference}. It will not be reviewed or published.',
    byOrganisers:
      'The organisers of {conference} have withdrawn your paper. It will not be reviewed or published. They wrote:',
    next: 'None for this paper. If you think that this is a mistake, write to {contactEmail}.',
    payment: {
      'no-registration': 'No one had registered the paper, so no payment is due.',
      cancelled:
        'The registration for the paper is cancelled; please do not transfer money for it. If you have already paid, reply to this email.',
      'money-received':
        'The registration for the paper and its payment remain. The fee is not refunded automatically: reply to this email to ask for a refund.',
    },
    refunds: 'Refund rules',
    notYou: 'If this wasn’t you, reply to this email and change your password.',
  },
});

export const paperFacts = z.object({
  firstName: personName,
  number: z.number().nullable(),
  title: z.string(),
  link: z.string(),
});
type PaperFacts = z.infer<typeof paperFacts>;

export const samplePaper = (siteUrl: string): PaperFacts => ({
  firstName: samplePerson.firstName,
  number: 42,
  title: 'A sample paper',
  link: `${siteUrl}/papers/sample`,
});

export function aboutPaper(
  { number, title }: PaperFacts,
  ...more: [label: string, value: string][]
): Block {
  const { labels } = texts;
  const numbered: [string, string][] = number === null ? [] : [[labels.number, String(number)]];
  return facts(...numbered, [labels.title, title], ...more);
}

/** Who verifies the corrections, where the edition tells authors. */
export const shepherdName = z.string().nullish();

export const shepherdFact = (name: string | null | undefined): [label: string, value: string][] =>
  name ? [[texts.labels.shepherd, name]] : [];

export const nameOf = ({ number }: PaperFacts) =>
  number === null ? texts.unnumberedPaper : texts.paper({ number: String(number) });

export const paperReceived = emailTemplate({
  kind: 'paper-received',
  data: paperFacts.extend({ number: z.int(), acknowledgeBy: instant }),
  sample: (siteUrl) => ({ ...samplePaper(siteUrl), number: 118, acknowledgeBy: sampleTime }),
  write: ({ acknowledgeBy, ...data }, { name: conference, contactEmail }) => ({
    subject: texts.received.subject({ paper: nameOf(data), conference }),
    replyTo: contactEmail,
    blocks: [
      hello(data.firstName),
      paragraph(texts.received.text({ conference })),
      aboutPaper(data, [texts.labels.answerBy, formatInstant(acknowledgeBy)]),
      paragraph(texts.received.check),
      nextStep(texts.received.next({ time: formatInstant(acknowledgeBy) })),
      button(texts.button, data.link),
    ],
  }),
});

export const revisionDue = emailTemplate({
  kind: 'revision-due',
  data: paperFacts.extend({ correctionsBy: instant, shepherd: shepherdName }),
  sample: (siteUrl) => ({ ...samplePaper(siteUrl), correctionsBy: sampleTime }),
  write: ({ correctionsBy, shepherd, ...data }, { name: conference, contactEmail }) => ({
    subject: texts.revisionDue.subject({ paper: nameOf(data) }),
    replyTo: contactEmail,
    blocks: [
      hello(data.firstName),
      paragraph(texts.revisionDue.text({ conference })),
      aboutPaper(
        data,
        [texts.labels.revisionDue, formatInstant(correctionsBy)],
        ...shepherdFact(shepherd),
      ),
      nextStep(texts.revisionDue.next({ time: formatInstant(correctionsBy) })),
      button(texts.revisionDue.button, data.link),
      note(texts.revisionDue.help),
    ],
  }),
});

export const revisionReceived = emailTemplate({
  kind: 'revision-received',
  data: paperFacts.extend({ verifyBy: instant, shepherd: shepherdName }),
  sample: (siteUrl) => ({ ...samplePaper(siteUrl), verifyBy: sampleTime }),
  write: ({ verifyBy, shepherd, ...data }, { name: conference, contactEmail }) => ({
    subject: texts.revisionReceived.subject({ paper: nameOf(data) }),
    replyTo: contactEmail,
    blocks: [
      hello(data.firstName),
      paragraph(texts.revisionReceived.text({ conference })),
      aboutPaper(data, [texts.labels.answerBy, formatInstant(verifyBy)], ...shepherdFact(shepherd)),
      nextStep(texts.revisionReceived.next({ time: formatInstant(verifyBy) })),
      button(texts.button, data.link),
    ],
  }),
});

export const paperWithdrawn = emailTemplate({
  kind: 'paper-withdrawn',
  data: paperFacts.extend({
    payment: z.enum(WITHDRAWAL_EFFECTS).nullish().describe('Of an accepted paper.'),
    reason: z.string().nullish().describe('Of organisers who withdrew it for the author.'),
  }),
  sample: (siteUrl) => ({ ...samplePaper(siteUrl), payment: 'cancelled' as const }),
  write: ({ payment, reason, ...data }, { name: conference, contactEmail, siteUrl }) => ({
    subject: texts.withdrawn.subject({ paper: nameOf(data) }),
    replyTo: contactEmail,
    blocks: [
      hello(data.firstName),
      ...(reason
        ? [paragraph(texts.withdrawn.byOrganisers({ conference })), quote(reason)]
        : [paragraph(texts.withdrawn.text({ conference }))]),
      aboutPaper(data),
      ...(payment
        ? [
            paragraph(texts.withdrawn.payment[payment]),
            link(texts.withdrawn.refunds, `${siteUrl}/refunds`),
          ]
        : []),
      reason ? nextStep(texts.withdrawn.next({ contactEmail })) : note(texts.withdrawn.notYou),
    ],
  }),
});

export interface Recipient {
  email: string;
  firstName: string;
}
type About = Pick<Paper, 'id' | 'number' | 'title' | 'revision'>;

/** One cause sends one email. */
@Injectable()
export class AuthorEmails {
  constructor(
    private readonly partners: PaperPartners,
    private readonly config: Config,
    private readonly outbox: EmailOutbox,
  ) {}

  received(to: Recipient, paper: About, acknowledgeBy: Date): Email {
    const data = this.factsOf(to, paper);
    return checked({
      template: paperReceived,
      to: to.email,
      data: { ...data, number: paper.number ?? 0, acknowledgeBy },
      cause: `paper-received:${paper.id}:${paper.revision}`,
    });
  }

  async revisionReceived(tx: EntityManager, to: Recipient, paper: About, verifyBy: Date) {
    await this.outbox.add(tx, {
      template: revisionReceived,
      to: to.email,
      data: { ...this.factsOf(to, paper), verifyBy, shepherd: await this.shepherdOf(tx, paper) },
      cause: `revision-received:${paper.id}:${paper.revision}`,
    });
  }

  /** @param payment of an accepted paper. @param reason of organisers who withdrew it */
  async withdrawn(
    tx: EntityManager,
    to: Recipient,
    paper: About,
    payment: WithdrawalEffect | null,
    reason: string | null = null,
  ) {
    await this.outbox.add(tx, {
      template: paperWithdrawn,
      to: to.email,
      data: { ...this.factsOf(to, paper), payment, reason },
      cause: `paper-withdrawn:${paper.id}`,
    });
  }

  async revisionDue(tx: EntityManager, to: Recipient, paper: About, correctionsBy: Date) {
    await this.outbox.add(tx, {
      template: revisionDue,
      to: to.email,
      data: {
        ...{ ...this.factsOf(to, paper), correctionsBy },
        shepherd: await this.shepherdOf(tx, paper),
      },
      cause: `revision-due:${paper.id}:${correctionsBy.toISOString()}`,
    });
  }

  private shepherdOf(tx: EntityManager, { id }: About): Promise<string | null> {
    return this.partners.shepherd(tx, id);
  }

  private factsOf({ firstName }: Recipient, { id, number, title }: About) {
    return { firstName, number, title, link: `${this.config.publicUrl}/papers/${id}` };
  }
}
