import { registerInvariants } from '../../platform/invariants/invariants.js';

/** Of each payment: its band, what the rule takes from the fee of its package, and what its lines take. */
const BANDS = `
  SELECT p.id AS payment_id, p.status, b.income_group, b.country_check,
         fee.amount_cents - (fee.amount_cents * b.share + 50) / 100 AS rule_cents,
         coalesce((SELECT -l.amount_cents FROM price_lines l WHERE l.payment_id = p.id
                     AND l.kind = 'band' AND l.item = b.income_group), 0) AS taken_cents,
         coalesce((SELECT l.amount_cents FROM price_lines l WHERE l.payment_id = p.id
                     AND l.kind = 'band' AND l.item = 'refused'), 0) AS back_cents
    FROM registration_bands b JOIN payments p ON p.registration_id = b.registration_id
    JOIN price_lines fee ON fee.payment_id = p.id AND fee.kind = 'package'`;

registerInvariants([
  {
    name: 'a country band in a price is what its rule takes, and a refused one takes nothing',
    violations: `
      SELECT * FROM (${BANDS}) band
       WHERE taken_cents <> rule_cents
          OR back_cents <> CASE country_check WHEN 'refused' THEN rule_cents ELSE 0 END`,
  },
  {
    name: 'a country band in a price has its rule',
    violations: `
      SELECT l.payment_id, l.item FROM price_lines l JOIN payments p ON p.id = l.payment_id
        LEFT JOIN registration_bands b ON b.registration_id = p.registration_id
              AND l.item IN (b.income_group, 'refused')
       WHERE l.kind = 'band' AND b.registration_id IS NULL`,
  },
  {
    name: 'a payment is confirmed after the country of its fee was checked',
    violations: `
      SELECT payment_id FROM (${BANDS}) band
       WHERE status = 'completed' AND country_check = 'declared'`,
  },
]);
