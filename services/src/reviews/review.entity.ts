import { Column, Entity, PrimaryColumn } from 'typeorm';

export const REVIEW_STATUSES = ['invited', 'accepted', 'declined', 'finished'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** One reviewer's work on one paper, from the invitation on. */
@Entity('reviews')
export class Review {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  paperId: string;

  @Column('uuid')
  reviewerId: string;

  @Column('text')
  status: ReviewStatus;

  @Column('timestamptz')
  dueAt: Date;

  @Column('timestamptz')
  createdAt: Date;
}
