import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PaymentStatus } from './payment-status.js';

/** One move of a payment. Rows are added, never changed: the database refuses it. */
@Entity('ledger_entries')
export class LedgerEntry {
  @PrimaryColumn('bigint', { generated: 'identity', generatedIdentity: 'ALWAYS' })
  id: string;

  @Column('uuid')
  paymentId: string;

  @Column('timestamptz')
  at: Date;

  /** Null for what a payer without an account did. */
  @Column('uuid', { nullable: true })
  actorId: string | null;

  @Column('text', { nullable: true })
  fromStatus: PaymentStatus | null;

  @Column('text')
  toStatus: PaymentStatus;

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
