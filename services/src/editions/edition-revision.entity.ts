import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { EditionDocument } from './edition.schema.js';

/** An edition as it was saved once. Rows are added and never changed. */
@Entity('edition_revisions')
export class EditionRevision {
  @PrimaryColumn('uuid')
  editionId: string;

  @PrimaryColumn('integer')
  revision: number;

  @Column('jsonb')
  document: EditionDocument;

  /** The revision of the fee table that belongs to it. */
  @Column('integer')
  feeRevision: number;

  /** What changed against the revision before, as dot paths. */
  @Column('text', { array: true })
  fields: string[];

  @Column('integer', { nullable: true })
  restoredFrom: number | null;

  @Column('timestamptz')
  savedAt: Date;

  /** Null for what came with the installation. */
  @Column('uuid', { nullable: true })
  savedBy: string | null;
}
