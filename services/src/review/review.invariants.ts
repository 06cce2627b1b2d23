import { registerInvariants } from '../platform/invariants/invariants.js';

registerInvariants([
  {
    name: 'a submitted review answers the added fields of its form',
    violations: `
      SELECT r.id, r.paper_id FROM reviews r
       CROSS JOIN LATERAL jsonb_each(r.answers) a (id, answer)
        LEFT JOIN LATERAL jsonb_array_elements(r.form_fields) f (field) ON f.field ->> 'id' = a.id
       WHERE f.field IS NULL OR NOT CASE f.field ->> 'kind'
         WHEN 'scale' THEN CASE WHEN jsonb_typeof(a.answer) = 'number' THEN (a.answer #>> '{}')::numeric
           BETWEEN 1 AND jsonb_array_length(f.field -> 'options') ELSE false END
         WHEN 'choice' THEN f.field -> 'options' @> a.answer
         ELSE jsonb_typeof(a.answer) = 'string'
          AND length(a.answer #>> '{}') <= coalesce((f.field ->> 'maxLength')::int, 20000) END
      UNION ALL
      SELECT r.id, r.paper_id FROM reviews r, jsonb_array_elements(r.form_fields) f (field)
       WHERE r.status = 'submitted' AND (f.field ->> 'required')::boolean
         AND NOT jsonb_exists(r.answers, f.field ->> 'id')`,
  },
  {
    name: 'a changed review is the last of its versions',
    violations: `
      SELECT r.id, r.paper_id FROM reviews r
        JOIN LATERAL (SELECT form FROM review_versions w WHERE w.review_id = r.id
                       ORDER BY number DESC LIMIT 1) last ON true
       WHERE r.status <> 'submitted' OR last.form IS DISTINCT FROM jsonb_build_object(
         'recommendation', r.recommendation, 'criteria', r.criteria, 'confidence', r.confidence,
         'commentsToAuthors', r.comments_to_authors, 'commentsToCommittee', r.comments_to_committee,
         'concern', r.concern, 'answers', r.answers)`,
  },
  {
    name: 'no author reviews their own paper',
    violations: `
      SELECT r.id, r.paper_id FROM reviews r JOIN papers p ON p.id = r.paper_id
        JOIN users u ON u.id = r.reviewer_id
       WHERE p.owner_id = r.reviewer_id OR EXISTS (
         SELECT FROM paper_authors a WHERE a.paper_id = p.id AND email_key(a.email) = email_key(u.email))`,
  },
  {
    name: 'a paper has the score and spread of its reviews',
    violations: `
      SELECT p.id, s.score, s.spread FROM papers p LEFT JOIN paper_scores s ON s.paper_id = p.id
       CROSS JOIN LATERAL (
         SELECT coalesce(round(100 * avg(mean)), 0) AS score,
                CASE WHEN count(mean) > 1 THEN round(100 * (max(mean) - min(mean))) END AS spread
           FROM (SELECT avg(c.value::numeric) AS mean FROM reviews r, jsonb_each_text(r.criteria) c
                  WHERE r.paper_id = p.id AND r.round = p.round AND r.status = 'submitted'
                  GROUP BY r.id) each) counted
       WHERE (s.score, s.spread) IS DISTINCT FROM (counted.score, counted.spread)`,
  },
  {
    name: 'a submitted response answers submitted reviews of its round',
    violations: `
      SELECT s.paper_id, s.round FROM paper_responses s
       WHERE s.submitted_at IS NOT NULL AND (
         NOT EXISTS (SELECT FROM reviews r
                      WHERE r.paper_id = s.paper_id AND r.round = s.round AND r.status = 'submitted')
         OR EXISTS (SELECT FROM jsonb_array_elements(s.form -> 'answers') a
                     WHERE NOT EXISTS (SELECT FROM reviews r
                                        WHERE r.paper_id = s.paper_id AND r.round = s.round
                                          AND r.status = 'submitted'
                                          AND r.alias = (a ->> 'reviewer')::int)))`,
  },
  {
    name: 'a comment of a reviewer has the alias of their review of the paper',
    violations: `
      SELECT c.id, c.paper_id FROM paper_comments c
       WHERE c.alias IS NOT NULL AND NOT EXISTS (
         SELECT FROM reviews r WHERE r.paper_id = c.paper_id AND r.reviewer_id = c.author_id
                                 AND r.alias = c.alias)`,
  },
  {
    name: 'a deleted comment has no mentions',
    violations: `
      SELECT c.id, c.paper_id FROM paper_comments c
       WHERE c.deleted_at IS NOT NULL AND (
         EXISTS (SELECT FROM paper_comment_mentions m WHERE m.comment_id = c.id)
         OR EXISTS (SELECT FROM paper_comment_recipients w WHERE w.comment_id = c.id))`,
  },
  {
    name: 'no author writes the meta-review of their own paper',
    violations: `
      SELECT m.paper_id, m.reviewer_id FROM meta_reviews m JOIN papers p ON p.id = m.paper_id
        JOIN users u ON u.id = m.reviewer_id
       WHERE p.owner_id = m.reviewer_id OR EXISTS (
         SELECT FROM paper_authors a WHERE a.paper_id = p.id AND email_key(a.email) = email_key(u.email))`,
  },
  {
    name: 'no author verifies their own paper',
    violations: `
      SELECT s.paper_id, s.reviewer_id FROM paper_shepherds s JOIN papers p ON p.id = s.paper_id
        JOIN users u ON u.id = s.reviewer_id
       WHERE p.owner_id = s.reviewer_id OR EXISTS (
         SELECT FROM paper_authors a WHERE a.paper_id = p.id AND email_key(a.email) = email_key(u.email))`,
  },
  {
    name: 'a shepherd knows of released decisions only',
    violations: `
      SELECT s.paper_id, s.reviewer_id FROM paper_shepherds s
       WHERE s.told_at IS NOT NULL AND NOT EXISTS (
         SELECT FROM paper_decisions d
          WHERE d.paper_id = s.paper_id AND d.round = s.round AND d.decision = 'minor-corrections'
            AND d.released_at IS NOT NULL)`,
  },
  {
    name: 'a paper has the first date of its open reviews',
    violations: `
      SELECT p.id, s.reviews_due_at FROM papers p LEFT JOIN paper_scores s ON s.paper_id = p.id
       WHERE s.reviews_due_at IS DISTINCT FROM (
         SELECT min(due_at) FROM reviews r
          WHERE r.paper_id = p.id AND r.round = p.round AND r.status IN ('invited', 'accepted'))`,
  },
  {
    name: 'only texts of submitted papers are compared',
    violations: `
      SELECT t.paper_id FROM paper_texts t JOIN papers p ON p.id = t.paper_id
        JOIN paper_versions v ON v.id = t.version_id
       WHERE p.submitted_at IS NULL OR v.paper_id <> p.id OR NOT v.is_submitted OR v.stage = 'camera-ready'`,
  },
]);
