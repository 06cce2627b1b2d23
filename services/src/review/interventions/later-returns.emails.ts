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
import { instant } from '../../messaging/templates/email-fields.js';
import { emailTemplate } from '../../messaging/templates/email-template.js';
import { sampleTime } from '../../messaging/templates/sample-values.js';
import { findInformedAuthors } from '../../papers/decisions/informed-authors.read-model.js';
import {
  aboutPaper,
  nameOf,
  paperFacts,
  samplePaper,
} from '../../papers/submission/author.emails.js';
import { Config } from '../../platform/config/config.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import { formatInstant } from '../../platform/i18n/formats.js';
import type { ChairCase } from '../decisions/chair-papers.js';

const texts = defineTexts('server.emails.later-return', {
  button: 'View the paper',
  returned: {
    subject: 'Please correct {paper}',
    text: 'The organisers of {conference} have returned this paper to its authors. They wrote:',
    next: 'Upload a corrected version on the paper’s page by {time}. If you think that this is a mistake, write to {contactEmail}.',
    nextOfCoAuthor:
      'Nothing for you to do. {submitter}, the corresponding author, uploads a corrected version by {time}.',
  },
  rejected: {
    subject: 'Rejected: {paper}',
    text: 'The organisers of {conference} have rejected this paper. It will not be reviewed or published. They wrote:',
    next: 'None for this paper. If you think that this is a mistake, write to {contactEmail}.',
  },
});

const returnFacts = paperFacts.extend({
  reason: z.string(),
  submitter: z.string().nullable().describe('Null in the email to the submitter.'),
});
const sampleReturn = (siteUrl: string) => ({
  ...samplePaper(siteUrl),
  reason: 'Section 2 repeats another paper without naming it.',
  submitter: null,
});

export const paperSentBack = emailTemplate({
  kind: 'paper-sent-back',
  data: returnFacts.extend({ correctionsBy: instant }),
  sample: (siteUrl) => ({ ...sampleReturn(siteUrl), correctionsBy: sampleTime }),
  write: ({ submitter, correctionsBy, ...data }, { name: conference, contactEmail }) => {
    const time = formatInstant(correctionsBy);
    return {
      subject: texts.returned.subject({ paper: nameOf(data) }),
      replyTo: contactEmail,
      blocks: [
        hello(data.firstName),
        paragraph(texts.returned.text({ conference })),
        quote(data.reason),
        aboutPaper(data),
        nextStep(
          submitter === null
            ? texts.returned.next({ time, contactEmail })
            : texts.returned.nextOfCoAuthor({ submitter, time }),
        ),
        button(texts.button, data.link),
      ],
    };
  },
});

export const paperRejectedForCause = emailTemplate({
  kind: 'paper-rejected-for-cause',
  data: returnFacts,
  sample: sampleReturn,
  write: (data, { name: conference, contactEmail }) => ({
    subject: texts.rejected.subject({ paper: nameOf(data) }),
    replyTo: contactEmail,
    blocks: [
      hello(data.firstName),
      paragraph(texts.rejected.text({ conference })),
      quote(data.reason),
      aboutPaper(data),
      nextStep(texts.rejected.next({ contactEmail })),
      button(texts.button, data.link),
    ],
  }),
});

/** To the submitter and to each co-author who was emailed at the submission. */
@Injectable()
export class LaterReturnEmails {
  constructor(
    private readonly config: Config,
    private readonly outbox: EmailOutbox,
  ) {}

  async returned(tx: EntityManager, about: ChairCase, reason: string, correctionsBy: Date) {
    for (const { to, cause, ...data } of await this.recipients(tx, about, 'paper-sent-back')) {
      const email = { to, cause, data: { ...data, reason, correctionsBy } };
      await this.outbox.add(tx, { template: paperSentBack, ...email });
    }
  }

  async rejected(tx: EntityManager, about: ChairCase, reason: string) {
    const recipients = await this.recipients(tx, about, 'paper-rejected-for-cause');
    for (const { to, cause, ...data } of recipients) {
      const email = { to, cause, data: { ...data, reason } };
      await this.outbox.add(tx, { template: paperRejectedForCause, ...email });
    }
  }

  /** The cause contains the revision, because a paper can be returned repeatedly. */
  private async recipients(tx: EntityManager, { paper, owner }: ChairCase, kind: string) {
    const { id, number, title, revision } = paper;
    const about = { number, title, link: `${this.config.publicUrl}/papers/${id}` };
    const cause = `${kind}:${id}:${revision}`;
    const submitter = `${owner.firstName} ${owner.lastName}`;
    const coAuthors = await findInformedAuthors.all(tx, { paperId: id });
    return [
      { ...about, cause, to: owner.email, firstName: owner.firstName, submitter: null },
      ...coAuthors.map((author) => ({
        ...{ ...about, submitter, to: author.email, firstName: author.firstName },
        cause: `${cause}:${author.id}`,
      })),
    ];
  }
}
