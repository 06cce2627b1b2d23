import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Decision } from '../status/paper-status.js';

@Entity('paper_decisions')
export class PaperDecision {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  paperId: string;

  @Column('integer')
  round: number;

  @Column('text')
  decision: Decision;

  @Column('text')
  noteToAuthors: string;

  @Column('text')
  noteToCommittee: string;

  @Column('timestamptz')
  recordedAt: Date;

  @Column('uuid')
  recordedBy: string;

  @Column('timestamptz', { nullable: true })
  releasedAt: Date | null;

  @Column('uuid', { nullable: true })
  releasedBy: string | null;

  @Column('timestamptz', { nullable: true })
  reopenedAt: Date | null;
}
