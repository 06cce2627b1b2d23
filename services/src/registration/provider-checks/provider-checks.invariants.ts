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
         AND (c.outcome = 'paid' AND f.status IS DISTINCT FROM 'paid'
           OR c.status = 'open' AND f.status = 'paid')`,
  },
  {
    name: 'a question about our refund is open only while the refund is sent',
    violations: `
      SELECT c.id, c.kind, f.status FROM provider_checks c JOIN refunds f ON f.id = c.refund_id
       WHERE c.kind IN ('refund-exists', 'refund-unanswered') AND c.status = 'open'
         AND f.status <> 'exported'`,
  },
]);
