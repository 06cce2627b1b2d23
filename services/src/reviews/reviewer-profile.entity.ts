import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How much a reviewer takes on, and what they know. Without a row the edition's limit holds. */
@Entity('reviewer_profiles')
export class ReviewerProfile {
  @PrimaryColumn('uuid')
  userId: string;

  /** Papers at the same time. */
  @Column('integer')
  maxLoad: number;

  /** Topics of the edition. */
  @Column('text', { array: true })
  topics: string[];

  @Column('boolean')
  isPaused: boolean;
}
