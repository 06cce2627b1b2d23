import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { EmailAttempt } from './email-history.js';
import type { EmailStatus } from './email-status.js';

@Entity('outgoing_emails')
export class OutgoingEmail {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  kind: string;

  @Column('text')
  recipient: string;

  @Column('text')
  cause: string;

  /** Without the template's secrets. */
  @Column('jsonb')
  data: Record<string, unknown>;

  /** The template's secrets, encrypted; wiped once the email is sent or expired. */
  @Column('bytea', { nullable: true })
  secrets: Buffer | null;

  @Column('text')
  status: EmailStatus;

  @Column('integer')
  tries: number;

  @Column('timestamptz')
  nextTryAt: Date;

  /** When it was last queued; null while it is not due. */
  @Column('timestamptz', { nullable: true })
  relayedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  expiresAt: Date | null;

  @Column('timestamptz', { nullable: true })
  sentAt: Date | null;

  @Column('text', { nullable: true })
  messageId: string | null;

  @Column('text', { nullable: true })
  lastError: string | null;

  /** Oldest first; only the newest are kept. */
  @Column('jsonb')
  history: EmailAttempt[];

  @Column('timestamptz')
  createdAt: Date;

  /** The trace of the request that caused it, as W3C Trace Context writes it; null unless it was sampled. */
  @Column('text', { nullable: true })
  traceParent: string | null;
}

declare module '../../platform/database/column-types.js' {
  interface DeclaredColumns {
    'outgoing_emails.data': Record<string, unknown>;
    'outgoing_emails.history': EmailAttempt[];
  }
}
