import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CameraReadyAct, CameraReadyCheck } from './camera-ready.js';

/** What an organiser did with a camera-ready version. */
@Entity('camera_ready_acts')
export class PaperCameraReadyAct {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  paperId: string;

  @Column('uuid')
  versionId: string;

  @Column('text')
  act: CameraReadyAct;

  /** Confirmed by the organiser. */
  @Column('text', { array: true })
  ticked: CameraReadyCheck[];

  /** For the author. */
  @Column('text')
  reasons: string;

  @Column('uuid')
  actorId: string;

  @Column('timestamptz')
  at: Date;
}
