import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PaperAction, PaperStatus } from '../status/paper-status.js';

@Entity('paper_transitions')
export class PaperTransition {
  @PrimaryColumn('bigint', { generated: 'identity', generatedIdentity: 'ALWAYS' })
  id: string;

  @Column('uuid')
  paperId: string;

  @Column('timestamptz')
  at: Date;

  /** Null for automatic transitions. */
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

  /** For chairs only. */
  @Column('text')
  note: string;
}

declare module '../../platform/database/column-types.js' {
  interface DeclaredColumns {
    'paper_transitions.action': PaperAction;
    'paper_transitions.from_status': PaperStatus;
    'paper_transitions.to_status': PaperStatus;
  }
}
