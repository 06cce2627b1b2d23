import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { EntrySource, LedgerAction } from './ledger-action.js';
import type { PaymentStatus } from './payment-status.js';

/** One move of money or of a payment. Rows are added, never changed: the database refuses it. */
@Entity('ledger_entries')
export class LedgerEntry {
  @PrimaryColumn('bigint', { generated: 'identity', generatedIdentity: 'ALWAYS' })
  id: string;

  /** Null for money that no payment is known for. */
  @Column('uuid', { nullable: true })
  paymentId: string | null;

  /** The transfer that the money came in with, where it was recorded before its payment was known. */
  @Column('uuid', { nullable: true })
  transferId: string | null;

  @Column('timestamptz')
  at: Date;

  /** Null for what a payer without an account did, and for the system. */
  @Column('uuid', { nullable: true })
  actorId: string | null;

  @Column('text')
  action: LedgerAction;

  @Column('text')
  source: EntrySource;

  @Column('text', { nullable: true })
  fromStatus: PaymentStatus | null;

  @Column('text', { nullable: true })
  toStatus: PaymentStatus | null;

  /** What came in, below zero what went out. */
  @Column('integer', { nullable: true })
  amountCents: number | null;

  /** The day on the bank's statement. */
  @Column('date', { nullable: true })
  valueDate: string | null;

  @Column('text', { nullable: true })
  bankTransactionId: string | null;

  @Column('text', { nullable: true })
  reason: string | null;
}
