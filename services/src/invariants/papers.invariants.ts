import type { Invariant } from './invariant.js';

export const papersMoveByTheirTable: Invariant[] = [
  {
    name: 'a paper stands where its last move led',
    violations: `
      SELECT p.id, p.status, m.to_status FROM papers p CROSS JOIN LATERAL (
        SELECT to_status FROM paper_moves WHERE paper_id = p.id ORDER BY id DESC LIMIT 1) m
       WHERE m.to_status <> p.status`,
  },
  {
    name: 'every move of a paper is in the audit',
    violations: `
      SELECT m.paper_id, m.action FROM paper_moves m
       WHERE NOT EXISTS (
         SELECT FROM audit_entries a
          WHERE a.subject_type = 'paper' AND a.subject_id = m.paper_id::text
            AND a.action = 'paper.' || m.action AND a.after_state = m.to_status)`,
  },
  {
    name: 'a decision that waits belongs to a paper that hides it',
    violations: `
      SELECT d.paper_id, p.status FROM paper_decisions d JOIN papers p ON p.id = d.paper_id
       WHERE d.released_at IS NULL AND d.reopened_at IS NULL
         AND p.status NOT IN ('decided', 'verified', 'withdrawn')`,
  },
  {
    name: 'nobody reviews a paper of their own',
    violations: `
      SELECT r.id, r.paper_id FROM reviews r JOIN papers p ON p.id = r.paper_id
        JOIN users u ON u.id = r.reviewer_id
       WHERE p.owner_id = r.reviewer_id OR EXISTS (
         SELECT FROM paper_authors a WHERE a.paper_id = p.id AND lower(a.email) = lower(u.email))`,
  },
];
