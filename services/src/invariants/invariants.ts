import { countersEqualCounts } from './counters.invariants.js';
import type { Invariant } from './invariant.js';
import { papersMoveByTheirTable } from './papers.invariants.js';
import { paymentsHold } from './payments.invariants.js';

/** `npm run check-invariants` asks for all of them. A module's own stand in a file and on a line here. */
export const invariants: Invariant[] = [
  ...countersEqualCounts,
  ...papersMoveByTheirTable,
  ...paymentsHold,
  {
    name: 'one account per address',
    violations: 'SELECT lower(email) AS email FROM users GROUP BY lower(email) HAVING count(*) > 1',
  },
  {
    name: 'sent mail has a message id',
    violations: `SELECT id FROM outgoing_mails WHERE status = 'sent' AND message_id IS NULL`,
  },
  {
    name: 'every change of access is in the audit',
    violations: `
      SELECT u.id, u.version FROM users u
       WHERE u.version > 1 AND NOT EXISTS (
         SELECT FROM audit_entries a
          WHERE a.subject_type = 'user' AND a.subject_id = u.id::text
            AND a.action IN ('user.role-changed', 'user.disabled', 'user.enabled'))`,
  },
];
