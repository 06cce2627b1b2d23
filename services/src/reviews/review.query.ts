import type { PaperKind } from '../papers/paper-kind.js';
import type { EntityManager } from 'typeorm';
import { prepared } from '../database/prepared.js';
import type { ReviewDraft } from './review-form.schema.js';
import type { Review } from './review.entity.js';

/** A reviewer's own review with what may be known of its paper: no column says who wrote it. */
export type ReviewRow = Omit<Review, 'declineReason' | 'declaredConflict'> & {
  draft: ReviewDraft | null;
  paperNumber: number | null;
  paperTitle: string;
  paperKind: PaperKind;
  topic: string;
  abstract: string;
  keywords: string[];
  /** The paper is under review, and this is the round that counts. */
  isOpen: boolean;
  isWithdrawn: boolean;
  pages: number | null;
  /** The copies without metadata. */
  pdfFileId: string | null;
  supplementFileId: string | null;
};

/**
 * The newest round of each paper counts. Whoever has become an author of the paper, by account or by
 * any address of its authors, sees it as its author only.
 */
const OWN_REVIEWS = `
  SELECT DISTINCT ON (r.paper_id)
    r.id, r.paper_id AS "paperId", r.reviewer_id AS "reviewerId", r.round, r.alias, r.status,
    r.recommendation, r.criteria, r.confidence, r.comments_to_authors AS "commentsToAuthors",
    r.comments_to_committee AS "commentsToCommittee", r.concern, r.draft,
    r.draft_saved_at AS "draftSavedAt", r.due_at AS "dueAt", r.finished_at AS "finishedAt",
    r.revision, p.number AS "paperNumber", p.title AS "paperTitle", p.kind AS "paperKind", p.topic,
    p.abstract, p.keywords, p.status = 'under-review' AND p.round = r.round AS "isOpen",
    p.status = 'withdrawn' AS "isWithdrawn", v.pages, v.reviewer_file_id AS "pdfFileId",
    v.reviewer_supplement_file_id AS "supplementFileId"
  FROM reviews r
  JOIN papers p ON p.id = r.paper_id
  JOIN users u ON u.id = r.reviewer_id
  LEFT JOIN LATERAL (
    SELECT pages, reviewer_file_id, reviewer_supplement_file_id FROM paper_versions
    WHERE paper_id = p.id AND is_submitted AND stage <> 'camera-ready' AND round <= r.round
      AND reviewer_file_id IS NOT NULL
    ORDER BY number DESC LIMIT 1
  ) v ON true
  WHERE r.reviewer_id = $1 AND p.owner_id <> r.reviewer_id AND NOT EXISTS (
    SELECT FROM paper_authors a WHERE a.paper_id = p.id AND lower(a.email) = lower(u.email))`;

const ALL = prepared(`${OWN_REVIEWS} ORDER BY r.paper_id, r.round DESC`);
const OF_PAPER = prepared(`${OWN_REVIEWS} AND r.paper_id = $2 ORDER BY r.paper_id, r.round DESC`);

export function reviewsOf(tx: EntityManager, reviewerId: string): Promise<ReviewRow[]> {
  return tx.query<ReviewRow[]>(ALL, [reviewerId]);
}

/** @returns undefined for what is not there, and for what is not this reviewer's */
export async function reviewOf(
  tx: EntityManager,
  reviewerId: string,
  paperId: string,
): Promise<ReviewRow | undefined> {
  const [row] = await tx.query<ReviewRow[]>(OF_PAPER, [reviewerId, paperId]);
  return row;
}
