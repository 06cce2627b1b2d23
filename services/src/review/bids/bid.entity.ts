import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { BidLevel } from '../assignment/pair-score.js';

/** How much a reviewer wants to review a paper. */
@Entity('bids')
export class Bid {
  @PrimaryColumn('uuid')
  reviewerId: string;

  @PrimaryColumn('uuid')
  paperId: string;

  @Column('integer')
  level: BidLevel;

  @Column('timestamptz')
  updatedAt: Date;
}
