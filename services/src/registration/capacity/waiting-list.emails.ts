import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import * as z from 'zod';
import type { EditionSnapshot } from '../../conference/editions/edition.presenter.js';
import { packageName } from '../../conference/editions/fees.js';
import { EmailOutbox } from '../../messaging/outbox/email-outbox.js';
import {
  button,
  facts,
  link,
  nextStep,
  note,
  paragraph,
} from '../../messaging/templates/email-blocks.js';
import { instant, personName } from '../../messaging/templates/email-fields.js';
import { emailTemplate } from '../../messaging/templates/email-template.js';
import { sampleTime } from '../../messaging/templates/sample-values.js';
import { Config } from '../../platform/config/config.js';
import { newId } from '../../platform/core/new-id.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import { formatInstant } from '../../platform/i18n/formats.js';
import type { WaitingEntry } from './waiting-entry.entity.js';

const texts = defineTexts('server.emails.waiting-list', {
  hello: 'Hello {name},',
  package: 'Package',
  until: 'Offered until',
  joined: {
    subject: 'You are on the waiting list of {conference}',
    text: 'All places of this package of {conference} are taken. You are on its waiting list:',
    next: 'Nothing for you to do. We email you as soon as a place is free. It is then kept for you for a limited time.',
    view: 'View or leave the waiting list',
    unknown: 'If you didn’t join the waiting list, leave it with this link or ignore this email.',
  },
  offered: {
    subject: 'A place at {conference} is free',
    text: 'A place of the package that you are waiting for is free. We keep it for you until the time below:',
    next: 'Open the page and press “Take this place”, then register. After that time, the place goes to the next person.',
    button: 'View the offered place',
    no: 'If you no longer need it, say so on the same page. The next person then gets the place.',
  },
});

const entryFacts = z.object({ name: personName, packageName: z.string(), link: z.string() });
const sampleEntry = (siteUrl: string) => ({
  name: 'Sample Reader',
  packageName: 'Physical, presentation only',
  link: `${siteUrl}/waiting-list/sample`,
});

export const waitingListJoined = emailTemplate({
  kind: 'waiting-list-joined',
  data: entryFacts,
  secrets: ['link'],
  sample: sampleEntry,
  write: (data, { name: conference }) => ({
    subject: texts.joined.subject({ conference }),
    blocks: [
      paragraph(texts.hello({ name: data.name })),
      paragraph(texts.joined.text({ conference })),
      facts([texts.package, data.packageName]),
      nextStep(texts.joined.next),
      link(texts.joined.view, data.link),
      note(texts.joined.unknown),
    ],
  }),
});

export const placeOffered = emailTemplate({
  kind: 'place-offered',
  data: entryFacts.extend({ expiresAt: instant }),
  secrets: ['link'],
  expiresAt: ({ expiresAt }) => expiresAt,
  sample: (siteUrl) => ({ ...sampleEntry(siteUrl), expiresAt: sampleTime }),
  write: (data, { name: conference }) => ({
    subject: texts.offered.subject({ conference }),
    blocks: [
      paragraph(texts.hello({ name: data.name })),
      paragraph(texts.offered.text),
      facts([texts.package, data.packageName], [texts.until, formatInstant(data.expiresAt)]),
      button(texts.offered.button, data.link),
      nextStep(texts.offered.next),
      note(texts.offered.no),
    ],
  }),
});

type Entry = Pick<WaitingEntry, 'id' | 'name' | 'email' | 'packageId'>;

@Injectable()
export class WaitingListEmails {
  constructor(
    private readonly config: Config,
    private readonly outbox: EmailOutbox,
  ) {}

  async joined(
    tx: EntityManager,
    edition: EditionSnapshot,
    entry: Entry,
    token: string,
  ): Promise<void> {
    await this.outbox.add(tx, {
      template: waitingListJoined,
      to: entry.email,
      data: this.facts(edition, entry, token),
      // Joining again sends the email again, with a new link.
      cause: `waiting-list-joined:${entry.id}:${newId()}`,
    });
  }

  async offered(
    tx: EntityManager,
    edition: EditionSnapshot,
    entry: Entry,
    { token, expiresAt }: { token: string; expiresAt: Date },
  ): Promise<void> {
    await this.outbox.add(tx, {
      template: placeOffered,
      to: entry.email,
      data: { ...this.facts(edition, entry, token), expiresAt },
      cause: `place-offered:${entry.id}`,
    });
  }

  async forget(tx: EntityManager, entryId: string): Promise<void> {
    for (const { kind } of [waitingListJoined, placeOffered])
      await this.outbox.forget(tx, `${kind}:${entryId}`);
  }

  private facts({ fees }: EditionSnapshot, { name, packageId }: Entry, token: string) {
    const link = `${this.config.publicUrl}/waiting-list/${token}`;
    return { name, packageName: packageName(fees, packageId), link };
  }
}
