import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../common/clock.js';
import { newId } from '../common/new-id.js';
import { prepared } from '../database/prepared.js';
import { mailAddress } from './mail-address.js';
import { MailSecrets } from './mail-secrets.js';
import { type MailData, type MailKind, templateOf } from './mail-templates.js';

export type Mail = {
  [Kind in MailKind]: {
    kind: Kind;
    /** One address. */
    to: string;
    data: MailData[Kind];
    /** Unique: one cause mails once. */
    cause: string;
  };
}[MailKind];

/** The channel on which a committed row wakes the relay. */
export const OUTBOX_CHANNEL = 'outgoing_mails';

const ADD = prepared(`
  WITH added AS (
    INSERT INTO outgoing_mails
      (id, kind, recipient, cause, data, secrets, status, tries, next_try_at, expires_at, history,
       created_at)
    VALUES ($1, $2, $3, $4, $5, $6, 'queued', 0, $7, $8, '[]', $7)
    ON CONFLICT (cause) DO NOTHING
    RETURNING id
  )
  SELECT pg_notify('${OUTBOX_CHANNEL}', '') FROM added`);

export async function wakeRelay(tx: EntityManager): Promise<void> {
  await tx.query(`NOTIFY ${OUTBOX_CHANNEL}`);
}

/** Mail is written in the transaction of the change that it speaks of, and sent by the queue. */
@Injectable()
export class MailOutbox {
  constructor(
    private readonly clock: Clock,
    private readonly secrets: MailSecrets,
  ) {}

  /**
   * Writes one row, and none when this cause has mailed before.
   * @throws ZodError when `to` is not one plain address
   */
  async add(tx: EntityManager, mail: Mail): Promise<void> {
    const template = templateOf(mail.kind);
    const id = newId();
    const fields = Object.entries(mail.data);
    const isSecret = ([field]: [string, unknown]) => template.secrets.includes(field);
    const secrets = Object.fromEntries(fields.filter(isSecret));
    const open = Object.fromEntries(fields.filter((field) => !isSecret(field)));
    await tx.query(ADD, [
      id,
      mail.kind,
      mailAddress(mail.to),
      mail.cause,
      JSON.stringify(open),
      template.secrets.length > 0 ? this.secrets.seal(id, secrets) : null,
      this.clock.now(),
      template.expiresAt(mail.data),
    ]);
  }

  /** Removes the mails of a cause, and of those that begin with it and a colon, sent or not. */
  async forget(tx: EntityManager, cause: string): Promise<void> {
    await tx.query(
      `DELETE FROM outgoing_mails
        WHERE cause = $1 OR (cause ~>=~ ($1 || ':') AND cause ~<~ ($1 || ';'))`,
      [cause],
    );
  }
}
