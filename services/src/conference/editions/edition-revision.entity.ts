import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { EditionDocument } from './edition.schema.js';

@Entity('edition_revisions')
export class EditionRevision {
  @PrimaryColumn('uuid')
  editionId: string;

  @PrimaryColumn('integer')
  revision: number;

  @Column('jsonb')
  document: EditionDocument;

  @Column('integer')
  feeRevision: number;

  /** Dot paths, compared with the previous revision. */
  @Column('text', { array: true })
  fields: string[];

  @Column('integer', { nullable: true })
  restoredFrom: number | null;

  @Column('timestamptz')
  savedAt: Date;

  /** Null for the installation's revision. */
  @Column('uuid', { nullable: true })
  savedBy: string | null;
}

declare module '../../platform/database/column-types.js' {
  interface DeclaredColumns {
    'edition_revisions.document': EditionDocument;
  }
}
