import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { EditionsService } from '../../conference/editions/editions.service.js';
import { EmailWriter } from '../../messaging/outbox/email-writer.js';
import { renderEmail } from '../../messaging/templates/rendered-email.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Config } from '../../platform/config/config.js';
import { Clock } from '../../platform/core/clock.js';
import { newId } from '../../platform/core/new-id.js';
import { fetchAll } from '../../platform/database/db.js';
import { onHold } from '../../platform/holds/holds.errors.js';
import type { PermittedUser } from '../../platform/http/policy/current-user.js';
import { rightsOf } from '../../platform/http/policy/rights.js';
import { readPage } from '../../platform/lists/keyset.js';
import { HiddenSubjects } from '../../platform/work/hidden-subjects.js';
import {
  type AudiencePerson,
  countAudience,
  readAudience,
  readLeftOut,
  unmatchedAddresses,
} from './audience.read-model.js';
import { type Audience, mayChoose, rightsFor } from './audience.schema.js';
import { expectUsable, fillerOf, placeholdersOf, valuesFor } from './bulk-email-texts.js';
import { announcementEmail, bulkMessageEmail, unsubscribeUrl } from './bulk-emails.emails.js';
import {
  bulkEmailNotFound,
  changedMeanwhile,
  groupNotAllowed,
  notDraft,
  texts,
} from './bulk-emails.errors.js';
import * as model from './bulk-emails.read-model.js';
import type * as schema from './bulk-emails.schema.js';
import {
  deleteDraft,
  insertDraft,
  lockEmail,
  type LockedEmail,
  updateDraft,
} from './bulk-emails.sql.js';

/** People of a group that are shown at once; a search finds the others. */
const SHOWN = 50;

/** Drafts of emails to groups, their people, previews, and what became of those that were sent. */
@Injectable()
export class BulkEmailsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
    private readonly hidden: HiddenSubjects,
    private readonly writer: EmailWriter,
    private readonly audit: AuditService,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  async list(reader: PermittedUser, query: schema.BulkEmailsQuery) {
    const rights = rightsOf(reader);
    const { rows, nextCursor } = await readPage(
      this.dataSource,
      model.bulkEmails,
      { ...query, rights },
      query,
    );
    const counts = await model.countBulkEmails.one(this.dataSource, { rights });
    return { items: rows.map(presentRow), nextCursor, counts };
  }

  /** @throws AppError NOT_FOUND, also for a group that the reader may not choose */
  async read(reader: PermittedUser, id: string): Promise<schema.BulkEmailAnswer> {
    const row = await model.findBulkEmail.first(this.dataSource, { id, rights: rightsOf(reader) });
    if (!row) throw bulkEmailNotFound();
    const hidden = this.hidden.ids(reader);
    const counted = await fetchAll(this.dataSource, model.countDelivery({ id, hidden }));
    const { body, audience, revision, hold } = row;
    return {
      ...presentRow(row),
      ...{ body, audience, revision, hold },
      perMinute: this.config.bulkEmailsPerMinute,
      delivery: Object.fromEntries(counted.map(({ delivery, people }) => [delivery, people])),
      hidden: counted.reduce((sum, { hidden }) => sum + hidden, 0),
    };
  }

  /** @throws AppError as `read` */
  async recipients(reader: PermittedUser, id: string, query: schema.RecipientsQuery) {
    const { recipients: all } = await this.read(reader, id);
    const hidden = this.hidden.ids(reader);
    const page = await readPage(this.dataSource, model.log, { ...query, id, hidden }, query);
    const items = page.rows.map(({ sentAt, ...row }) => ({
      ...row,
      sentAt: sentAt?.toISOString() ?? null,
    }));
    return { items, nextCursor: page.nextCursor, counts: { all } };
  }

  /** @throws AppError FORBIDDEN */
  async create(organiser: PermittedUser, draft: schema.Draft): Promise<schema.BulkEmailAnswer> {
    expectMayChoose(organiser, draft.audience);
    const id = newId();
    await this.dataSource.transaction(async (tx) => {
      const { id: editionId } = await this.editions.current(tx);
      const now = this.clock.now();
      await insertDraft.run(tx, { ...rowOf(id, draft), editionId, by: organiser.id, now });
      await this.record(tx, organiser, id, 'created');
    });
    return this.read(organiser, id);
  }

  /** @throws AppError NOT_FOUND, FORBIDDEN, INVALID_TRANSITION, CHANGED_MEANWHILE; CONFLICT while it is on hold */
  async save(organiser: PermittedUser, id: string, { revision, ...draft }: schema.DraftChange) {
    expectMayChoose(organiser, draft.audience);
    await this.onDraft(organiser, id, async (tx, before) => {
      if (before.revision !== revision) throw changedMeanwhile();
      await updateDraft.run(tx, rowOf(id, draft));
      await this.record(tx, organiser, id, 'saved');
    });
    return this.read(organiser, id);
  }

  /** @throws AppError as `save` */
  async delete(organiser: PermittedUser, id: string): Promise<{ message: string }> {
    await this.onDraft(organiser, id, async (tx) => {
      await deleteDraft.run(tx, { id });
      await this.record(tx, organiser, id, 'deleted');
    });
    return { message: texts.deleted };
  }

  /** @throws AppError FORBIDDEN */
  async people(organiser: PermittedUser, { audience, q }: schema.AudienceRequest) {
    expectMayChoose(organiser, audience);
    const asked = { audience, organiser, now: this.clock.now() };
    const counted = await countAudience(this.dataSource, asked);
    const found = await readAudience(this.dataSource, asked, { q, limit: SHOWN });
    const items = found.map(({ isOptedOut, isBounced, ...person }) => ({
      ...shownPerson(person),
      ...{ isOptedOut, isBounced },
    }));
    const leftOut = (await readLeftOut(this.dataSource, asked)).map(shownPerson);
    const unmatched = await unmatchedAddresses(this.dataSource, audience);
    return { ...counted, items, leftOut, unmatched, placeholders: placeholdersOf(audience) };
  }

  /** As one person of the group gets it. @throws AppError FORBIDDEN; VALIDATION_FAILED for texts that cannot be used */
  async preview(organiser: PermittedUser, { key, ...draft }: schema.PreviewRequest) {
    expectMayChoose(organiser, draft.audience);
    expectUsable(draft);
    const asked = { audience: draft.audience, organiser, now: this.clock.now() };
    const [person] = await readAudience(this.dataSource, asked, { q: key, limit: 1 });
    const edition = await this.writer.edition();
    const shown = person ?? NO_ONE;
    const filled = fillerOf(draft, edition)(valuesFor(shown));
    const data = {
      ...filled,
      paperIds: [],
      unsubscribeUrl: unsubscribeUrl(edition.siteUrl, 'preview'),
    };
    const template = draft.kind === 'announcement' ? announcementEmail : bulkMessageEmail;
    const { subject, text, html } = renderEmail(template, data, edition);
    const name = person ? `${person.firstName} ${person.lastName}`.trim() : null;
    return { name, email: person?.email ?? null, subject, text, html };
  }

  private onDraft(
    organiser: PermittedUser,
    id: string,
    work: (tx: EntityManager, email: LockedEmail) => Promise<void>,
  ): Promise<void> {
    return this.dataSource.transaction(async (tx) =>
      work(tx, await lockFreeDraft(tx, organiser, id)),
    );
  }

  private record(tx: EntityManager, { id: actorId }: PermittedUser, id: string, verb: string) {
    const subject = { type: 'bulk-email', id };
    return this.audit.record(tx, { actorId, action: `bulk-email.${verb}`, subject });
  }
}

/** Locks it. @throws AppError NOT_FOUND, also for a group that the organiser may not choose */
export async function lockReadable(
  tx: EntityManager,
  organiser: PermittedUser,
  id: string,
): Promise<LockedEmail> {
  const email = await lockEmail.first(tx, { id });
  if (!email || !mayChoose(organiser, email.audience)) throw bulkEmailNotFound();
  return email;
}

/** A draft that is not on hold. @throws AppError NOT_FOUND, INVALID_TRANSITION, CONFLICT */
export async function lockFreeDraft(tx: EntityManager, organiser: PermittedUser, id: string) {
  const email = await lockReadable(tx, organiser, id);
  if (email.state !== 'draft') throw notDraft();
  if ((await model.findHeld.one(tx, { id })).isOnHold) throw onHold();
  return email;
}

export function expectMayChoose(organiser: PermittedUser, audience: Audience): void {
  if (!mayChoose(organiser, audience)) throw groupNotAllowed();
}

const NO_ONE = {
  firstName: 'Sample',
  lastName: 'Reader',
  papers: null,
  packages: null,
  paperIds: [],
};

const shownPerson = ({
  key,
  email,
  firstName,
  lastName,
}: Pick<AudiencePerson, 'key' | 'email' | 'firstName' | 'lastName'>) => ({
  ...{ key, email },
  name: `${firstName} ${lastName}`.trim(),
});

function rowOf(id: string, { kind, subject, body, audience }: schema.Draft) {
  const needs = rightsFor(audience);
  return { id, kind, subject, body, audience: JSON.stringify(audience), needs };
}

type Row = Omit<schema.BulkEmailRow, 'createdAt' | 'sentAt' | 'finishedAt'> & {
  createdAt: Date;
  sentAt: Date | null;
  finishedAt: Date | null;
};

function presentRow(row: Row): schema.BulkEmailRow {
  const { id, kind, subject, state, recipients, done, by, isOnHold } = row;
  return {
    ...{ id, kind, subject, state, recipients, done, by, isOnHold },
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}
