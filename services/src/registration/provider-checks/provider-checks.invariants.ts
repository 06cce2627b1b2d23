import { registerInvariants } from '../../platform/invariants/invariants.js';

registerInvariants([
  {
    name: 'money of payment pages without a transfer has a check, which is settled by its transfer',
    violations: `
      SELECT m.gateway, m.transaction_id, m.transfer_id, c.status FROM gateway_money m
        FULL JOIN (SELECT * FROM provider_checks WHERE kind = 'money-without-rate') c
          ON c.gateway = m.gateway AND c.key = m.transaction_id
       WHERE m.transfer_id IS NULL AND (c.id IS NULL OR c.status = 'settled')
          OR c.id IS NOT NULL AND m.transfer_id IS NOT NULL AND c.status <> 'settled'`,
  },
  {
    name: 'a refund made at a provider is settled by a refund that the ledger has',
    violations: `
      SELECT c.id, c.key, f.status FROM provider_checks c
        LEFT JOIN refunds f ON f.gateway = c.gateway AND f.gateway_refund = c.key
       WHERE c.kind = 'refund-elsewhere'
         AND (c.outcome = 'paid' AND f.entry_id IS NULL
           OR c.status = 'open' AND f.status = 'paid')`,
  },
  {
    name: 'a question about our refund is open only while the refund is sent',
    violations: `
      SELECT c.id, c.kind, f.status FROM provider_checks c JOIN refunds f ON f.id = c.refund_id
       WHERE c.kind IN ('refund-exists', 'refund-unanswered') AND c.status = 'open'
         AND f.status <> 'exported'`,
  },
  {
    name: 'a lost dispute and a refund that came back have their entry in the ledger, and no entry has another cause',
    violations: `
      SELECT c.id, c.kind, e.id AS entry, e.action FROM (
             SELECT * FROM provider_checks
              WHERE outcome IN ('lost', 'returned') OR entry_id IS NOT NULL) c
        FULL JOIN (SELECT * FROM ledger_entries WHERE action IN ('charge-back', 'refund-returned')) e
          ON e.id = c.entry_id
       WHERE c.id IS NULL OR e.id IS NULL
          OR e.action <> CASE c.outcome WHEN 'lost' THEN 'charge-back' ELSE 'refund-returned' END`,
  },
]);
