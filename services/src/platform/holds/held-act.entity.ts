import { Column, Entity, PrimaryColumn } from 'typeorm';

/** failed: it could no longer take effect when its hold ended. lapsed: its actor may no longer do it. */
export const HELD_ACT_STATES = ['held', 'sent', 'undone', 'failed', 'lapsed'] as const;
export type HeldActState = (typeof HELD_ACT_STATES)[number];

@Entity('held_acts')
export class HeldAct {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  batchId: string;

  @Column('text')
  kind: string;

  @Column('text')
  subjectType: string;

  @Column('uuid')
  subjectId: string;

  /** Other subjects that wait with it. */
  @Column('uuid', { array: true })
  concernedIds: string[];

  /** Names the subject, such as the number of a paper; nothing personal. */
  @Column('text')
  label: string;

  @Column('uuid')
  actorId: string;

  /** What its kind needs to take effect; emptied once the hold has ended. */
  @Column('jsonb')
  payload: object;

  @Column('text')
  state: HeldActState;

  /** Of a failed or lapsed act, for its actor. */
  @Column('text', { nullable: true })
  problem: string | null;

  @Column('timestamptz')
  recordedAt: Date;

  @Column('timestamptz')
  endsAt: Date;

  @Column('timestamptz', { nullable: true })
  closedAt: Date | null;

  /** When its actor took note that it failed or lapsed. */
  @Column('timestamptz', { nullable: true })
  dismissedAt: Date | null;
}

declare module '../database/column-types.js' {
  interface DeclaredColumns {
    'held_acts.payload': object;
    'held_acts.state': HeldActState;
  }
}
