import type { Currency } from '../../../platform/core/currency.js';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { StoredInvoice } from '../../invoices/invoice-details.schema.js';
import type { PaymentStatus } from './payment-status.js';

/** How it was paid: `manual`, by bank transfer, until the money comes from a provider of payment pages. */
export const PAYMENT_GATEWAYS = ['manual', 'stripe', 'paystack'] as const;

@Entity('payments')
export class Payment {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  registrationId: string;

  /** C25-7K4MQ-2XHPD */
  @Column('text')
  merchantReference: string;

  @Column('integer')
  amountCents: number;

  /** Received less refunded: the sum of the ledger entries. */
  @Column('integer', { default: 0 })
  receivedCents: number;

  @Column('text')
  currency: Currency;

  @Column('text')
  gateway: (typeof PAYMENT_GATEWAYS)[number];

  @Column('text')
  status: PaymentStatus;

  /** Increases with each entry (optimistic locking). */
  @Column('integer', { default: 1 })
  version: number;

  @Column('text', { nullable: true })
  bankTransactionId: string | null;

  /** The registrant when null. */
  @Column('jsonb', { nullable: true })
  invoice: StoredInvoice | null;

  @Column('timestamptz')
  payBy: Date;

  @Column('smallint', { default: 0 })
  reminders: number;

  /** When the registration is cancelled unless it is paid, as its payer was told. */
  @Column('timestamptz', { nullable: true })
  cancelsAt: Date | null;

  /** The group whose payer pays it. */
  @Column('uuid', { nullable: true })
  groupId: string | null;

  /** The invoice of the group that it is on; null before. */
  @Column('smallint', { nullable: true })
  groupRound: number | null;

  @Column('timestamptz')
  createdAt: Date;
}

declare module '../../../platform/database/column-types.js' {
  interface DeclaredColumns {
    'payments.invoice': StoredInvoice;
  }
}
