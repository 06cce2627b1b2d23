import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { WaiverStatus } from './waiver-status.js';

/** An application for a reduction of the fee. */
@Entity('waivers')
export class Waiver {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  editionId: string;

  @Column('uuid')
  paymentId: string;

  /** Of the applicant, for finance only. Empty once it is erased. */
  @Column('text')
  reason: string;

  /** The part of the fee that the applicant can pay. */
  @Column('integer', { nullable: true })
  canPayCents: number | null;

  @Column('text')
  status: WaiverStatus;

  /** Of the last grant; it is reserved while the grant is on hold. */
  @Column('integer', { nullable: true })
  offeredCents: number | null;

  /** Of finance, for the applicant. */
  @Column('text', { nullable: true })
  answer: string | null;

  @Column('uuid', { nullable: true })
  decidedBy: string | null;

  @Column('timestamptz', { nullable: true })
  decidedAt: Date | null;

  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz')
  createdAt: Date;
}

declare module '../../platform/database/column-types.js' {
  interface DeclaredColumns {
    'waivers.status': WaiverStatus;
  }
}
