import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Decision } from '../../papers/status/paper-status.js';
import type { ReviewCriterion, ReviewStatus } from './review-status.js';
import type { ReviewDraft } from './review.schema.js';
import type { AddedField } from '../../conference/editions/review-fields.schema.js';
import type { Answers } from './review-answers.js';
import type { ReviewField } from '../../conference/editions/review-form.schema.js';

@Entity('reviews')
export class Review {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  paperId: string;

  @Column('uuid')
  reviewerId: string;

  @Column('integer')
  round: number;

  /** "Reviewer 2", the same in all rounds; assigned by the database. */
  @Column('integer')
  alias: number;

  @Column('text')
  status: ReviewStatus;

  @Column('uuid', { nullable: true })
  assignedBy: string | null;

  @Column('text', { nullable: true })
  overrideReason: string | null;

  @Column('text', { nullable: true })
  declineReason: string | null;

  @Column('text', { nullable: true })
  declaredConflict: string | null;

  @Column('timestamptz', { nullable: true })
  declinedAt: Date | null;

  /** A person whom the reviewer suggests instead. */
  @Column('text', { nullable: true })
  suggestedName: string | null;

  @Column('text', { nullable: true })
  suggestedEmail: string | null;

  @Column('text', { nullable: true })
  recommendation: Decision | null;

  /** From 1 to 5 each. */
  @Column('jsonb')
  criteria: Partial<Record<ReviewCriterion, number>>;

  /** From 1 to 3. */
  @Column('integer', { nullable: true })
  confidence: number | null;

  @Column('text')
  commentsToAuthors: string;

  @Column('text')
  commentsToCommittee: string;

  @Column('text')
  concern: string;

  /** Fixed by the first submission: the added fields of the form. */
  @Column('jsonb')
  formFields: AddedField[];

  /** To them. */
  @Column('jsonb')
  answers: Answers;

  /** Fixed by the first submission: the fields that the form showed as visible to authors. */
  @Column('text', { array: true, nullable: true })
  visibleToAuthors: ReviewField[] | null;

  /** Unsubmitted changes; the fields above hold the submitted review. */
  @Column('jsonb', { nullable: true })
  draft: ReviewDraft | null;

  /** Of the form that the draft was saved with. */
  @Column('text', { nullable: true })
  draftFormVersion: string | null;

  @Column('timestamptz', { nullable: true })
  draftSavedAt: Date | null;

  @Column('timestamptz')
  dueAt: Date;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  submittedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  remindedAt: Date | null;

  /** Increases with every write, so that two tabs do not overwrite each other. */
  @Column('integer')
  revision: number;
}

declare module '../../platform/database/column-types.js' {
  interface DeclaredColumns {
    'reviews.criteria': Partial<Record<ReviewCriterion, number>>;
    'reviews.draft': ReviewDraft;
    'reviews.form_fields': AddedField[];
    'reviews.answers': Answers;
  }
}
