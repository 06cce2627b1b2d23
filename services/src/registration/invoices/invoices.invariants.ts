import { FIRST_SAMPLE_NUMBER } from '../../platform/database/samples.js';
import { registerInvariants } from '../../platform/invariants/invariants.js';

registerInvariants([
  {
    name: 'invoices and their credit notes are numbered from 1 on without a gap',
    violations: `
      SELECT n.edition_id, n.last, count(i.number) AS invoices FROM invoice_numbers n
       CROSS JOIN LATERAL (
         SELECT CASE WHEN n.is_sample THEN ${FIRST_SAMPLE_NUMBER} ELSE 1 END AS first) f
        LEFT JOIN invoices i ON i.edition_id = n.edition_id
              AND n.is_sample = (i.number >= ${FIRST_SAMPLE_NUMBER})
       GROUP BY n.edition_id, n.is_sample, n.last, f.first
      HAVING count(i.number) <> n.last - f.first + 1 OR min(i.number) <> f.first
          OR max(i.number) <> n.last`,
  },
  {
    name: 'a payment has at most one valid invoice, of its amount; an ended one has none',
    violations: `
      SELECT p.id, p.status, count(*) AS invoices FROM invoices i
        JOIN payments p ON p.id = i.payment_id
       WHERE i.kind = 'invoice' AND NOT EXISTS (
         SELECT FROM invoices c WHERE c.edition_id = i.edition_id AND c.corrects = i.number)
       GROUP BY p.id
      HAVING count(*) > 1 OR bool_or(i.total_cents <> p.amount_cents)
          OR p.status IN ('rejected', 'refunded', 'cancelled')`,
  },
  {
    name: 'a credit note corrects an invoice of its payment or group, as a whole',
    violations: `
      SELECT c.edition_id, c.number FROM invoices c
        LEFT JOIN invoices i ON i.edition_id = c.edition_id AND i.number = c.corrects
       WHERE c.kind = 'credit-note'
         AND (i.kind, i.payment_id, i.group_id, i.group_round, i.total_cents, i.tax_cents)
             IS DISTINCT FROM
             ('invoice', c.payment_id, c.group_id, c.group_round, c.total_cents, c.tax_cents)`,
  },
]);
