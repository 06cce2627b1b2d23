import { registerInvariants } from '../../platform/invariants/invariants.js';

registerInvariants([
  {
    name: 'money of a statement is a booked line of it, of its amount',
    violations: `
      SELECT t.id, l.status FROM bank_transfers t LEFT JOIN bank_lines l ON l.id = t.id
       WHERE t.source = 'import'
         AND (l.status IS NULL OR l.status NOT IN ('booked', 'replaced')
           OR l.status = 'replaced' AND t.open_cents <> 0
           OR t.amount_cents IS DISTINCT FROM
              CASE WHEN l.currency = 'USD' THEN l.minor ELSE l.instructed_minor END)`,
  },
]);
