import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { InvoiceDetails } from './invoice-details.schema.js';
import type { PaymentStatus } from './payment-status.js';

@Entity('payments')
export class Payment {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  registrationId: string;

  /** What the payer writes on the transfer: C25-7K4MQ-2XHPD. */
  @Column('text')
  merchantReference: string;

  @Column('integer')
  amountCents: number;

  /** What came in less what went out: the sum of its ledger entries. */
  @Column('integer', { default: 0 })
  receivedCents: number;

  @Column('text')
  currency: 'USD';

  @Column('text')
  gateway: 'manual';

  @Column('text')
  status: PaymentStatus;

  /** Grows with every move, so that nobody decides on old news. */
  @Column('integer', { default: 1 })
  version: number;

  /** The bank's own name for the transfer that came last. */
  @Column('text', { nullable: true })
  bankTransactionId: string | null;

  /** Whom invoice and receipt name instead of the registrant. */
  @Column('jsonb', { nullable: true })
  invoice: InvoiceDetails | null;

  @Column('timestamptz')
  payBy: Date;

  /** How many of the two reminders were written. */
  @Column('smallint', { default: 0 })
  reminders: number;

  @Column('timestamptz')
  createdAt: Date;
}
