import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import * as z from 'zod';
import { EmailOutbox } from '../../messaging/outbox/email-outbox.js';
import {
  button,
  hello,
  nextStep,
  paragraph,
  quote,
} from '../../messaging/templates/email-blocks.js';
import { emailTemplate } from '../../messaging/templates/email-template.js';
import { findInformedAuthors } from '../../papers/decisions/informed-authors.read-model.js';
import {
  aboutPaper,
  nameOf,
  paperFacts,
  samplePaper,
} from '../../papers/submission/author.emails.js';
import { Config } from '../../platform/config/config.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import type { ChairCase } from '../decisions/chair-papers.js';

/** As organisers change them. */
export const EDITED_FIELDS = ['title', 'abstract', 'keywords', 'topic', 'authors'] as const;
export type EditedField = (typeof EDITED_FIELDS)[number];

const texts = defineTexts('server.emails.edited-for-author', {
  subject: 'The organisers changed {paper}',
  text: 'The organisers of {conference} changed this paper for its authors. They wrote:',
  changed: 'Changed',
  fields: {
    title: 'Title',
    abstract: 'Abstract',
    keywords: 'Keywords',
    topic: 'Topic',
    authors: 'Authors',
  },
  next: 'Check the changes on the paper’s page. If something is wrong, write to {contactEmail}.',
  button: 'View the paper',
});

export const paperEditedForAuthor = emailTemplate({
  kind: 'paper-edited-for-author',
  data: paperFacts.extend({ reason: z.string(), fields: z.array(z.enum(EDITED_FIELDS)) }),
  sample: (siteUrl) => ({
    ...samplePaper(siteUrl),
    reason: 'You asked us to correct the title.',
    fields: ['title' as const],
  }),
  write: ({ reason, fields, ...data }, { name: conference, contactEmail }) => ({
    subject: texts.subject({ paper: nameOf(data) }),
    replyTo: contactEmail,
    blocks: [
      hello(data.firstName),
      paragraph(texts.text({ conference })),
      quote(reason),
      aboutPaper(data, [texts.changed, fields.map((field) => texts.fields[field]).join(', ')]),
      nextStep(texts.next({ contactEmail })),
      button(texts.button, data.link),
    ],
  }),
});

/** To the submitter and to each co-author who was emailed before. */
@Injectable()
export class EditForAuthorEmails {
  constructor(
    private readonly config: Config,
    private readonly outbox: EmailOutbox,
  ) {}

  async edited(
    tx: EntityManager,
    { paper: { id, number, title, revision }, owner }: ChairCase,
    reason: string,
    fields: EditedField[],
  ): Promise<void> {
    const link = `${this.config.publicUrl}/papers/${id}`;
    const cause = `paper-edited-for-author:${id}:${revision}`;
    const coAuthors = await findInformedAuthors.all(tx, { paperId: id });
    const recipients = [
      { ...owner, cause },
      ...coAuthors.map((author) => ({ ...author, cause: `${cause}:${author.id}` })),
    ];
    for (const { email: to, firstName, cause } of recipients) {
      const data = { firstName, number, title, link, reason, fields };
      await this.outbox.add(tx, { template: paperEditedForAuthor, to, data, cause });
    }
  }
}
