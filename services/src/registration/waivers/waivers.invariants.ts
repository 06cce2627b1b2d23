import { registerInvariants } from '../../platform/invariants/invariants.js';

registerInvariants([
  {
    name: 'an edition waives no more than its budget',
    violations: `
      SELECT r.edition_id, -sum(l.amount_cents) AS granted, min(b.budget_cents) AS budget
        FROM price_lines l JOIN payments p ON p.id = l.payment_id
             JOIN registrations r ON r.id = p.registration_id
             LEFT JOIN waiver_budgets b ON b.edition_id = r.edition_id
       WHERE r.status IN ('pending', 'completed') AND l.kind = 'waiver' GROUP BY r.edition_id
      HAVING -sum(l.amount_cents) > coalesce(min(b.budget_cents), 0)`,
  },
  {
    name: 'a waiver in a price is an application that was granted to the payment',
    violations: `
      SELECT l.payment_id, l.item, l.amount_cents FROM price_lines l
        LEFT JOIN waivers w ON w.id::text = l.item AND w.payment_id = l.payment_id
              AND w.status = 'granted'
       WHERE l.kind = 'waiver' AND w.id IS NULL`,
  },
]);
