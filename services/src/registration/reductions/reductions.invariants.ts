import { registerInvariants } from '../../platform/invariants/invariants.js';

/** Lines of live registrations, by the code or the waiver. */
const USED = `
  SELECT l.item, count(*) AS uses, -sum(l.amount_cents) AS cents
    FROM price_lines l JOIN payments p ON p.id = l.payment_id
         JOIN registrations r ON r.id = p.registration_id
   WHERE r.status IN ('pending', 'completed') AND l.kind = 'discount' GROUP BY l.item`;

registerInvariants([
  {
    name: 'a discount code is used within its limits and its budget',
    violations: `
      SELECT c.id, used.uses, used.cents FROM discount_codes c
        JOIN (${USED}) used ON used.item = c.id::text
       WHERE used.uses > c.max_uses OR used.cents > c.budget_cents`,
  },
  {
    name: 'a discount is of a code of the edition',
    violations: `
      SELECT l.payment_id, l.item FROM price_lines l JOIN payments p ON p.id = l.payment_id
        JOIN registrations r ON r.id = p.registration_id
        LEFT JOIN discount_codes c ON c.id::text = l.item AND c.edition_id = r.edition_id
       WHERE l.kind = 'discount' AND c.id IS NULL`,
  },
]);
