import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('paper_authors')
export class PaperAuthor {
  @PrimaryColumn('uuid')
  paperId: string;

  /** From 1. */
  @PrimaryColumn('integer')
  position: number;

  @Column('text')
  givenName: string;

  @Column('text')
  familyName: string;

  @Column('text')
  email: string;

  @Column('text')
  affiliation: string;

  @Column('text')
  country: string;

  @Column('boolean')
  isPresenting: boolean;

  @Column('boolean')
  isCorresponding: boolean;
}
