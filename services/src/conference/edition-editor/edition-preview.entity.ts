import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PublicEdition } from '../editions/edition.schema.js';

@Entity('edition_previews')
export class EditionPreview {
  @PrimaryColumn('bytea')
  id: Buffer;

  @Column('jsonb')
  edition: PublicEdition;

  @Column('timestamptz')
  expiresAt: Date;
}

declare module '../../platform/database/column-types.js' {
  interface DeclaredColumns {
    'edition_previews.edition': PublicEdition;
  }
}
