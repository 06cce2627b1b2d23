import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PaperKind, PaperStatus, ShownStatus } from '../status/paper-status.js';

@Entity('papers')
export class Paper {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  editionId: string;

  /** From 1 within the edition; assigned with the first submission. */
  @Column('integer', { nullable: true })
  number: number | null;

  @Column('uuid')
  ownerId: string;

  @Column('text')
  kind: PaperKind;

  @Column('text')
  title: string;

  @Column('text')
  abstract: string;

  @Column('text', { array: true })
  keywords: string[];

  @Column('text')
  topic: string;

  @Column('text')
  aiUse: string;

  @Column('boolean')
  isOriginal: boolean;

  @Column('text')
  status: PaperStatus;

  /** The author's status: unreleased decisions do not change it. */
  @Column('text')
  shownStatus: ShownStatus;

  @Column('integer')
  round: number;

  @Column('double precision', { nullable: true })
  similarityPercent: number | null;

  @Column('double precision', { nullable: true })
  aiPercent: number | null;

  @Column('timestamptz', { nullable: true })
  submittedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  acknowledgeBy: Date | null;

  @Column('timestamptz', { nullable: true })
  correctionsBy: Date | null;

  @Column('timestamptz', { nullable: true })
  revisionRemindedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  verifyBy: Date | null;

  @Column('timestamptz', { nullable: true })
  paymentBy: Date | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  updatedAt: Date;

  /** Increases with every write, so that a stale save is rejected. */
  @Column('integer')
  revision: number;
}

declare module '../../platform/database/column-types.js' {
  interface DeclaredColumns {
    'papers.shown_status': ShownStatus;
  }
}
