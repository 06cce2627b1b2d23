import { registerInvariants } from '../../platform/invariants/invariants.js';

/** Invoices of groups that no credit note corrects. */
const VALID = `
  SELECT i.* FROM invoices i
   WHERE i.group_id IS NOT NULL AND i.kind = 'invoice' AND NOT EXISTS (
     SELECT FROM invoices c WHERE c.edition_id = i.edition_id AND c.corrects = i.number)`;
const LIVE = `p.status NOT IN ('rejected', 'refunded', 'cancelled')`;

registerInvariants([
  {
    name: 'a group has no more people than its limit',
    violations: `
      SELECT g.id, g.people_limit, count(*) AS people FROM registration_groups g
        JOIN payments p ON p.group_id = g.id
       WHERE ${LIVE} GROUP BY g.id HAVING count(*) > g.people_limit`,
  },
  {
    name: 'a payment of a group has no valid invoice of the person',
    violations: `
      SELECT p.id, i.number FROM payments p JOIN invoices i ON i.payment_id = p.id
       WHERE p.group_id IS NOT NULL AND i.kind = 'invoice' AND NOT EXISTS (
         SELECT FROM invoices c WHERE c.edition_id = i.edition_id AND c.corrects = i.number)`,
  },
  {
    name: 'a round of a group has at most one valid invoice, of its live payments',
    violations: `
      SELECT v.group_id, v.group_round, count(*) AS invoices FROM (${VALID}) v
       CROSS JOIN LATERAL (
         SELECT coalesce(sum(p.amount_cents), 0) AS cents,
                coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'cents', p.amount_cents)
                                   ORDER BY p.id), '[]') AS payments
           FROM payments p
          WHERE p.group_id = v.group_id AND p.group_round = v.group_round AND ${LIVE}) paid
       GROUP BY v.group_id, v.group_round
      HAVING count(*) > 1 OR bool_or(v.total_cents <> paid.cents)
          OR bool_or(paid.payments IS DISTINCT FROM (
               SELECT jsonb_agg(each ORDER BY each ->> 'id')
                 FROM jsonb_array_elements(v.facts -> 'payments') each))`,
  },
  {
    name: 'a round of a group with an invoice and something to pay has a valid one',
    violations: `
      SELECT i.group_id, i.group_round FROM invoices i
       WHERE i.group_id IS NOT NULL
         AND EXISTS (SELECT FROM payments p WHERE p.group_id = i.group_id
                        AND p.group_round = i.group_round AND ${LIVE} AND p.amount_cents > 0)
         AND NOT EXISTS (SELECT FROM (${VALID}) v
                          WHERE v.group_id = i.group_id AND v.group_round = i.group_round)`,
  },
  {
    name: 'a group and its payments are of one edition, with another reference for each',
    violations: `
      SELECT g.id, p.id AS payment FROM registration_groups g JOIN payments p ON p.group_id = g.id
        JOIN registrations r ON r.id = p.registration_id
       WHERE r.edition_id <> g.edition_id OR p.group_round > g.round
       UNION ALL
      SELECT g.id, p.id FROM registration_groups g
        JOIN payments p ON p.merchant_reference = g.merchant_reference`,
  },
]);
