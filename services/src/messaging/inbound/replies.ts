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
    .onConflict((conflict) => conflict.column('source_key').doNothing()),
);

/** Keeps what people write to the addresses that emails ask them to reply to. */
@Injectable()
export class Replies {
  constructor(
    private readonly config: Config,
    private readonly replyPaths: ReplyPaths,
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
    await insertMessage.run(tx, {
      ...message,
      ...{ id: newId(), sourceKey, emailId, now: this.clock.now() },
    });
  }
}
