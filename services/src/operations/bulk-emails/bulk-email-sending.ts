import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { EmailOutbox, checked } from '../../messaging/outbox/email-outbox.js';
import { EmailWriter } from '../../messaging/outbox/email-writer.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/core/clock.js';
import { newId } from '../../platform/core/new-id.js';
import { HeldKinds } from '../../platform/holds/held-kinds.js';
import { Holds } from '../../platform/holds/holds.js';
import { NoLongerAllowed } from '../../platform/holds/holds.errors.js';
import type { AuthenticatedUser, PermittedUser } from '../../platform/http/policy/current-user.js';
import { type AudiencePerson, readAudience } from './audience.read-model.js';
import { type Audience, mayChoose } from './audience.schema.js';
import { expectUsable, fillerOf, testSubject, valuesFor } from './bulk-email-texts.js';
import { announcementEmail, bulkMessageEmail, unsubscribeUrl } from './bulk-emails.emails.js';
import * as errors from './bulk-emails.errors.js';
import type { BulkKind, Sending } from './bulk-emails.schema.js';
import { lockFreeDraft, lockReadable } from './bulk-emails.service.js';
import * as sql from './bulk-emails.sql.js';

const SEND = 'bulk-email';
const MOST_PEOPLE = 50_000;
const LONGEST_LABEL = 60;

interface Confirmed {
  revision: number;
  /** The people whom the organiser was shown. */
  keys: string[];
}

/** Sends drafts to their groups: tests, holds, stops and resumes. `BulkEmailBatches` hands them to the outbox. */
@Injectable()
export class BulkEmailSending implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: EmailOutbox,
    private readonly writer: EmailWriter,
    private readonly audit: AuditService,
    private readonly kinds: HeldKinds,
    private readonly holds: Holds,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.kinds.add<Confirmed>(SEND, 'bulk-emails:write', (tx, { subjectId, actor, payload }) =>
      this.sendNow(tx, actor, subjectId, payload),
    );
  }

  /** To its organiser, with the values of the first person of the group. @throws AppError NOT_FOUND, VALIDATION_FAILED */
  async test(organiser: AuthenticatedUser, id: string): Promise<{ message: string }> {
    await this.dataSource.transaction(async (tx) => {
      const email = await lockReadable(tx, organiser, id);
      expectUsable(email);
      const asked = { audience: email.audience, organiser, now: this.clock.now() };
      const [first] = await readAudience(tx, asked, { limit: 1 });
      const { firstName, lastName } = organiser;
      const person = { papers: null, packages: null, paperIds: [], ...first, firstName, lastName };
      const edition = await this.writer.edition(tx);
      const filled = fillerOf(email, edition)(valuesFor(person));
      const data = {
        subject: testSubject(filled.subject),
        body: filled.body,
        paperIds: person.paperIds,
        // No recipient has it: the page says that the link is not valid.
        unsubscribeUrl: unsubscribeUrl(edition.siteUrl, `test-${id}`),
      };
      const cause = `${email.kind}:${organiser.id}:test:${newId()}`;
      await this.outbox.addAll(tx, [emailOf(email.kind, { to: organiser.email, data, cause })]);
      await this.record(tx, organiser.id, id, 'tested');
    });
    return { message: errors.texts.tested({ email: organiser.email }) };
  }

  /**
   * On hold first. It goes to the people whom the organiser was shown and who are still in the group when the hold ends.
   * @throws AppError NOT_FOUND, INVALID_TRANSITION, CHANGED_MEANWHILE, VALIDATION_FAILED; CONFLICT for another number of
   *   people, or while it is on hold
   */
  async send(organiser: PermittedUser, id: string, { revision, people }: Sending): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const email = await lockFreeDraft(tx, organiser, id);
      if (email.revision !== revision) throw errors.changedMeanwhile();
      expectUsable(email);
      const found = await this.peopleOf(tx, organiser, email);
      if (found.length !== people) throw errors.otherNumber(people, found.length);
      const confirmed = { revision, keys: found.map(({ key }) => key) };
      const act = {
        kind: SEND,
        subject: { type: 'bulk-email', id },
        label: email.subject.slice(0, LONGEST_LABEL),
        actorId: organiser.id,
        payload: confirmed,
        isRehearsed: true,
      };
      await this.holds.act(tx, act, (tx) => this.sendNow(tx, organiser, id, confirmed));
    });
  }

  /** What the outbox has already goes out. @throws AppError NOT_FOUND, INVALID_TRANSITION */
  async stop(organiser: PermittedUser, id: string): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const { state } = await lockReadable(tx, organiser, id);
      if (state !== 'sending') throw errors.notSending();
      await sql.stopSending.run(tx, { id });
      await this.record(tx, organiser.id, id, 'stopped');
    });
  }

  /** @throws AppError NOT_FOUND, INVALID_TRANSITION */
  async resume(organiser: PermittedUser, id: string): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const { state } = await lockReadable(tx, organiser, id);
      if (state !== 'stopped') throw errors.notStopped();
      await sql.resumeSending.run(tx, { id, now: this.clock.now() });
      await this.record(tx, organiser.id, id, 'resumed');
    });
  }

  /** @throws AppError NOT_FOUND, INVALID_TRANSITION, CHANGED_MEANWHILE, VALIDATION_FAILED; NoLongerAllowed */
  private async sendNow(
    tx: EntityManager,
    organiser: PermittedUser,
    id: string,
    { revision, keys }: Confirmed,
  ): Promise<void> {
    const email = await sql.lockEmail.first(tx, { id });
    if (!email) throw errors.bulkEmailNotFound();
    if (!mayChoose(organiser, email.audience)) throw new NoLongerAllowed();
    if (email.state !== 'draft') throw errors.notDraft();
    if (email.revision !== revision) throw errors.changedMeanwhile();
    const confirmed = new Set(keys);
    const found = await this.peopleOf(tx, organiser, email);
    const people = found.filter(({ key }) => confirmed.has(key));
    if (people.length === 0) throw errors.noPeople();
    await sql.insertRecipients.run(tx, { id, people: sql.recipientRows(people.map(recipientOf)) });
    const audience = JSON.stringify(withoutAddresses(email.audience));
    const now = this.clock.now();
    const sent = { id, recipients: people.length, by: organiser.id, now, audience };
    await sql.startSending.run(tx, sent);
    await this.record(tx, organiser.id, id, 'sent');
  }

  /** @throws AppError VALIDATION_FAILED for none or too many */
  private async peopleOf(
    tx: EntityManager,
    organiser: PermittedUser,
    { kind, audience }: { kind: BulkKind; audience: Audience },
  ): Promise<AudiencePerson[]> {
    const asked = { audience, organiser, now: this.clock.now() };
    const all = await readAudience(tx, asked, { limit: MOST_PEOPLE + 1 });
    if (all.length > MOST_PEOPLE) throw errors.tooManyPeople(MOST_PEOPLE);
    const people = all.filter(
      ({ isOptedOut, isBounced }) => !isBounced && !(isOptedOut && kind === 'announcement'),
    );
    if (people.length === 0) throw errors.noPeople();
    return people;
  }

  private record(tx: EntityManager, actorId: string, id: string, verb: string): Promise<void> {
    const subject = { type: 'bulk-email', id };
    return this.audit.record(tx, { actorId, action: `bulk-email.${verb}`, subject });
  }
}

function recipientOf(person: AudiencePerson, position: number) {
  const { key, userId, email, firstName, lastName, paperIds } = person;
  const name = `${firstName} ${lastName}`.trim();
  return { key, userId, email, name, paperIds, position, placeholders: valuesFor(person) };
}

/** The people are its recipients by then. */
function withoutAddresses({ except: _, ...audience }: Audience): Audience {
  return audience.kind === 'pasted' ? { ...audience, addresses: [] } : audience;
}

interface BulkData {
  subject: string;
  body: string;
  paperIds: string[];
  unsubscribeUrl: string;
}

/** For the outbox. */
export function emailOf(
  kind: BulkKind,
  { to, cause, data }: { to: string; cause: string; data: BulkData },
) {
  if (kind === 'announcement') return checked({ template: announcementEmail, to, cause, data });
  const { subject, body, paperIds } = data;
  return checked({ template: bulkMessageEmail, to, cause, data: { subject, body, paperIds } });
}
