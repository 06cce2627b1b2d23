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

const texts = defineTexts('server.emails.camera-ready', {
  sentBack: {
    subject: 'Please correct the camera-ready version of {paper}',
    text: 'The camera-ready version of your paper for {conference} cannot be published as it is:',
    nextOfCoAuthor:
      'Nothing for you to do. {submitter}, the corresponding author, uploads a corrected PDF.',
    viewPaper: 'View the paper',
    next: 'Upload a corrected PDF on the page of your paper and submit it. If you have questions, reply to this email.',
    button: 'Upload a corrected version',
  },
});

export const cameraReadySentBack = emailTemplate({
  kind: 'camera-ready-sent-back',
  data: paperFacts.extend({
    reasons: z.string(),
    submitter: z.string().nullish().describe('In the email to a co-author.'),
  }),
  sample: (siteUrl) => ({ ...samplePaper(siteUrl), reasons: 'Two fonts are not embedded.' }),
  write: ({ submitter, ...data }, { name: conference, contactEmail }) => ({
    subject: texts.sentBack.subject({ paper: nameOf(data) }),
    replyTo: contactEmail,
    blocks: [
      hello(data.firstName),
      paragraph(texts.sentBack.text({ conference })),
      quote(data.reasons),
      aboutPaper(data),
      nextStep(submitter ? texts.sentBack.nextOfCoAuthor({ submitter }) : texts.sentBack.next),
      button(submitter ? texts.sentBack.viewPaper : texts.sentBack.button, data.link),
    ],
  }),
});

@Injectable()
export class CameraReadyEmails {
  constructor(
    private readonly config: Config,
    private readonly outbox: EmailOutbox,
  ) {}

  /**
   * To the submitter and to each co-author who was emailed at the submission. The cause contains the revision,
   * because a version can be sent back repeatedly.
   */
  async sentBack(
    tx: EntityManager,
    { paper: { id, number, title }, owner }: ChairCase,
    { reasons, revision }: { reasons: string; revision: number },
  ): Promise<void> {
    const link = `${this.config.publicUrl}/papers/${id}`;
    const submitter = `${owner.firstName} ${owner.lastName}`;
    const coAuthors = await findInformedAuthors.all(tx, { paperId: id });
    const cause = `camera-ready-sent-back:${id}:${revision}`;
    const recipients = [
      { ...owner, cause, submitter: null },
      ...coAuthors.map((author) => ({ ...author, submitter, cause: `${cause}:${author.id}` })),
    ];
    for (const { email: to, firstName, submitter, cause } of recipients) {
      const data = { firstName, submitter, number, title, link, reasons };
      await this.outbox.add(tx, { template: cameraReadySentBack, to, data, cause });
    }
  }
}
