import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PaperKind } from './paper-kind.js';
import type { PaperStatus, ShownStatus } from './paper-status.js';

@Entity('papers')
export class Paper {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  editionId: string;

  /** Runs from 1 within the edition; given with the first submission. */
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

  /** One of the edition's topics; empty until it is chosen. */
  @Column('text')
  topic: string;

  /** What the authors say of their use of AI. */
  @Column('text')
  aiUse: string;

  @Column('boolean')
  isOriginal: boolean;

  @Column('text')
  status: PaperStatus;

  /** What the author is told: it lags behind while a decision waits for its release. */
  @Column('text')
  shownStatus: ShownStatus;

  /** Of reviewing: 2 when corrections went to reviewers again. */
  @Column('integer')
  round: number;

  @Column('double precision', { nullable: true })
  similarityPercent: number | null;

  @Column('double precision', { nullable: true })
  aiPercent: number | null;

  @Column('timestamptz', { nullable: true })
  submittedAt: Date | null;

  /** Until when screening is promised. */
  @Column('timestamptz', { nullable: true })
  acknowledgeBy: Date | null;

  @Column('timestamptz', { nullable: true })
  correctionsBy: Date | null;

  @Column('timestamptz', { nullable: true })
  correctionsRemindedAt: Date | null;

  /** Until when a look at the corrections is promised. */
  @Column('timestamptz', { nullable: true })
  verifyBy: Date | null;

  /** A later acceptance has its own payment date. */
  @Column('timestamptz', { nullable: true })
  paymentBy: Date | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  updatedAt: Date;

  /** Goes up with every write, so that nobody saves over what they have not seen. */
  @Column('integer')
  revision: number;
}
