import { Column, Entity, PrimaryColumn } from 'typeorm';
import { PAYMENT_ACTIONS, type PaymentStatus } from './payment-status.js';

export const LEDGER_ACTIONS = [
  'register',
  ...PAYMENT_ACTIONS,
  'refund-overpayment',
  'return-to-sender',
  'refund-returned',
  'charge-back',
  'change-package',
  'change-extras',
  'change-tax',
  'waive',
  'check-country',
  'upload-student-proof',
  'upload-country-proof',
  'note',
  'resend-email',
  'extend-deadline',
  'receive',
  'replace',
] as const;
export type LedgerAction = (typeof LEDGER_ACTIONS)[number];

/** `import`: a bank statement that a program read. `gateway`: a provider of payment pages. */
export const ENTRY_SOURCES = ['payer', 'admin', 'import', 'system', 'gateway'] as const;
export type EntrySource = (typeof ENTRY_SOURCES)[number];

export interface Author {
  actorId: string | null;
  source: EntrySource;
}

export const byAdmin = (actorId: string): Author => ({ actorId, source: 'admin' });
export const BY_SYSTEM: Author = { actorId: null, source: 'system' };
export const BY_GATEWAY: Author = { actorId: null, source: 'gateway' };
export const byPayer = (actorId: string | null): Author => ({ actorId, source: 'payer' });

/** Append-only: the database rejects changes. */
@Entity('ledger_entries')
export class LedgerEntry {
  @PrimaryColumn('bigint', { generated: 'identity', generatedIdentity: 'ALWAYS' })
  id: string;

  /** Null for unmatched payments. */
  @Column('uuid', { nullable: true })
  paymentId: string | null;

  /** The unmatched payment that first received the money. */
  @Column('uuid', { nullable: true })
  transferId: string | null;

  @Column('timestamptz')
  at: Date;

  /** Null for payers without an account and for the system. */
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

  /** Negative for outgoing money. */
  @Column('integer', { nullable: true })
  amountCents: number | null;

  /** The day on the bank's statement. */
  @Column('date', { nullable: true })
  valueDate: string | null;

  @Column('text', { nullable: true })
  bankTransactionId: string | null;

  @Column('text', { nullable: true })
  reason: string | null;

  /** The entry whose money this one takes from the payment again, or the refund whose money came back. */
  @Column('bigint', { nullable: true })
  reverses: string | null;
}

declare module '../../../platform/database/column-types.js' {
  interface DeclaredColumns {
    'ledger_entries.action': LedgerAction;
    'ledger_entries.from_status': PaymentStatus;
    'ledger_entries.to_status': PaymentStatus;
  }
}
