import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { EditionDocument } from './edition.schema.js';

@Entity('editions')
export class Edition {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  slug: string;

  /** One edition is the current one: the one that visitors see. */
  @Column('boolean')
  isCurrent: boolean;

  /** Grows with every change of the document. */
  @Column('integer')
  revision: number;

  @Column('jsonb')
  document: EditionDocument;

  /** Sections of a copied edition that nobody has looked at since. */
  @Column('text', { array: true })
  toCheck: string[];
}
