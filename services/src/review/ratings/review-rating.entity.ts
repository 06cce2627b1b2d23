import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Rating } from './review-ratings.schema.js';

/** Of a submitted review by an organiser, for organisers: neither authors nor reviewers read it. */
@Entity('review_ratings')
export class ReviewRating {
  @PrimaryColumn('uuid')
  reviewId: string;

  @PrimaryColumn('uuid')
  ratedBy: string;

  @Column('text')
  rating: Rating;

  /** Empty for none. */
  @Column('text')
  note: string;

  @Column('timestamptz')
  ratedAt: Date;
}
