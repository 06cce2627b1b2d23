import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { GatewayName } from '../gateways/providers/gateway.js';
import type { RefundCause, RefundKind, RefundStatus } from './refund-status.js';

/** Money to return: of a payment, or of a transfer without one. */
@Entity('refunds')
export class Refund {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  editionId: string;

  /** C25R-7K4MQ-2XHPD */
  @Column('text')
  reference: string;

  @Column('text')
  kind: RefundKind;

  @Column('uuid', { nullable: true })
  paymentId: string | null;

  @Column('uuid', { nullable: true })
  transferId: string | null;

  /** In the ledger. */
  @Column('integer')
  amountCents: number;

  /** At the bank, in minor units of `payCurrency`. */
  @Column('integer')
  payMinor: number;

  @Column('text')
  payCurrency: string;

  @Column('text')
  cause: RefundCause;

  /** The payer reads it. */
  @Column('text')
  reason: string;

  @Column('text')
  status: RefundStatus;

  @Column('integer', { default: 1 })
  version: number;

  /** Sealed by `RefundAccounts`. */
  @Column('bytea', { nullable: true })
  account: Buffer | null;

  /** Masked. */
  @Column('text', { nullable: true })
  accountLabel: string | null;

  @Column('text', { nullable: true })
  accountKind: 'iban' | 'other' | null;

  @Column('text', { nullable: true })
  accountSource: 'payer' | 'transfer' | 'finance' | null;

  /** Of the link in the newest email. */
  @Column('bytea', { nullable: true })
  tokenHash: Buffer | null;

  /** Of that link. */
  @Column('timestamptz', { nullable: true })
  tokenExpiresAt: Date | null;

  @Column('uuid', { nullable: true })
  batchId: string | null;

  /** Of the ledger, once the bank's line is matched. */
  @Column('bigint', { nullable: true })
  entryId: string | null;

  /** The provider that sends it, instead of a bank file. */
  @Column('text', { nullable: true })
  gateway: GatewayName | null;

  /** Of the money, at that provider. */
  @Column('text', { nullable: true })
  gatewayTransaction: string | null;

  /** The provider's id of the refund, once it has it. */
  @Column('text', { nullable: true })
  gatewayRefund: string | null;

  /** When the provider is asked to send it, or what became of it. */
  @Column('timestamptz', { nullable: true })
  askAt: Date | null;

  @Column('text', { nullable: true })
  failure: string | null;

  @Column('uuid')
  preparedBy: string;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  changedAt: Date;
}
