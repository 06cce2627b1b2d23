import {
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { randomToken, tokenHash } from '../../identity/credentials/random-token.js';
import { EmailOutbox } from '../../messaging/outbox/email-outbox.js';
import { EmailWriter } from '../../messaging/outbox/email-writer.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Config } from '../../platform/config/config.js';
import { Clock } from '../../platform/core/clock.js';
import { after, MINUTE, SECOND } from '../../platform/core/time.js';
import { Notifications } from '../../platform/database/notifications.js';
import { Watch } from '../../platform/jobs/watch.js';
import { emailOf } from './bulk-email-sending.js';
import { fillerOf } from './bulk-email-texts.js';
import { unsubscribeUrl } from './bulk-emails.emails.js';
import { countOnTheirWay, nextRecipients } from './bulk-emails.read-model.js';
import { BULK_KINDS } from './bulk-emails.schema.js';
import * as sql from './bulk-emails.sql.js';

const BATCH_EVERY = 10 * SECOND;

/** Batches that the outbox may have at once: what it has cannot be stopped. */
const MOST_WAITING = 2;

/**
 * Hands emails to groups to the outbox at the pace of the setting, in each process. The email is locked, its recipients are
 * marked in the transaction that adds their emails, and the outbox takes a cause once: after a kill at any moment, each
 * person is either marked and has an email, or neither.
 */
@Injectable()
export class BulkEmailBatches implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly watch: Watch;

  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: EmailOutbox,
    private readonly writer: EmailWriter,
    private readonly audit: AuditService,
    private readonly config: Config,
    private readonly clock: Clock,
    notifications: Notifications,
  ) {
    const channel = notifications.channel(sql.BULK_CHANNEL);
    this.watch = new Watch('emails to groups', channel, () => this.look());
  }

  onApplicationBootstrap(): void {
    void this.watch.run();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.watch.stop();
  }

  /** Hands over a batch if one is due. @returns milliseconds until the next one; undefined while nothing is being sent */
  look(): Promise<number | undefined> {
    return this.dataSource.transaction((tx) => this.batch(tx));
  }

  private async batch(tx: EntityManager): Promise<number | undefined> {
    const email = await sql.lockSending.first(tx);
    if (!email) return undefined;
    const now = this.clock.now();
    const wait = (email.nextBatchAt?.getTime() ?? 0) - now.getTime();
    if (wait > 0) return wait;
    const { id } = email;
    const next = after(now, BATCH_EVERY);
    const size = Math.ceil((this.config.bulkEmailsPerMinute * BATCH_EVERY) / MINUTE);
    const { emails } = await countOnTheirWay.one(tx, { kinds: [...BULK_KINDS] });
    if (emails >= MOST_WAITING * size) {
      await sql.planNext.run(tx, { id, done: 0, next });
      return BATCH_EVERY;
    }
    const people = await nextRecipients.all(tx, { id, limit: size });
    await this.handOver(tx, email, people);
    if (people.length < size) await this.finish(tx, id, now);
    else await sql.planNext.run(tx, { id, done: people.length, next });
    return people.length < size ? 0 : BATCH_EVERY;
  }

  private async handOver(tx: EntityManager, email: Sent, people: Recipient[]): Promise<void> {
    if (people.length === 0) return;
    const edition = await this.writer.edition(tx);
    const fill = fillerOf(email, edition);
    const handed = people.map((person) => ({ person, ...outcomeOf(email, person) }));
    await this.outbox.addAll(
      tx,
      handed.flatMap(({ person, cause, token }) => {
        if (cause === null) return [];
        const data = {
          ...fill(person.placeholders),
          paperIds: person.paperIds,
          unsubscribeUrl: unsubscribeUrl(edition.siteUrl, token),
        };
        return [emailOf(email.kind, { to: person.email, cause, data })];
      }),
    );
    const rows = handed.map(({ person: { key }, state, cause, token }) => {
      const hash = token ? tokenHash(token).toString('hex') : null;
      return { key, state, cause, hash };
    });
    await sql.markHanded.run(tx, { id: email.id, rows: sql.handedRows(rows) });
  }

  private async finish(tx: EntityManager, id: string, now: Date): Promise<void> {
    await sql.finishSending.run(tx, { id, now });
    const subject = { type: 'bulk-email', id };
    await this.audit.record(tx, { actorId: null, action: 'bulk-email.finished', subject });
  }
}

type Sent = NonNullable<Awaited<ReturnType<typeof sql.lockSending.first>>>;
type Recipient = Awaited<ReturnType<typeof nextRecipients.all>>[number];

/** The cause begins with the person, so that their emails are found and erased with the account. */
function outcomeOf({ id, kind }: Sent, person: Recipient) {
  const none = { cause: null, token: '' };
  if (!person.canBeWrittenTo) return { state: 'left-out' as const, ...none };
  if (person.isBounced) return { state: 'address-bounced' as const, ...none };
  if (kind === 'announcement' && person.isOptedOut) return { state: 'opted-out' as const, ...none };
  const cause = `${kind}:${person.userId ?? person.key}:${id}`;
  return { state: 'queued' as const, cause, token: kind === 'announcement' ? randomToken() : '' };
}
