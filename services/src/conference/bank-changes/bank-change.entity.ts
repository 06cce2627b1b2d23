import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { EditionDocument } from '../editions/edition.schema.js';

export const bankChangeStatuses = [
  'requested',
  'scheduled',
  'effective',
  'cancelled',
  'expired',
] as const;
export type BankChangeStatus = (typeof bankChangeStatuses)[number];

export type Bank = EditionDocument['bank'];

/** A change of bank details. Payers see the new ones when it is effective, and the old ones before. */
@Entity('bank_changes')
export class BankChange {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  editionId: string;

  @Column('text')
  status: BankChangeStatus;

  @Column('jsonb')
  beforeBank: Bank;

  @Column('jsonb')
  afterBank: Bank;

  @Column('uuid', { nullable: true })
  requestedBy: string | null;

  @Column('timestamptz')
  requestedAt: Date;

  /** Null where no second administrator was needed, too. */
  @Column('uuid', { nullable: true })
  confirmedBy: string | null;

  @Column('timestamptz', { nullable: true })
  confirmedAt: Date | null;

  /** Not before this moment. */
  @Column('timestamptz', { nullable: true })
  effectiveAt: Date | null;

  /** Null for a change that a job closed. */
  @Column('uuid', { nullable: true })
  closedBy: string | null;

  @Column('timestamptz', { nullable: true })
  closedAt: Date | null;
}

declare module '../../platform/database/column-types.js' {
  interface DeclaredColumns {
    'bank_changes.before_bank': Bank;
    'bank_changes.after_bank': Bank;
  }
}
