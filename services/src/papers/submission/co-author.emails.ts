import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import * as z from 'zod';
import { checked, type Email, EmailOutbox } from '../../messaging/outbox/email-outbox.js';
import {
  button,
  hello,
  link,
  nextStep,
  note,
  paragraph,
} from '../../messaging/templates/email-blocks.js';
import { emailTemplate } from '../../messaging/templates/email-template.js';
import { Config } from '../../platform/config/config.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import type { Paper } from '../paper/paper.entity.js';
import { aboutPaper, nameOf, paperFacts, type Recipient, samplePaper } from './author.emails.js';

const texts = defineTexts('server.emails.co-author', {
  invited: {
    subject: 'You are named as an author of {paper} for {conference}',
    text: '{submitter} submitted this paper to {conference} and named you as an author:',
    account:
      'To see it and its progress, log in or create an account with this address ({email}) and verify it.',
    next: 'Nothing for you to do now. {submitter} makes changes and uploads. Once the paper is accepted, any of its authors can register and pay for it.',
    button: 'View the paper',
    notAuthor: 'I am not an author of this paper',
    notAuthorText: 'You can also tell us that you are not an author:',
  },
  denied: {
    subject: '{name} is not an author of {paper}',
    text: '{name} ({email}) told us that they are not an author of your paper for {conference}:',
    effect:
      'They no longer see the paper. Their name stays on it, with a remark, until you remove it.',
    next: 'Remove them from the authors while the paper can be edited; after that, reply to this email.',
    button: 'View your paper',
  },
  deniedForOrganisers: {
    text: '{name} ({email}) told us that they are not an author of a paper for {conference}:',
    next: 'They no longer see the paper. {submitter}, who submitted it, is informed. Ask them about the author list before the paper goes on.',
    button: 'View the paper',
  },
  undone: {
    subject: '{name} is an author of {paper}',
    text: '{name} ({email}) told us that they are an author of this paper for {conference}. Their earlier answer was a mistake:',
    next: 'Nothing for you to do. They see the paper again, and the remark next to their name is removed.',
    button: 'View the paper',
  },
});

export const coAuthorInvited = emailTemplate({
  kind: 'co-author-invited',
  data: paperFacts.extend({ email: z.string(), submitter: z.string(), denialLink: z.string() }),
  secrets: ['denialLink'],
  sample: (siteUrl) => ({
    ...samplePaper(siteUrl),
    email: 'author@example.org',
    submitter: 'Author One (sample)',
    denialLink: `${siteUrl}/authorships/sample`,
  }),
  write: ({ email, submitter, denialLink, ...data }, { name: conference, contactEmail }) => {
    const words = texts.invited;
    return {
      subject: words.subject({ paper: nameOf(data), conference }),
      replyTo: contactEmail,
      blocks: [
        hello(data.firstName),
        paragraph(words.text({ conference, submitter })),
        aboutPaper(data),
        paragraph(words.account({ email })),
        button(words.button, data.link),
        nextStep(words.next({ submitter })),
        note(words.notAuthorText),
        link(words.notAuthor, denialLink),
      ],
    };
  },
});

const deniedFacts = paperFacts.extend({ name: z.string(), email: z.string() });
const sampleDenial = (siteUrl: string) => ({
  ...samplePaper(siteUrl),
  name: 'Author Two (sample)',
  email: 'author@example.org',
});

export const authorshipDenied = emailTemplate({
  kind: 'authorship-denied',
  data: deniedFacts,
  sample: sampleDenial,
  write: ({ name, email, ...data }, { name: conference, contactEmail }) => ({
    subject: texts.denied.subject({ paper: nameOf(data), name }),
    replyTo: contactEmail,
    blocks: [
      hello(data.firstName),
      paragraph(texts.denied.text({ conference, name, email })),
      aboutPaper(data),
      paragraph(texts.denied.effect),
      nextStep(texts.denied.next),
      button(texts.denied.button, data.link),
    ],
  }),
});

export const authorshipDeniedForOrganisers = emailTemplate({
  kind: 'authorship-denied-for-organisers',
  data: deniedFacts.extend({ submitter: z.string() }),
  sample: (siteUrl) => ({ ...sampleDenial(siteUrl), submitter: 'Author One (sample)' }),
  write: ({ name, email, submitter, ...data }, { name: conference }) => ({
    subject: texts.denied.subject({ paper: nameOf(data), name }),
    blocks: [
      hello(data.firstName),
      paragraph(texts.deniedForOrganisers.text({ conference, name, email })),
      aboutPaper(data),
      paragraph(texts.deniedForOrganisers.next({ submitter })),
      button(texts.deniedForOrganisers.button, data.link),
    ],
  }),
});

/** To the submitter and the organisers. */
export const authorshipDenialUndone = emailTemplate({
  kind: 'authorship-denial-undone',
  data: deniedFacts,
  sample: sampleDenial,
  write: ({ name, email, ...data }, { name: conference }) => ({
    subject: texts.undone.subject({ paper: nameOf(data), name }),
    blocks: [
      hello(data.firstName),
      paragraph(texts.undone.text({ conference, name, email })),
      aboutPaper(data),
      nextStep(texts.undone.next),
      button(texts.undone.button, data.link),
    ],
  }),
});

type About = Pick<Paper, 'id' | 'number' | 'title'>;

interface Invited extends Recipient {
  coAuthorId: string;
  submitter: string;
  token: string;
}

interface Denial {
  coAuthorId: string;
  name: string;
  email: string;
  submitter: string;
  /** Makes the causes of a repeated denial unique. */
  deniedAt: Date;
}

@Injectable()
export class CoAuthorEmails {
  constructor(
    private readonly config: Config,
    private readonly outbox: EmailOutbox,
  ) {}

  invited(to: Invited, { id, number, title }: About): Email {
    const { coAuthorId, email, firstName, submitter, token } = to;
    const { publicUrl } = this.config;
    const denialLink = `${publicUrl}/authorships/${token}`;
    return checked({
      template: coAuthorInvited,
      to: email,
      data: {
        ...{ firstName, number, title, email, submitter, denialLink },
        link: `${publicUrl}/papers/${id}`,
      },
      cause: `co-author-invited:${coAuthorId}`,
    });
  }

  async denied(tx: EntityManager, to: Recipient, paper: About, denial: Denial): Promise<void> {
    const { name, email } = denial;
    const { id, number, title } = paper;
    const link = `${this.config.publicUrl}/papers/${id}`;
    await this.outbox.add(tx, {
      template: authorshipDenied,
      to: to.email,
      data: { firstName: to.firstName, number, title, link, name, email },
      cause: causeOf(denial),
    });
  }

  async deniedForOrganisers(
    tx: EntityManager,
    to: Recipient & { id: string },
    { id, number, title }: About,
    denial: Denial,
  ): Promise<void> {
    const { name, email, submitter } = denial;
    const link = `${this.config.publicUrl}/admin/papers/${id}`;
    await this.outbox.add(tx, {
      template: authorshipDeniedForOrganisers,
      to: to.email,
      data: { firstName: to.firstName, number, title, link, name, email, submitter },
      cause: `${causeOf(denial)}:${to.id}`,
    });
  }

  /** @param to with an id: an organiser */
  async undone(
    tx: EntityManager,
    to: Recipient & { id?: string },
    { id, number, title }: About,
    denial: Denial,
  ): Promise<void> {
    const { name, email } = denial;
    const page = to.id ? 'admin/papers' : 'papers';
    const link = `${this.config.publicUrl}/${page}/${id}`;
    await this.outbox.add(tx, {
      template: authorshipDenialUndone,
      to: to.email,
      data: { firstName: to.firstName, number, title, link, name, email },
      cause: [causeOf(denial), 'undone', ...(to.id ? [to.id] : [])].join(':'),
    });
  }
}

const causeOf = ({ coAuthorId, deniedAt }: Denial) =>
  `authorship-denied:${coAuthorId}:${deniedAt.toISOString()}`;
