import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Decision } from '../papers/paper-status.js';
import type { ReviewDraft } from './review-form.schema.js';

export const REVIEW_STATUSES = ['invited', 'accepted', 'declined', 'finished'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

export const REVIEW_CRITERIA = [
  'originality',
  'relevance',
  'method',
  'clarity',
  'significance',
] as const;
export type ReviewCriterion = (typeof REVIEW_CRITERIA)[number];

/** One reviewer's work on one paper, from the invitation on. */
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

  /** "Reviewer 2" of this paper, in all its rounds; the database counts. */
  @Column('integer')
  alias: number;

  @Column('text')
  status: ReviewStatus;

  @Column('uuid', { nullable: true })
  assignedBy: string | null;

  /** Why a conflict of institutions was passed over. */
  @Column('text', { nullable: true })
  overrideReason: string | null;

  @Column('text', { nullable: true })
  declineReason: string | null;

  @Column('text', { nullable: true })
  declaredConflict: string | null;

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

  /** A suspicion of copied or generated text. */
  @Column('text')
  concern: string;

  /** What was typed and not handed in; all fields above hold what was. */
  @Column('jsonb', { nullable: true })
  draft: ReviewDraft | null;

  @Column('timestamptz', { nullable: true })
  draftSavedAt: Date | null;

  @Column('timestamptz')
  dueAt: Date;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  finishedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  remindedAt: Date | null;

  /** Goes up with every write of the form, so that two tabs do not overwrite each other. */
  @Column('integer')
  revision: number;
}
