import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('reviewer_profiles')
export class ReviewerProfile {
  @PrimaryColumn('uuid')
  userId: string;

  /** Per edition; null for its default. */
  @Column('integer', { nullable: true })
  maxLoad: number | null;

  @Column('text', { array: true })
  topics: string[];

  @Column('boolean')
  isPaused: boolean;

  /** 0 without a row. */
  @Column('integer')
  version: number;
}
