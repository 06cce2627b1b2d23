import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An author who was emailed when the paper was submitted by another account. */
@Entity('paper_co_authors')
export class PaperCoAuthor {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  paperId: string;

  /** Empty once erased. */
  @Column('text')
  email: string;

  @Column('bytea')
  tokenHash: Buffer;

  @Column('timestamptz')
  invitedAt: Date;

  /** The account that registered the paper: it keeps its access when its address changes. */
  @Column('uuid', { nullable: true })
  userId: string | null;

  /** Set once the person said that they are not an author. */
  @Column('timestamptz', { nullable: true })
  deniedAt: Date | null;
}
