/** Statements that break what registrations, payments and the ledger keep, by the invariant. */
export const DAMAGED_PAYMENTS: Record<string, string> = {
  'the counters of payments equal the counts': `ALTER TABLE payments DISABLE TRIGGER payments_counted_on_update; UPDATE payments SET status = 'matched'`,
  'a payment has one line for its package, at a price of its fee table':
    'UPDATE price_lines SET amount_cents = amount_cents + 1',
  'the amount of a payment is the sum of its price lines': 'DELETE FROM price_lines',
  'a registration has one payment, of its amount':
    'UPDATE payments SET amount_cents = amount_cents - 1',
  'a payment has the status of its last ledger entry': `UPDATE payments SET status = 'completed'`,
  'a publication package makes an author with a paper, every other a participant without': `UPDATE registrations SET package_id = 'virtual_publication'`,
  'a live publication registration has an accepted paper of one of its authors': `UPDATE registrations r SET status = 'pending', type = 'author', paper_id = p.id
         FROM papers p WHERE p.owner_id = r.user_id`,
  'a paper is registered once': `DROP INDEX registrations_one_per_paper;
       UPDATE registrations SET status = 'pending', type = 'author',
              paper_id = (SELECT min(id::text)::uuid FROM papers)`,
  'at most one live participant registration per person and edition': `DROP INDEX registrations_one_per_participant;
       UPDATE registrations SET status = 'pending',
              user_id = (SELECT min(user_id::text)::uuid FROM registrations)`,
  'the status of a registration follows its payment': `UPDATE registrations SET status = 'pending'`,
  'a ledger entry starts from the status of the previous entry': `INSERT INTO ledger_entries (payment_id, at, action, source, from_status, to_status)
       SELECT id, now(), 'note', 'admin', 'matched', status FROM payments`,
  'the received amount of a payment is the sum of its ledger entries':
    'UPDATE payments SET received_cents = 1',
  'the open amount of a transfer is its amount less matches and returns': `INSERT INTO bank_transfers
         (id, edition_id, amount_cents, open_cents, value_date, bank_transaction_id, sender,
          remittance, source, created_at)
       SELECT gen_random_uuid(), id, 5000, 5000, '2025-10-14', 'TRX-1', '', '', 'import', now()
         FROM editions`,
  'each confirmation has a receipt, and each correction a credit note': `INSERT INTO ledger_entries (payment_id, at, action, source, from_status, to_status)
       SELECT id, now(), 'confirm', 'admin', status, 'completed' FROM payments`,
  'exactly the confirmed payments, and those refunded from there, have a valid receipt': `INSERT INTO receipts (payment_id, edition_id, number, issued_at)
       SELECT p.id, r.edition_id, row_number() OVER (), now()
         FROM payments p JOIN registrations r ON r.id = p.registration_id`,
  'a transfer counts once for a payment': `DROP INDEX ledger_entries_count_once;
       INSERT INTO ledger_entries (payment_id, at, action, source, from_status, to_status,
                                   amount_cents, bank_transaction_id)
       SELECT id, now(), 'note', 'admin', status, status, 1, 'TRX-1'
         FROM payments, generate_series(1, 2)`,
  'a reversing entry returns what one entry received for its payment': `INSERT INTO ledger_entries (payment_id, at, action, source, from_status, to_status, amount_cents)
       SELECT id, now(), 'unmatch', 'admin', status, status, -1 FROM payments`,
  'an entry is booked on a day that is open': `INSERT INTO ledger_period_changes (edition_id, locked_until, actor_id, at)
       SELECT e.id, '2999-12-31', (SELECT id FROM users LIMIT 1), now() FROM editions e;
       INSERT INTO ledger_periods (edition_id, version) SELECT id, 2 FROM editions
           ON CONFLICT (edition_id) DO UPDATE SET version = 2;
       INSERT INTO ledger_entries (payment_id, at, action, source, from_status, to_status, amount_cents)
       SELECT id, now(), 'note', 'admin', status, status, 1 FROM payments`,
  'credit notes are numbered from 1 on without a gap':
    'INSERT INTO credit_note_numbers (edition_id, is_sample, last) SELECT id, false, 2 FROM editions',
  'receipts are numbered from 1 on without a gap':
    'INSERT INTO receipt_numbers (edition_id, last) SELECT id, 2 FROM editions',
  'every status change of a payment is in the audit log': `ALTER TABLE audit_entries DISABLE TRIGGER ALL; DELETE FROM audit_entries WHERE subject_type = 'payment'`,
  'no place is given beyond the limit of its package or of the room': `
    ALTER TABLE edition_revisions DISABLE TRIGGER USER;
    UPDATE registrations SET status = 'pending', created_at = now() + interval '1 day';
    UPDATE editions SET document = jsonb_set(document, '{places,packages,virtual_presentation_only}', '1');
    UPDATE edition_revisions SET document = jsonb_set(document, '{places,packages,virtual_presentation_only}', '1')`,
  'a country band in a price is what its rule takes, and a refused one takes nothing': `
    INSERT INTO registration_bands (registration_id, country, income_group, share, year, country_check)
    SELECT registration_id, 'Ghana', 'lowerMiddle', 50, 2027, 'none' FROM payments`,
  'a country band in a price has its rule': `
    INSERT INTO price_lines (payment_id, kind, item, name, amount_cents)
    SELECT id, 'band', 'low', 'Country band', -1 FROM payments`,
  'a payment is confirmed after the country of its fee was checked': `
    INSERT INTO registration_bands (registration_id, country, income_group, share, year, country_check)
    SELECT registration_id, 'Ghana', 'lowerMiddle', 100, 2027, 'declared' FROM payments;
    UPDATE payments SET status = 'completed'`,
  'the publication of a paper has the state of its registration': `
    ALTER TABLE registrations DISABLE TRIGGER USER;
    UPDATE registrations r SET status = 'pending', type = 'author', paper_id = p.id
      FROM papers p WHERE p.owner_id = r.user_id`,
};
