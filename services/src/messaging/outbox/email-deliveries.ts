import { sql } from 'kysely';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { db } from '../../platform/database/db.js';
import { statement } from '../../platform/database/statement.js';
import type { EmailStatus } from './email-status.js';

const findNewest = statement((p: { kind: string; prefix: string; recipient: string }) =>
  db
    .selectFrom('outgoing_emails')
    .select('status')
    .where('recipient', '=', p.recipient)
    .where('kind', '=', p.kind)
    .where(sql<boolean>`starts_with(cause, ${p.prefix})`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1),
);

/** For rooms that show people the delivery status of an email sent to them. */
@Injectable()
export class EmailDeliveries {
  /**
   * The status of the newest email of a kind to an address.
   * @param subject the part of its cause after the kind, such as the id of an account
   * @returns null without one
   */
  async newest(
    tx: EntityManager,
    email: { kind: string; subject: string; recipient: string },
  ): Promise<EmailStatus | null> {
    const { kind, subject, recipient } = email;
    const prefix = `${kind}:${subject}:`;
    const row = await findNewest.first(tx, { kind, prefix, recipient });
    return row?.status ?? null;
  }
}
