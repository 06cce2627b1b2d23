import { KEPT_ENTRIES } from '../platform/audit/kept-entries.js';
import { registerInvariants } from '../platform/invariants/invariants.js';

registerInvariants([
  {
    name: 'one account per address',
    violations:
      'SELECT email_key(email) AS email FROM users GROUP BY email_key(email) HAVING count(*) > 1',
  },
  {
    name: `every change of a user's access is in the audit log`,
    violations: `
      SELECT u.id, u.version FROM users u
       WHERE u.version > 1 AND NOT EXISTS (
         SELECT FROM audit_entries a
          WHERE ${KEPT_ENTRIES.access} AND a.subject_type = 'user' AND a.subject_id = u.id::text
            AND a.action IN ('user.role-changed', 'user.disabled', 'user.enabled'))`,
  },
]);
