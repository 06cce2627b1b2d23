import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Client } from 'pg';
import { makePaper, registrationData } from '../../../test/registration-data.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { Counters } from '../../platform/counters/counters.service.js';
import { brokenInvariants } from './check.js';

let server: TestApp;
let client: Client;
beforeAll(async () => {
  server = await startTestApp();
  client = new Client({ connectionString: server.ownerUrl });
  await client.connect();
  await live();
});
afterAll(async () => {
  await client.end();
  await server.stop();
});

/** Six people register at the same time; their payments are rejected and their access changes. */
async function live() {
  const admin = await server.person('admin');
  const change = (id: string, body: object) =>
    server.call('PATCH', `/admin/users/${id}`, { token: admin.token, body });
  const one = async (n: number) => {
    const { user, token } = await server.person(n % 2 ? 'user' : 'unverified');
    await makePaper(server.app, user.id, n % 2 ? 'submitted' : 'rejected');
    const { body } = await server.call('POST', '/payments/manual-registration', {
      token,
      body: registrationData(),
    });
    await server.call('POST', `/admin/payments/${body.data.id}/reject`, {
      token: admin.token,
      body: { reason: 'No transfer arrived.', version: 1 },
    });
    await change(user.id, { role: 'reviewer', version: 1 });
    await change(user.id, { disabled: true, version: 2 });
    await server.app.get(Counters, { strict: false }).fold();
  };
  await Promise.all([1, 2, 3, 4, 5, 6].map(one));
}

const broken = async () => (await brokenInvariants(client)).map(({ name }) => name);

describe('the invariants', () => {
  it('include those of every *.invariants.ts', () => {
    const root = join(__dirname, '../..');
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
    const imports = readFileSync(join(__dirname, 'invariants.ts'), 'utf8').matchAll(
      /^import '(.+)\.js';$/gm,
    );
    const imported = [...imports].map(([, path = '']) =>
      relative(root, join(__dirname, `${path}.ts`)),
    );
    expect(imported.sort()).toEqual(files.filter((name) => name.endsWith('.invariants.ts')).sort());
  });

  it('hold during concurrent changes and after counters are folded into fewer rows', async () => {
    expect(await brokenInvariants(client)).toEqual([]);
    await server.app.get(Counters, { strict: false }).fold();
    const { rows } = await client.query(
      'SELECT counter, scope, value FROM counters GROUP BY 1, 2, 3 HAVING count(*) > 1',
    );
    expect(rows).toEqual([]);
    expect(await brokenInvariants(client)).toEqual([]);
  });

  it('ignore changes that were rolled back', async () => {
    await client.query('BEGIN');
    await client.query(`UPDATE users SET role = 'admin'`);
    await client.query('DELETE FROM papers');
    await client.query('ROLLBACK');
    expect(await broken()).toEqual([]);
  });

  it.each([
    [
      'the counters of users equal the counts',
      `UPDATE counters SET amount = amount + 1 WHERE counter = 'users'`,
    ],
    ['the counters of papers equal the counts', `DELETE FROM counters WHERE counter = 'papers'`],
    [
      'the counters of payments equal the counts',
      `ALTER TABLE payments DISABLE TRIGGER payments_counted_on_update; UPDATE payments SET status = 'matched'`,
    ],
    [
      'a payment has one line for its package, at a price of its fee table',
      'UPDATE price_lines SET amount_cents = amount_cents + 1',
    ],
    ['the amount of a payment is the sum of its price lines', 'DELETE FROM price_lines'],
    [
      'a registration has one payment, of its amount',
      'UPDATE payments SET amount_cents = amount_cents - 1',
    ],
    [
      'a payment has the status of its last ledger entry',
      `UPDATE payments SET status = 'completed'`,
    ],
    [
      'a paper has the status of its last transition',
      `INSERT INTO paper_transitions (paper_id, at, action, from_status, to_status, is_shown)
       SELECT id, now(), 'submit', 'draft', 'screening', true FROM papers`,
    ],
    [
      'a paper has the score and spread of its reviews',
      'UPDATE paper_scores SET score = score + 1',
    ],
    [
      'a paper has the first date of its open reviews',
      'UPDATE paper_scores SET reviews_due_at = now()',
    ],
    [
      'every transition of a paper is in the audit log',
      `INSERT INTO paper_transitions (paper_id, at, action, from_status, to_status, is_shown)
       SELECT id, now(), 'submit', 'draft', status, true FROM papers`,
    ],
    [
      'an unreleased decision belongs to a paper that hides it',
      `INSERT INTO paper_decisions (id, paper_id, round, decision, note_to_authors, note_to_committee,
         recorded_at, recorded_by)
       SELECT gen_random_uuid(), id, 1, 'accepted', '', '', now(), owner_id FROM papers`,
    ],
    [
      'no author reviews their own paper',
      `INSERT INTO reviews (id, paper_id, reviewer_id, status, due_at, created_at)
       SELECT gen_random_uuid(), id, owner_id, 'invited', now(), now() FROM papers`,
    ],
    [
      'a publication package makes an author with a paper, every other a participant without',
      `UPDATE registrations SET package_id = 'virtual_publication'`,
    ],
    [
      'a live publication registration has an accepted paper of one of its authors',
      `UPDATE registrations r SET status = 'pending', type = 'author', paper_id = p.id
         FROM papers p WHERE p.owner_id = r.user_id`,
    ],
    [
      'a paper is registered once',
      `DROP INDEX registrations_one_per_paper;
       UPDATE registrations SET status = 'pending', type = 'author',
              paper_id = (SELECT min(id::text)::uuid FROM papers)`,
    ],
    [
      'at most one live participant registration per person and edition',
      `DROP INDEX registrations_one_per_participant;
       UPDATE registrations SET status = 'pending',
              user_id = (SELECT min(user_id::text)::uuid FROM registrations)`,
    ],
    [
      'the status of a registration follows its payment',
      `UPDATE registrations SET status = 'pending'`,
    ],
    [
      'a ledger entry starts from the status of the previous entry',
      `INSERT INTO ledger_entries (payment_id, at, action, source, from_status, to_status)
       SELECT id, now(), 'note', 'admin', 'matched', status FROM payments`,
    ],
    [
      'the received amount of a payment is the sum of its ledger entries',
      'UPDATE payments SET received_cents = 1',
    ],
    [
      'the open amount of a transfer is its amount less matches and returns',
      `INSERT INTO bank_transfers
         (id, edition_id, amount_cents, open_cents, value_date, bank_transaction_id, sender,
          remittance, source, created_at)
       SELECT gen_random_uuid(), id, 5000, 5000, '2025-10-14', 'TRX-1', '', '', 'import', now()
         FROM editions`,
    ],
    [
      'each confirmation has a receipt, and each correction a credit note',
      `INSERT INTO ledger_entries (payment_id, at, action, source, from_status, to_status)
       SELECT id, now(), 'confirm', 'admin', status, 'completed' FROM payments`,
    ],
    [
      'exactly the confirmed payments, and those refunded from there, have a valid receipt',
      `INSERT INTO receipts (payment_id, edition_id, number, issued_at)
       SELECT p.id, r.edition_id, row_number() OVER (), now()
         FROM payments p JOIN registrations r ON r.id = p.registration_id`,
    ],
    [
      'a transfer counts once for a payment',
      `DROP INDEX ledger_entries_count_once;
       INSERT INTO ledger_entries (payment_id, at, action, source, from_status, to_status,
                                   amount_cents, bank_transaction_id)
       SELECT id, now(), 'note', 'admin', status, status, 1, 'TRX-1'
         FROM payments, generate_series(1, 2)`,
    ],
    [
      'a reversing entry returns what one entry received for its payment',
      `INSERT INTO ledger_entries (payment_id, at, action, source, from_status, to_status, amount_cents)
       SELECT id, now(), 'unmatch', 'admin', status, status, -1 FROM payments`,
    ],
    [
      'an entry is booked on a day that is open',
      `INSERT INTO ledger_period_changes (edition_id, locked_until, actor_id, at)
       SELECT e.id, '2999-12-31', (SELECT id FROM users LIMIT 1), now() FROM editions e;
       INSERT INTO ledger_periods (edition_id, version) SELECT id, 2 FROM editions
           ON CONFLICT (edition_id) DO UPDATE SET version = 2;
       INSERT INTO ledger_entries (payment_id, at, action, source, from_status, to_status, amount_cents)
       SELECT id, now(), 'note', 'admin', status, status, 1 FROM payments`,
    ],
    [
      'credit notes are numbered from 1 on without a gap',
      'INSERT INTO credit_note_numbers (edition_id, is_sample, last) SELECT id, false, 2 FROM editions',
    ],
    [
      'receipts are numbered from 1 on without a gap',
      'INSERT INTO receipt_numbers (edition_id, last) SELECT id, 2 FROM editions',
    ],
    [
      `every change of a user's access is in the audit log`,
      `ALTER TABLE audit_entries DISABLE TRIGGER ALL; DELETE FROM audit_entries WHERE subject_type = 'user'`,
    ],
    [
      'every status change of a payment is in the audit log',
      `ALTER TABLE audit_entries DISABLE TRIGGER ALL; DELETE FROM audit_entries WHERE subject_type = 'payment'`,
    ],
    [
      'money of payment pages without a transfer has a check, which is settled by its transfer',
      `INSERT INTO gateway_money (gateway, transaction_id, edition_id, charge_minor, charge_currency, paid_at,
         received_at)
       SELECT 'stripe', 'pi_1', id, 100, 'EUR', now(), now() FROM editions`,
    ],
    [
      'a refund made at a provider is settled by a refund that the ledger has',
      `INSERT INTO provider_checks (id, edition_id, gateway, kind, key, charge_minor, charge_currency,
         status, outcome, opened_at, settled_at)
       SELECT gen_random_uuid(), id, 'stripe', 'refund-elsewhere', 're_1', 100, 'USD', 'settled', 'paid',
              now(), now() FROM editions`,
    ],
    [
      'a question about our refund is open only while the refund is sent',
      `WITH refund AS (
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
    ],
  ])('report a violation: %s', async (name, damage) => {
    const damaged = new Client({ connectionString: server.ownerUrl });
    await damaged.connect();
    await damaged.query('BEGIN');
    await damaged.query(damage);
    const found = await brokenInvariants(damaged);
    await damaged.end();
    expect(found.map((one) => one.name)).toContain(name);
    expect(await broken()).toEqual([]);
  });
});
