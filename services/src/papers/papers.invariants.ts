import { KEPT_ENTRIES } from '../platform/audit/kept-entries.js';
import { registerInvariants } from '../platform/invariants/invariants.js';

registerInvariants([
  {
    name: 'a paper has the status of its last transition',
    violations: `
      SELECT p.id, p.status, t.to_status FROM papers p CROSS JOIN LATERAL (
        SELECT to_status FROM paper_transitions WHERE paper_id = p.id ORDER BY id DESC LIMIT 1) t
       WHERE t.to_status <> p.status`,
  },
  {
    name: 'every transition of a paper is in the audit log',
    violations: `
      SELECT t.paper_id, t.action FROM paper_transitions t
       WHERE NOT EXISTS (
         SELECT FROM audit_entries a
          WHERE ${KEPT_ENTRIES.paperStatuses} AND a.subject_id = t.paper_id::text
            AND a.action = 'paper.' || t.action AND a.after_state = t.to_status)`,
  },
  {
    name: 'an unreleased decision belongs to a paper that hides it',
    violations: `
      SELECT d.paper_id, p.status FROM paper_decisions d JOIN papers p ON p.id = d.paper_id
       WHERE d.released_at IS NULL AND d.reopened_at IS NULL
         AND p.status NOT IN ('decision-recorded', 'verified', 'withdrawn')`,
  },
]);
