import { registerInvariants } from '../../platform/invariants/invariants.js';
import { isUnderWaySql } from '../payments/ledger/refunds-under-way.read-model.js';

registerInvariants([
  {
    name: 'refunds under way are never above the received money',
    violations: `
      SELECT coalesce(f.payment_id, f.transfer_id) AS money, sum(f.amount_cents) AS refunds,
             min(coalesce(p.received_cents, t.open_cents)) AS received
        FROM refunds f LEFT JOIN payments p ON p.id = f.payment_id
             LEFT JOIN bank_transfers t ON t.id = f.transfer_id
       WHERE ${isUnderWaySql('f')} GROUP BY 1
      HAVING sum(f.amount_cents) > min(coalesce(p.received_cents, t.open_cents))`,
  },
  {
    name: 'a refund is in the batch that has its state',
    violations: `
      SELECT f.id, f.status, b.status AS batch FROM refunds f
        LEFT JOIN refund_batches b ON b.id = f.batch_id
       WHERE f.batch_id IS NOT NULL AND NOT b.status = ANY (CASE
               WHEN f.status = 'batched' THEN ARRAY['awaiting-approval', 'ready']
               ELSE ARRAY['exported'] END)`,
  },
  {
    name: 'a bank file has the sum and the number of its refunds',
    violations: `
      SELECT b.id, b.total_minor, b.file_minor, sum(f.pay_minor) AS refunds FROM refund_batches b
        LEFT JOIN refunds f ON f.batch_id = b.id
       WHERE b.status <> 'discarded' GROUP BY b.id
      HAVING count(f.id) <> b.refund_count OR sum(f.pay_minor) IS DISTINCT FROM b.total_minor
          OR sum(f.amount_cents) IS DISTINCT FROM b.total_cents
          OR b.file_minor <> b.total_minor
          OR bool_or(f.pay_currency <> b.currency OR b.format = 'pain.001'
                     AND (f.pay_currency <> 'EUR' OR f.account_kind = 'other'))`,
  },
  {
    name: 'a discarded bank file has no refund',
    violations: `
      SELECT b.id FROM refund_batches b JOIN refunds f ON f.batch_id = b.id
       WHERE b.status = 'discarded'`,
  },
  {
    name: 'a paid refund is in the ledger once, with its amount, and paid by one line of the bank or by its provider',
    violations: `
      SELECT f.id, f.status, e.action, e.amount_cents, l.id AS line FROM refunds f
        LEFT JOIN ledger_entries e ON e.id = f.entry_id
        LEFT JOIN bank_lines l ON l.refund_entry = f.entry_id
       WHERE (f.status = 'paid' OR f.entry_id IS NOT NULL)
         AND ((e.payment_id, e.amount_cents) IS DISTINCT FROM (f.payment_id, -f.amount_cents)
           OR f.kind = 'return' AND e.transfer_id IS DISTINCT FROM f.transfer_id
           OR e.action IS DISTINCT FROM CASE f.kind WHEN 'refund' THEN 'refund'
                WHEN 'overpayment' THEN 'refund-overpayment' ELSE 'return-to-sender' END
           OR f.gateway IS NULL AND (f.status = 'paid') <> (l.id IS NOT NULL)
           OR f.gateway IS NOT NULL AND l.id IS NOT NULL
           OR l.id IS NOT NULL AND (l.minor, l.currency) IS DISTINCT FROM (-f.pay_minor, f.pay_currency))`,
  },
  {
    name: 'a refund that came back is reversed once, by an entry of its amount on the provider’s money',
    violations: `
      SELECT f.id, f.status, b.id AS entry FROM (SELECT * FROM refunds WHERE entry_id IS NOT NULL) f
        FULL JOIN (SELECT * FROM ledger_entries WHERE action = 'refund-returned') b
          ON b.reverses = f.entry_id
       WHERE f.id IS NULL OR (f.status = 'failed') <> (b.id IS NOT NULL)
          OR b.id IS NOT NULL AND (b.payment_id IS NOT NULL OR b.amount_cents <> f.amount_cents
               OR NOT EXISTS (SELECT FROM gateway_money m WHERE m.transfer_id = b.transfer_id
                    AND (m.gateway, m.transaction_id) = (f.gateway, f.gateway_transaction)))`,
  },
]);
