const reduction = (kind: 'discount' | 'waiver') => `
  INSERT INTO price_lines SELECT id, '${kind}', gen_random_uuid()::text, '', -1 FROM payments`;

const transfer = (source: string) => `
  INSERT INTO bank_transfers (id, edition_id, amount_cents, open_cents, value_date, bank_transaction_id, sender,
    remittance, source, created_at)
  SELECT gen_random_uuid(), id, 5000, 5000, '2025-10-14', 'pi_1', '', '', '${source}', now() FROM editions`;

const group = `
  INSERT INTO registration_groups (id, edition_id, payer_id, merchant_reference, organization, invoice, people_limit,
    packages, created_at)
  SELECT gen_random_uuid(), e.id, u.id, 'C25-GROUP', '', '{}', 1, '{}', now() FROM editions e, users u LIMIT 1`;

interface DamagedInvoice {
  number: number;
  of: 'payment' | 'group';
  corrects?: number;
  cents?: number;
}

/** Of the first payment, or of round 1 of the group. */
const invoice = ({ number, of, corrects, cents = 5000 }: DamagedInvoice) => `
  INSERT INTO invoices (edition_id, number, kind, corrects, total_cents, tax_cents, currency, buyer, facts, issued_at,
    payment_id, group_id, group_round)
  SELECT r.edition_id, ${number}, '${corrects ? 'credit-note' : 'invoice'}', ${corrects ?? 'NULL'}, ${cents}, 0, 'USD',
         '', '{"payments": []}', now(), ${of === 'payment' ? 'p.id, NULL, NULL' : 'NULL, (SELECT id FROM registration_groups), 1'}
    FROM payments p JOIN registrations r ON r.id = p.registration_id ORDER BY p.id LIMIT 1`;

const batch = (status: 'ready' | 'discarded') => `
  INSERT INTO refund_batches (id, edition_id, message_id, format, currency, status, refund_count, total_minor,
    total_cents, needs_approval, prepared_by, created_at)
  SELECT gen_random_uuid(), e.id, 'M-1', 'csv', 'USD', '${status}', 1, 5000, 5000, false, u.id, now()
    FROM editions e, users u LIMIT 1`;

interface DamagedRefund {
  status: 'exported' | 'paid' | 'failed';
  isBatched?: boolean;
  isBooked?: boolean;
}

/** By the bank in a file, or by a provider. */
const refund = ({ status, isBatched = false, isBooked = false }: DamagedRefund) => `
  INSERT INTO refunds (id, edition_id, reference, kind, payment_id, amount_cents, pay_minor, pay_currency, cause,
    reason, status, prepared_by, created_at, changed_at, gateway, gateway_transaction, batch_id, entry_id)
  SELECT gen_random_uuid(), r.edition_id, 'C25R-1', 'refund', p.id, 5000, 5000, 'USD', 'other', '', '${status}',
         r.user_id, now(), now(),
         ${isBatched ? 'NULL, NULL, (SELECT id FROM refund_batches)' : `'stripe', 'pi_1', NULL`},
         ${isBooked ? '(SELECT min(id) FROM ledger_entries)' : 'NULL'}
    FROM payments p JOIN registrations r ON r.id = p.registration_id LIMIT 1`;

/** Statements that break what reductions, groups, invoices, refunds and payment pages keep, by the invariant. */
export const DAMAGED_ORDERS: Record<string, string> = {
  'money of payment pages without a transfer has a check, which is settled by its transfer': `INSERT INTO gateway_money (gateway, transaction_id, edition_id, charge_minor, charge_currency, paid_at,
         received_at)
       SELECT 'stripe', 'pi_1', id, 100, 'EUR', now(), now() FROM editions`,
  'a refund made at a provider is settled by a refund that the ledger has': `INSERT INTO provider_checks (id, edition_id, gateway, kind, key, charge_minor, charge_currency,
         status, outcome, opened_at, settled_at)
       SELECT gen_random_uuid(), id, 'stripe', 'refund-elsewhere', 're_1', 100, 'USD', 'settled', 'paid',
              now(), now() FROM editions`,
  'a question about our refund is open only while the refund is sent': `WITH refund AS (
         INSERT INTO refunds (id, edition_id, reference, kind, payment_id, amount_cents, pay_minor, pay_currency,
           cause, reason, status, gateway, gateway_transaction, prepared_by, created_at, changed_at)
         SELECT gen_random_uuid(), r.edition_id, 'C25R-1', 'refund', p.id, 100, 100, 'USD', 'other', '',
                'failed', 'stripe', 'pi_1', r.user_id, now(), now()
           FROM payments p JOIN registrations r ON r.id = p.registration_id LIMIT 1
         RETURNING id, edition_id)
       INSERT INTO provider_checks (id, edition_id, gateway, kind, key, refund_id, charge_minor,
         charge_currency, status, opened_at)
       SELECT gen_random_uuid(), edition_id, 'stripe', 'refund-exists', id::text, id, 100, 'USD', 'open', now()
         FROM refund`,
  'a discount code is used within its limits and its budget': `
    UPDATE registrations SET status = 'pending';
    WITH code AS (
      INSERT INTO discount_codes (id, edition_id, code, code_key, note, percent, packages, max_uses, created_by, created_at)
      SELECT gen_random_uuid(), e.id, 'EARLY', 'early', '', 10, '{}', 1, (SELECT id FROM users LIMIT 1), now()
        FROM editions e RETURNING id)
    INSERT INTO price_lines SELECT p.id, 'discount', code.id::text, 'EARLY', -1 FROM payments p, code`,
  'a discount is of a code of the edition': reduction('discount'),
  'an edition waives no more than its budget': `UPDATE registrations SET status = 'pending'; ${reduction('waiver')}`,
  'a waiver in a price is an application that was granted to the payment': reduction('waiver'),
  'money of payment pages is the transfer that it was reported as': transfer('gateway'),
  'money of a statement is a booked line of it, of its amount': transfer('import'),
  'a paid visit to a payment page has its money': `
    INSERT INTO gateway_attempts (id, payment_id, gateway, status, amount_cents, charge_minor, charge_currency,
      expires_at, created_at)
    SELECT gen_random_uuid(), id, 'stripe', 'paid', 5000, 5000, 'USD', now(), now() FROM payments`,
  'a payment by a payment page received its money from there': `UPDATE payments SET gateway = 'stripe'`,
  'a group has no more people than its limit': `
    ${group};
    UPDATE payments SET status = 'awaiting-payment', group_id = (SELECT id FROM registration_groups)`,
  'a payment of a group has no valid invoice of the person': `
    ${group};
    UPDATE payments SET group_id = (SELECT id FROM registration_groups);
    ${invoice({ number: 1, of: 'payment' })}`,
  'a round of a group has at most one valid invoice, of its live payments': `${group}; ${invoice({ number: 1, of: 'group' })}`,
  'a round of a group with an invoice and something to pay has a valid one': `
    ${group};
    UPDATE payments SET status = 'awaiting-payment', group_id = (SELECT id FROM registration_groups),
           group_round = 1;
    ${invoice({ number: 1, of: 'group' })};
    ${invoice({ number: 2, of: 'group', corrects: 1 })}`,
  'a group and its payments are of one edition, with another reference for each': `
    ${group};
    UPDATE registration_groups SET merchant_reference = (SELECT merchant_reference FROM payments LIMIT 1)`,
  'invoices and their credit notes are numbered from 1 on without a gap': `INSERT INTO invoice_numbers SELECT id, false, 2 FROM editions`,
  'a payment has at most one valid invoice, of its amount; an ended one has none': invoice({
    number: 1,
    of: 'payment',
  }),
  'a credit note corrects an invoice of its payment or group, as a whole': `
    ${invoice({ number: 1, of: 'payment' })};
    ${invoice({ number: 2, of: 'payment', corrects: 1, cents: 4000 })}`,
  'refunds under way are never above the received money': refund({ status: 'exported' }),
  'a refund is in the batch that has its state': `${batch('ready')}; ${refund({ status: 'exported', isBatched: true })}`,
  'a bank file has the sum and the number of its refunds': batch('ready'),
  'a discarded bank file has no refund': `${batch('discarded')}; ${refund({ status: 'exported', isBatched: true })}`,
  'a paid refund is in the ledger once, with its amount, and paid by one line of the bank or by its provider':
    refund({ status: 'paid', isBooked: true }),
  'a refund that came back is reversed once, by an entry of its amount on the provider’s money':
    refund({ status: 'failed', isBooked: true }),
  'a lost dispute and a refund that came back have their entry in the ledger, and no entry has another cause': `
    INSERT INTO provider_checks (id, edition_id, gateway, kind, key, charge_minor, charge_currency, status, outcome,
      opened_at, settled_at)
    SELECT gen_random_uuid(), id, 'stripe', 'dispute', 'du_1', 5000, 'USD', 'settled', 'lost', now(), now()
      FROM editions`,
};
