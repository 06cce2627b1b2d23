import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { FeeTable } from './fees.schema.js';

/** The fees of an edition: a change is a new row, and registrations keep the one they paid by. */
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
