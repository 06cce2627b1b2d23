import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { BatchStatus } from './refund-status.js';

/** Refunds that go to the bank in one file. */
@Entity('refund_batches')
export class RefundBatch {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  editionId: string;

  /** C25B-7K4MQ-2XHPD */
  @Column('text')
  messageId: string;

  @Column('text')
  format: 'pain.001' | 'csv';

  @Column('text')
  currency: string;

  @Column('text')
  status: BatchStatus;

  @Column('integer')
  refundCount: number;

  /** In minor units of the currency. */
  @Column('integer')
  totalMinor: number;

  /** In the ledger. */
  @Column('integer')
  totalCents: number;

  @Column('boolean')
  needsApproval: boolean;

  @Column('integer', { default: 1 })
  version: number;

  @Column('uuid')
  preparedBy: string;

  @Column('timestamptz')
  createdAt: Date;

  @Column('uuid', { nullable: true })
  approvedBy: string | null;

  @Column('uuid', { nullable: true })
  exportedBy: string | null;

  @Column('timestamptz', { nullable: true })
  exportedAt: Date | null;

  /** Sealed by `RefundBatches`. */
  @Column('bytea', { nullable: true, select: false })
  file: Buffer | null;

  /** Read back from the file. */
  @Column('integer', { nullable: true })
  fileMinor: number | null;
}
