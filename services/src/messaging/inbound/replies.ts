import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { EntityManager } from 'typeorm';
import { Config } from '../../platform/config/config.js';
import { Clock } from '../../platform/core/clock.js';
import { newId } from '../../platform/core/new-id.js';
import { db } from '../../platform/database/db.js';
import { statement } from '../../platform/database/statement.js';
import { ReplyPaths } from '../outbox/token-addresses.js';
import { type ReadMessage, readMessage } from './read-message.js';
import { ReplyListeners } from './reply-listeners.js';

interface NewMessage extends Omit<ReadMessage, 'recipients'> {
  id: string;
  sourceKey: string;
  emailId: string | null;
  now: Date;
}

/** A reply to an email that was erased is kept without it. */
const insertMessage = statement((p: NewMessage) =>
  db
    .insertInto('inbound_messages')
    .values({
      ...{ id: p.id, source_key: p.sourceKey, from_name: p.name, from_email: p.email },
      ...{ subject: p.subject, body: p.body, received_at: p.now },
      email_id: sql<string | null>`(SELECT id FROM outgoing_emails WHERE id = ${p.emailId}::uuid)`,
    })
    .onConflict((conflict) => conflict.column('source_key').doNothing())
    .returning('email_id as emailId'),
);

const findCause = statement((p: { id: string }) =>
  db.selectFrom('outgoing_emails').select('cause').where('id', '=', p.id),
);

/** Keeps what people write to the addresses that emails ask them to reply to. */
@Injectable()
export class Replies {
  constructor(
    private readonly config: Config,
    private readonly replyPaths: ReplyPaths,
    private readonly listeners: ReplyListeners,
    private readonly clock: Clock,
  ) {}

  /** Nothing while the setting is off, and for answers of programs. A repeat changes nothing. */
  async receive(tx: EntityManager, sourceKey: string, raw: Uint8Array): Promise<void> {
    if (this.config.replyPath === undefined) return;
    const read = await readMessage(raw);
    if (!read) return;
    const { recipients, ...message } = read;
    const named = recipients.map((address) => this.replyPaths.emailOf(address));
    const emailId = named.find((id) => id !== undefined) ?? null;
    const kept = await insertMessage.first(tx, {
      ...message,
      ...{ id: newId(), sourceKey, emailId, now: this.clock.now() },
    });
    const email = kept?.emailId && (await findCause.first(tx, { id: kept.emailId }));
    if (email) await this.listeners.tell(tx, email.cause);
  }
}
