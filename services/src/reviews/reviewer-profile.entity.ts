import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How much a reviewer takes on, and what they know. */
@Entity('reviewer_profiles')
export class ReviewerProfile {
  @PrimaryColumn('uuid')
  userId: string;

  /** Papers of the edition; null for as many as the edition says. */
  @Column('integer', { nullable: true })
  maxLoad: number | null;

  /** Topics of the edition. */
  @Column('text', { array: true })
  topics: string[];

  @Column('boolean')
  isPaused: boolean;

  /** Goes up with every change; nothing was said yet at 0, without a row. */
  @Column('integer')
  version: number;
}
