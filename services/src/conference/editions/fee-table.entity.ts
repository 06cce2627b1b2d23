import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { FeeTable } from './fees.schema.js';

/** Append-only: registrations keep the fees that priced them. */
@Entity('fee_tables')
export class FeeTableRevision {
  @PrimaryColumn('uuid')
  editionId: string;

  @PrimaryColumn('integer')
  revision: number;

  @Column('jsonb')
  fees: FeeTable;

  @Column('timestamptz')
  createdAt: Date;
}

declare module '../../platform/database/column-types.js' {
  interface DeclaredColumns {
    'fee_tables.fees': FeeTable;
  }
}
