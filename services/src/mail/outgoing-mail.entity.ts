import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { MailTry } from './mail-history.js';
import type { MailStatus } from './mail-status.js';
import type { MailKind } from './mail-templates.js';

@Entity('outgoing_mails')
export class OutgoingMail {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  kind: MailKind;

  @Column('text')
  recipient: string;

  /** Unique: one cause mails once. */
  @Column('text')
  cause: string;

  /** Without the template's secrets. */
  @Column('jsonb')
  data: Record<string, unknown>;

  /** The template's secrets, sealed; wiped once the mail is sent or expired. */
  @Column('bytea', { nullable: true })
  secrets: Buffer | null;

  @Column('text')
  status: MailStatus;

  @Column('integer')
  tries: number;

  @Column('timestamptz')
  nextTryAt: Date;

  /** When it was last handed to the queue; null while it waits for its time. */
  @Column('timestamptz', { nullable: true })
  relayedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  expiresAt: Date | null;

  @Column('timestamptz', { nullable: true })
  sentAt: Date | null;

  @Column('text', { nullable: true })
  messageId: string | null;

  /** Why the last try failed, in the mail server's words. */
  @Column('text', { nullable: true })
  lastError: string | null;

  /** Oldest first; of many tries the newest. */
  @Column('jsonb')
  history: MailTry[];

  @Column('timestamptz')
  createdAt: Date;
}
