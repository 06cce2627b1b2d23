import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { EditionDocument } from './edition.schema.js';

@Entity('editions')
export class Edition {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  slug: string;

  @Column('boolean')
  isCurrent: boolean;

  @Column('integer')
  revision: number;

  @Column('jsonb')
  document: EditionDocument;

  @Column('text', { array: true })
  toCheck: string[];
}

declare module '../../platform/database/column-types.js' {
  interface DeclaredColumns {
    'editions.document': EditionDocument;
  }
}
