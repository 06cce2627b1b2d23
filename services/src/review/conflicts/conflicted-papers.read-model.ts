import { type Expression, sql } from 'kysely';
import { emailKeyOf, param } from '../../platform/database/expressions.js';

/* Reads `papers` and `paper_authors`, for the papers that a chair must not see. */

/**
 * Of `papers as p`: submitted by the chair, naming the chair's address, or with a conflict that the chair
 * declared, as an organiser or when asked to review. One read of each index for the whole statement, however many papers it has.
 */
export const isHiddenFrom = (
  chairId: string | Expression<string>,
  chairEmail: string | Expression<string>,
) => {
  const id = typeof chairId === 'string' ? param(chairId, 'uuid') : chairId;
  const key = emailKeyOf(chairEmail);
  return sql<boolean>`(p.owner_id = ${id} OR p.id = ANY (ARRAY(
    SELECT paper_id FROM paper_authors WHERE email_key(email) = ${key}
    UNION ALL
    SELECT paper_id FROM paper_conflicts WHERE user_id = ${id}
    UNION ALL
    SELECT paper_id FROM reviews WHERE reviewer_id = ${id} AND declared_conflict IS NOT NULL
    UNION ALL
    SELECT paper_id FROM review_invitations
     WHERE email_key(email) = ${key} AND declared_conflict IS NOT NULL)))`;
};
