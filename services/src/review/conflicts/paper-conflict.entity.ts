import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An organiser's conflict of interest with a paper. */
@Entity('paper_conflicts')
export class PaperConflict {
  @PrimaryColumn('uuid')
  paperId: string;

  @PrimaryColumn('uuid')
  userId: string;

  @Column('text')
  reason: string;

  @Column('timestamptz')
  declaredAt: Date;
}
