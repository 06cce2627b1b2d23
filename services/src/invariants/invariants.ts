import { countersEqualCounts } from './counters.invariants.js';
import type { Invariant } from './invariant.js';
import { papersMoveByTheirTable } from './papers.invariants.js';

/** `npm run check-invariants` asks for all of them. A module's own stand in a file and on a line here. */
export const invariants: Invariant[] = [
  ...countersEqualCounts,
  ...papersMoveByTheirTable,
  {
    name: 'one account per address',
    violations: 'SELECT lower(email) AS email FROM users GROUP BY lower(email) HAVING count(*) > 1',
  },
  {
    name: 'at most one live participant registration per person and edition',
    violations: `
      SELECT user_id, edition_id FROM registrations
       WHERE user_id IS NOT NULL AND type = 'participant' AND status IN ('pending', 'completed')
       GROUP BY user_id, edition_id HAVING count(*) > 1`,
  },
  {
    name: 'the amount of a registration is that of the fee table it was priced by',
    violations: `
      SELECT r.id, r.amount_cents FROM registrations r
        JOIN fee_tables f ON f.edition_id = r.edition_id AND f.revision = r.fee_revision
       WHERE NOT EXISTS (
         SELECT FROM jsonb_array_elements(f.fees -> 'packages') offer
          WHERE offer ->> 'id' = r.package_id
            AND (offer -> 'cents' ->> r.academic_category)::integer = r.amount_cents)`,
  },
  {
    name: 'a live publication registration has an accepted paper of its owner',
    violations: `
      SELECT r.id, r.paper_id FROM registrations r JOIN papers p ON p.id = r.paper_id
       WHERE r.status IN ('pending', 'completed')
         AND (p.status <> 'accepted' OR p.owner_id IS DISTINCT FROM r.user_id)`,
  },
  {
    name: 'a paper is registered once',
    violations: `
      SELECT paper_id FROM registrations
       WHERE paper_id IS NOT NULL AND status IN ('pending', 'completed')
       GROUP BY paper_id HAVING count(*) > 1`,
  },
  {
    name: 'a registration has one payment, of its amount',
    violations: `
      SELECT r.id FROM registrations r LEFT JOIN payments p ON p.registration_id = r.id
       GROUP BY r.id HAVING count(p.id) <> 1 OR min(p.amount_cents) <> r.amount_cents`,
  },
  {
    name: 'a payment stands where its last ledger entry says',
    violations: `
      SELECT p.id, p.status FROM payments p
       WHERE p.status IS DISTINCT FROM (
         SELECT to_status FROM ledger_entries l WHERE l.payment_id = p.id ORDER BY l.id DESC LIMIT 1)`,
  },
  {
    name: 'sent mail has a message id',
    violations: `SELECT id FROM outgoing_mails WHERE status = 'sent' AND message_id IS NULL`,
  },
  {
    name: 'every move of a payment is in the audit',
    violations: `
      SELECT l.payment_id, l.to_status FROM ledger_entries l
       WHERE NOT EXISTS (
         SELECT FROM audit_entries a
          WHERE a.subject_type = 'payment' AND a.subject_id = l.payment_id::text
            AND a.after_state = l.to_status)`,
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
