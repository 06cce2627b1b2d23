import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ReviewDraft } from './review.schema.js';

/** As a review was submitted. A review has versions once it was changed; the last one is the review. */
@Entity('review_versions')
export class ReviewVersion {
  @PrimaryColumn('uuid')
  reviewId: string;

  /** From 1. */
  @PrimaryColumn('integer')
  number: number;

  @Column('timestamptz')
  submittedAt: Date;

  @Column('jsonb')
  form: ReviewDraft;

  /** The authors had responded to the reviews. */
  @Column('boolean')
  isAfterResponse: boolean;

  /** The reviewer could read the discussion. */
  @Column('boolean')
  isAfterDiscussion: boolean;
}

declare module '../../platform/database/column-types.js' {
  interface DeclaredColumns {
    'review_versions.form': ReviewDraft;
  }
}
