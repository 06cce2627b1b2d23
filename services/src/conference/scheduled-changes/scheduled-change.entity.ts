import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PlannedChange } from './planned-change.schema.js';

/** failed: the edition did not allow it any more at its time. */
export const scheduledChangeStatuses = ['scheduled', 'done', 'cancelled', 'failed'] as const;
export type ScheduledChangeStatus = (typeof scheduledChangeStatuses)[number];

/** A change of an edition that takes effect by itself. */
@Entity('scheduled_changes')
export class ScheduledChange {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  editionId: string;

  /** Not before this instant. */
  @Column('timestamptz')
  at: Date;

  @Column('jsonb')
  change: PlannedChange;

  @Column('text')
  status: ScheduledChangeStatus;

  @Column('text', { nullable: true })
  problem: string | null;

  @Column('uuid')
  scheduledBy: string;

  @Column('timestamptz')
  scheduledAt: Date;

  @Column('timestamptz', { nullable: true })
  closedAt: Date | null;
}

declare module '../../platform/database/column-types.js' {
  interface DeclaredColumns {
    'scheduled_changes.change': PlannedChange;
    'scheduled_changes.status': ScheduledChangeStatus;
  }
}
