import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PublicEdition } from './edition.schema.js';

/** A draft that whoever holds its ticket may see as pages, for a short time. */
@Entity('edition_previews')
export class EditionPreview {
  /** SHA-256 of the ticket. */
  @PrimaryColumn('bytea')
  id: Buffer;

  @Column('jsonb')
  edition: PublicEdition;

  @Column('timestamptz')
  expiresAt: Date;
}
