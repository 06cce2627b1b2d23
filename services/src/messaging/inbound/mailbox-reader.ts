import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { sql } from 'kysely';
import { DataSource, type EntityManager } from 'typeorm';
import { db } from '../../platform/database/db.js';
import { Notifications } from '../../platform/database/notifications.js';
import { statement } from '../../platform/database/statement.js';
import { Watch } from '../../platform/jobs/watch.js';
import { InboundMessages } from './inbound-messages.js';
import { Mailbox } from './mailbox.js';

export const MAILBOX_CHANNEL = 'mailbox';

/** Of one look. */
const MOST_MESSAGES = 50;

/** The mail server is waited for while the transaction is open. */
const beOnlyReader = statement((p: { mailbox: string }) =>
  db.selectNoFrom([
    sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${p.mailbox}, 0))`.as('isOnly'),
    sql`set_config('idle_in_transaction_session_timeout', '3min', true)`.as('idle'),
  ]),
);

const findPosition = statement((p: { mailbox: string }) =>
  db
    .selectFrom('mailbox_positions')
    .select([
      sql<string>`uid_validity::text`.as('uidValidity'),
      sql<string>`last_uid::text`.as('lastUid'),
    ])
    .where('mailbox', '=', p.mailbox),
);

const savePosition = statement((p: { mailbox: string; uidValidity: string; lastUid: string }) =>
  db
    .insertInto('mailbox_positions')
    .values({
      mailbox: p.mailbox,
      uid_validity: sql`${p.uidValidity}::bigint`,
      last_uid: sql`${p.lastUid}::bigint`,
    })
    .onConflict((conflict) =>
      conflict.column('mailbox').doUpdateSet({
        uid_validity: sql`excluded.uid_validity`,
        last_uid: sql`excluded.last_uid`,
      }),
    ),
);

/**
 * Reads the mailbox in each worker, one at a time. The position is saved in the transaction that follows the messages: after
 * a kill at any moment, a message was either followed or will be.
 */
@Injectable()
export class MailboxReader implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly watch: Watch | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly messages: InboundMessages,
    @Inject(Mailbox) private readonly mailbox: Mailbox | null,
    notifications: Notifications,
  ) {
    if (!mailbox) return;
    const channel = notifications.channel(MAILBOX_CHANNEL);
    this.watch = new Watch('messages of the mailbox', channel, () => this.look());
  }

  onApplicationBootstrap(): void {
    void this.watch?.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.watch?.stop();
  }

  /** @returns 0 when there may be more, undefined when all are read or another process reads */
  async look(): Promise<number | undefined> {
    const read = await this.dataSource.transaction((tx) => this.readNext(tx));
    return read === MOST_MESSAGES ? 0 : undefined;
  }

  private async readNext(tx: EntityManager): Promise<number> {
    if (!this.mailbox) return 0;
    const { name: mailbox } = this.mailbox;
    const { isOnly } = await beOnlyReader.one(tx, { mailbox });
    if (!isOnly) return 0;
    const saved = await findPosition.first(tx, { mailbox });
    const from = saved && {
      uidValidity: BigInt(saved.uidValidity),
      lastUid: Number(saved.lastUid),
    };
    const { uidValidity, messages } = await this.mailbox.read(from, MOST_MESSAGES);
    for (const { raw } of messages) await this.messages.receive(tx, raw);
    const last = messages.at(-1)?.uid;
    if (last === undefined) return 0;
    const position = { uidValidity: String(uidValidity), lastUid: String(last) };
    await savePosition.run(tx, { mailbox, ...position });
    return messages.length;
  }
}
