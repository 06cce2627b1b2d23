import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PaperAction, PaperStatus } from './paper-status.js';

/** One step of a paper: the timeline of chairs and, where it is shown, of its author. */
@Entity('paper_moves')
export class PaperMove {
  @PrimaryColumn('bigint', { generated: 'identity', generatedIdentity: 'ALWAYS' })
  id: string;

  @Column('uuid')
  paperId: string;

  @Column('timestamptz')
  at: Date;

  /** Null for what no person did. */
  @Column('uuid', { nullable: true })
  actorId: string | null;

  @Column('text')
  action: PaperAction;

  @Column('text')
  fromStatus: PaperStatus;

  @Column('text')
  toStatus: PaperStatus;

  @Column('boolean')
  isShown: boolean;

  @Column('text')
  noteToAuthor: string;

  /** For chairs alone. */
  @Column('text')
  note: string;
}
