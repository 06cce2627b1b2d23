import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A conflict of interest with a paper that an organiser or a bidding reviewer declared. */
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
