import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { MetaReviewDraft, MetaReviewForm } from './meta-reviews.schema.js';

/** Of the reviews of one round of a paper, by one reviewer, for the committee. Authors never read it. */
@Entity('meta_reviews')
export class MetaReview {
  @PrimaryColumn('uuid')
  paperId: string;

  @PrimaryColumn('integer')
  round: number;

  @Column('uuid')
  reviewerId: string;

  @Column('timestamptz')
  assignedAt: Date;

  @Column('jsonb', { nullable: true })
  form: MetaReviewForm | null;

  @Column('timestamptz', { nullable: true })
  submittedAt: Date | null;

  /** Unsubmitted changes; `form` holds the submitted meta-review. */
  @Column('jsonb', { nullable: true })
  draft: MetaReviewDraft | null;

  @Column('timestamptz', { nullable: true })
  draftSavedAt: Date | null;

  /** Increases with every save, so that two tabs do not overwrite each other. */
  @Column('integer')
  revision: number;
}

declare module '../../platform/database/column-types.js' {
  interface DeclaredColumns {
    'meta_reviews.form': MetaReviewForm;
    'meta_reviews.draft': MetaReviewDraft;
  }
}
