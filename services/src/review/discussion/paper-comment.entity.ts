import { Column, Entity, PrimaryColumn } from 'typeorm';

/** In the discussion of a paper between its reviewers and organisers. Authors never read it. */
@Entity('paper_comments')
export class PaperComment {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  paperId: string;

  @Column('uuid')
  authorId: string;

  /** "Reviewer 2" as which it was written; null as an organiser. */
  @Column('integer', { nullable: true })
  alias: number | null;

  /** Null once deleted. */
  @Column('text', { nullable: true })
  text: string | null;

  @Column('timestamptz')
  postedAt: Date;

  @Column('timestamptz', { nullable: true })
  deletedAt: Date | null;
}
