import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Between organisers: neither authors nor reviewers read it. */
@Entity('paper_notes')
export class PaperNote {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  paperId: string;

  @Column('uuid')
  authorId: string;

  @Column('text')
  text: string;

  @Column('timestamptz')
  createdAt: Date;
}
