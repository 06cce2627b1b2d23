import type { EntityManager } from 'typeorm';
import { tokenHash } from '../auth/random-token.js';
import type { PaperKind } from '../papers/paper-kind.js';
import type { ReviewInvitation } from './review-invitation.entity.js';

/** An invitation with what its holder may know of the paper. */
export type InvitationRow = Pick<
  ReviewInvitation,
  | 'id'
  | 'paperId'
  | 'round'
  | 'email'
  | 'dueAt'
  | 'expiresAt'
  | 'invitedBy'
  | 'overrideReason'
  | 'answeredAt'
> & {
  paperNumber: number | null;
  paperTitle: string;
  paperKind: PaperKind;
  topic: string;
  abstract: string;
  keywords: string[];
  isOpen: boolean;
  /** Who joined by it. */
  reviewerId: string | null;
};

const INVITATIONS = `
  SELECT i.id, i.paper_id AS "paperId", i.round, i.email, i.due_at AS "dueAt",
    i.expires_at AS "expiresAt", i.invited_by AS "invitedBy",
    i.override_reason AS "overrideReason", i.answered_at AS "answeredAt",
    p.number AS "paperNumber", p.title AS "paperTitle", p.kind AS "paperKind", p.topic, p.abstract,
    p.keywords, p.status = 'under-review' AND p.round = i.round AS "isOpen",
    (SELECT reviewer_id FROM reviews WHERE id = i.review_id) AS "reviewerId"
  FROM review_invitations i JOIN papers p ON p.id = i.paper_id`;

/** @param lock holds invitation and paper until the transaction ends */
export async function invitationOf(
  tx: EntityManager,
  token: string,
  lock = false,
): Promise<InvitationRow | undefined> {
  const [row] = await tx.query<InvitationRow[]>(
    `${INVITATIONS} WHERE i.token_hash = $1 ${lock ? 'FOR UPDATE OF i FOR SHARE OF p' : ''}`,
    [tokenHash(token)],
  );
  return row;
}

/** What waits for whoever has this address, as long as the papers do. */
export async function openInvitationsTo(
  tx: EntityManager,
  email: string,
  now: Date,
): Promise<InvitationRow[]> {
  const rows = await tx.query<InvitationRow[]>(
    `${INVITATIONS} WHERE lower(i.email) = lower($1) AND i.answered_at IS NULL
       AND i.expires_at > $2 ORDER BY i.id FOR UPDATE OF i FOR SHARE OF p`,
    [email, now],
  );
  return rows.filter(({ isOpen }) => isOpen);
}

/** Whether somebody is an author of a paper, by account or by any address of its authors. */
export async function isAuthor(
  tx: EntityManager,
  paperId: string,
  person: { id: string; email: string },
): Promise<boolean> {
  const [found] = await tx.query<unknown[]>(
    `SELECT FROM papers p WHERE p.id = $1 AND (p.owner_id = $2 OR EXISTS (
       SELECT FROM paper_authors a WHERE a.paper_id = p.id AND lower(a.email) = lower($3)))`,
    [paperId, person.id, person.email],
  );
  return found !== undefined;
}
