import { registerInvariants } from '../../platform/invariants/invariants.js';

registerInvariants([
  {
    name: 'money of payment pages is the transfer that it was reported as',
    violations: `
      SELECT m.gateway, m.transaction_id, t.id FROM gateway_money m
        FULL JOIN (SELECT id FROM bank_transfers WHERE source = 'gateway') t ON t.id = m.transfer_id
       WHERE m.transfer_id IS DISTINCT FROM t.id`,
  },
  {
    name: 'a paid visit to a payment page has its money',
    violations: `
      SELECT a.id, a.status FROM gateway_attempts a
       WHERE (a.status = 'paid') <> EXISTS (
         SELECT FROM gateway_money m WHERE m.attempt_id = a.id)`,
  },
  {
    name: 'a payment by a payment page received its money from there',
    violations: `
      SELECT p.id, p.gateway FROM payments p
       WHERE p.gateway <> 'manual' AND NOT EXISTS (
         SELECT FROM ledger_entries l JOIN gateway_money m ON m.transfer_id = l.transfer_id
          WHERE l.payment_id = p.id AND m.gateway = p.gateway)`,
  },
]);
