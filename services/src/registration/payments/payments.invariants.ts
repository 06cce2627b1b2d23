import { KEPT_ENTRIES } from '../../platform/audit/kept-entries.js';
import { registerInvariants } from '../../platform/invariants/invariants.js';
import { FIRST_SAMPLE_NUMBER } from '../../platform/database/samples.js';

registerInvariants([
  {
    name: 'at most one live participant registration per person and edition',
    violations: `
      SELECT user_id, edition_id FROM registrations
       WHERE user_id IS NOT NULL AND type = 'participant' AND status IN ('pending', 'completed')
       GROUP BY user_id, edition_id HAVING count(*) > 1`,
  },
  {
    name: 'a payment has one line for its package, at a price of its fee table',
    violations: `
      SELECT r.id, line.amount_cents FROM registrations r
        JOIN fee_tables f ON f.edition_id = r.edition_id AND f.revision = r.fee_revision
        JOIN payments p ON p.registration_id = r.id
        LEFT JOIN price_lines line ON line.payment_id = p.id AND line.kind = 'package'
       WHERE line.item IS DISTINCT FROM r.package_id OR NOT EXISTS (
         SELECT FROM jsonb_array_elements(f.fees -> 'packages') offer
          WHERE offer ->> 'id' = r.package_id
            AND (offer -> 'cents' ->> r.academic_category)::integer = line.amount_cents
          UNION ALL
         SELECT FROM jsonb_array_elements(f.fees -> 'datedPrices') dated
          WHERE dated ->> 'packageId' = r.package_id
            AND (dated -> 'cents' ->> r.academic_category)::integer = line.amount_cents)`,
  },
  {
    name: 'the amount of a payment is the sum of its price lines',
    violations: `
      SELECT p.id, p.amount_cents, sum(line.amount_cents) AS lines
        FROM payments p LEFT JOIN price_lines line ON line.payment_id = p.id
       GROUP BY p.id HAVING p.amount_cents IS DISTINCT FROM sum(line.amount_cents)`,
  },
  {
    name: 'a publication package makes an author with a paper, every other a participant without',
    violations: `
      SELECT r.id, r.package_id, r.type, r.paper_id FROM registrations r
        JOIN fee_tables f ON f.edition_id = r.edition_id AND f.revision = r.fee_revision
        JOIN jsonb_array_elements(f.fees -> 'packages') offer ON offer ->> 'id' = r.package_id
       WHERE (offer -> 'publishesPaper')::boolean <> (r.type = 'author')
          OR (offer -> 'needsAcceptedPaper')::boolean <> (r.paper_id IS NOT NULL)`,
  },
  {
    name: 'a live publication registration has an accepted paper of one of its authors',
    violations: `
      SELECT r.id, r.paper_id, p.status FROM registrations r JOIN papers p ON p.id = r.paper_id
       WHERE r.status IN ('pending', 'completed')
         AND (p.status <> 'accepted' AND NOT (p.status = 'withdrawn' AND EXISTS (
                SELECT FROM payments m WHERE m.registration_id = r.id AND m.received_cents > 0))
              OR p.edition_id <> r.edition_id
              OR p.owner_id IS DISTINCT FROM r.user_id AND NOT EXISTS (
                SELECT FROM paper_co_authors c WHERE c.paper_id = p.id AND c.user_id = r.user_id))`,
  },
  {
    name: 'the publication of a paper has the state of its registration',
    violations: `
      SELECT r.paper_id FROM registrations r
        LEFT JOIN paper_publications s ON s.paper_id = r.paper_id
       WHERE r.paper_id IS NOT NULL
       GROUP BY r.paper_id
      HAVING max(coalesce(s.registration, 'none')) <> CASE
        WHEN bool_or(r.status = 'completed') THEN 'paid'
        WHEN bool_or(r.status = 'pending') THEN 'registered' ELSE 'none' END`,
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
    name: 'the status of a registration follows its payment',
    violations: `
      SELECT r.id, r.status, p.status AS payment
        FROM registrations r JOIN payments p ON p.registration_id = r.id
       WHERE r.status <> CASE
         WHEN p.status IN ('completed', 'rejected', 'refunded', 'cancelled') THEN p.status
         ELSE 'pending' END`,
  },
  {
    name: 'a payment has the status of its last ledger entry',
    violations: `
      SELECT p.id, p.status FROM payments p
       WHERE p.status IS DISTINCT FROM (
         SELECT to_status FROM ledger_entries l WHERE l.payment_id = p.id ORDER BY l.id DESC LIMIT 1)`,
  },
  {
    name: 'a ledger entry starts from the status of the previous entry',
    violations: `
      SELECT payment_id, id FROM (
        SELECT payment_id, id, from_status,
               lag(to_status) OVER (PARTITION BY payment_id ORDER BY id) AS before
          FROM ledger_entries WHERE payment_id IS NOT NULL) chain
       WHERE from_status IS DISTINCT FROM before`,
  },
  {
    name: 'the received amount of a payment is the sum of its ledger entries',
    violations: `
      SELECT p.id, p.received_cents, coalesce(sum(l.amount_cents), 0) AS booked
        FROM payments p LEFT JOIN ledger_entries l ON l.payment_id = p.id
       GROUP BY p.id HAVING p.received_cents <> coalesce(sum(l.amount_cents), 0)`,
  },
  {
    name: 'the open amount of a transfer is its amount less matches and returns',
    violations: `
      SELECT t.id, t.open_cents, sum(l.cents) AS booked FROM bank_transfers t LEFT JOIN (
        SELECT transfer_id, CASE WHEN payment_id IS NULL THEN amount_cents ELSE -amount_cents END
               AS cents
          FROM ledger_entries WHERE transfer_id IS NOT NULL) l ON l.transfer_id = t.id
       GROUP BY t.id HAVING t.open_cents IS DISTINCT FROM sum(l.cents)`,
  },
  {
    name: 'a transfer counts once for a payment',
    violations: `
      SELECT payment_id, bank_transaction_id FROM ledger_entries l
       WHERE payment_id IS NOT NULL AND amount_cents > 0
         AND NOT EXISTS (SELECT FROM ledger_entries b WHERE b.reverses = l.id)
       GROUP BY payment_id, bank_transaction_id HAVING count(*) > 1`,
  },
  {
    name: 'a reversing entry returns what one entry received for its payment',
    violations: `
      SELECT b.id FROM ledger_entries b LEFT JOIN ledger_entries l ON l.id = b.reverses
       WHERE (b.reverses IS NOT NULL OR b.action LIKE 'unmatch%') AND b.action <> 'refund-returned'
         AND (l.amount_cents IS NULL OR l.amount_cents <= 0 OR l.id > b.id
           OR (b.payment_id, b.transfer_id, b.bank_transaction_id, b.amount_cents) IS DISTINCT FROM
              (l.payment_id, l.transfer_id, l.bank_transaction_id, -l.amount_cents))`,
  },
  {
    name: 'an entry is booked on a day that is open',
    violations: `
      SELECT e.id, e.booked_on, c.locked_until FROM ledger_entries e
        LEFT JOIN payments p ON p.id = e.payment_id
        LEFT JOIN registrations r ON r.id = p.registration_id
        LEFT JOIN bank_transfers t ON t.id = e.transfer_id
        JOIN (
          SELECT edition_id, locked_until,
                 row_number() OVER (PARTITION BY edition_id ORDER BY id) + 1 AS version
            FROM ledger_period_changes) c
          ON c.edition_id = coalesce(r.edition_id, t.edition_id)
         AND c.version = e.period_version AND e.booked_on <= c.locked_until`,
  },
  {
    name: 'each confirmation has a receipt, and each correction a credit note',
    violations: `
      SELECT p.id, did.confirmed, did.corrected FROM payments p
       CROSS JOIN LATERAL (
         SELECT count(*) FILTER (WHERE action = 'confirm') AS confirmed,
                count(*) FILTER (WHERE action LIKE 'credit%') AS corrected
           FROM ledger_entries l WHERE l.payment_id = p.id) did
       WHERE did.confirmed <> (SELECT count(*) FROM receipts r WHERE r.payment_id = p.id)
          OR did.corrected <> (SELECT count(*) FROM credit_notes n WHERE n.payment_id = p.id)`,
  },
  {
    name: 'exactly the confirmed payments, and those refunded from there, have a valid receipt',
    violations: `
      SELECT p.id, p.status FROM payments p
        JOIN receipts r ON r.payment_id = p.id
        LEFT JOIN credit_notes n ON n.edition_id = r.edition_id AND n.receipt_number = r.number
       GROUP BY p.id
      HAVING count(*) FILTER (WHERE n.number IS NULL)
               <> CASE p.status WHEN 'completed' THEN 1 WHEN 'refunded' THEN (
                    SELECT count(*) FROM ledger_entries l
                     WHERE l.payment_id = p.id AND l.action = 'refund' AND l.from_status = 'completed')
                  ELSE 0 END
          OR bool_or(n.payment_id <> p.id)`,
  },
  {
    name: 'receipts are numbered from 1 on without a gap',
    violations: gaps('receipts', 'receipt_numbers'),
  },
  {
    name: 'credit notes are numbered from 1 on without a gap',
    violations: gaps('credit_notes', 'credit_note_numbers'),
  },
  {
    name: 'every status change of a payment is in the audit log',
    violations: `
      SELECT l.payment_id, l.to_status FROM ledger_entries l
       WHERE l.payment_id IS NOT NULL AND NOT EXISTS (
         SELECT FROM audit_entries a
          WHERE ${KEPT_ENTRIES.paymentStatuses} AND a.subject_id = l.payment_id::text
            AND a.after_state = l.to_status)`,
  },
]);

function gaps(documents: string, series: string): string {
  return `
    SELECT n.edition_id, n.last, count(r.number) AS documents, max(r.number) AS newest
      FROM ${series} n
           CROSS JOIN LATERAL (SELECT CASE WHEN n.is_sample THEN ${FIRST_SAMPLE_NUMBER} ELSE 1 END AS first) f
           LEFT JOIN ${documents} r ON r.edition_id = n.edition_id
                 AND n.is_sample = (r.number >= ${FIRST_SAMPLE_NUMBER})
     GROUP BY n.edition_id, n.is_sample, n.last, f.first
    HAVING count(r.number) <> n.last - f.first + 1 OR min(r.number) <> f.first
        OR max(r.number) <> n.last`;
}
