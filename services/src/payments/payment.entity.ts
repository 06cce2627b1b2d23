import { Column, Entity, PrimaryColumn } from 'typeorm';
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

  @Column('text')
  currency: 'USD';

  @Column('text')
  gateway: 'manual';

  @Column('text')
  status: PaymentStatus;

  /** The bank's own name for the transfer, once somebody has confirmed it. */
  @Column('text', { nullable: true })
  bankTransactionId: string | null;

  @Column('timestamptz')
  payBy: Date;

  @Column('timestamptz')
  createdAt: Date;
}
