import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';
import { CURRENCY } from '../../platform/core/currency.js';
import { makeReference } from '../../registration/payments/reference/merchant-reference.js';
import { seededUserId } from './seed-users.js';

const BATCH = 10_000;
const id = (kind: string) => `('5eed${kind}-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`;

const STATEMENT = `
WITH edition AS (
  SELECT e.id, f.revision, f.fees FROM editions e JOIN fee_tables f ON f.edition_id = e.id
   WHERE e.is_current ORDER BY f.revision DESC LIMIT 1
),
seeded AS (
  SELECT n, reference, u.id AS user_id, u.title, u.first_name, u.last_name, u.email, u.organization,
         u.country, edition.id AS edition_id, edition.revision, offer ->> 'id' AS package_id,
         offer ->> 'name' AS package_name, category,
         (offer -> 'cents' ->> category)::int AS cents,
         (ARRAY['awaiting-payment','awaiting-payment','awaiting-payment','awaiting-payment','awaiting-payment','proof-uploaded',
                'completed','completed','completed','rejected'])[1 + n % 10] AS status,
         '2025-06-01T00:00:00Z'::timestamptz + n * interval '31 s' AS at
    FROM generate_series($1::int, $2::int) n
         JOIN unnest($3::text[]) WITH ORDINALITY refs (reference, place) ON place = n - $1 + 1
         JOIN users u ON u.id = ${seededUserId('n')}
         CROSS JOIN edition
         CROSS JOIN LATERAL (SELECT (ARRAY['student', 'professional'])[1 + n % 2] AS category) c
         CROSS JOIN LATERAL (
           SELECT offer FROM jsonb_array_elements(edition.fees -> 'packages') offer
            WHERE NOT (offer -> 'needsAcceptedPaper')::boolean ORDER BY offer ->> 'id' OFFSET n % 2 LIMIT 1
         ) offers
),
registrations AS (
  INSERT INTO registrations
    (id, edition_id, user_id, content_hash, type, academic_category, package_id, amount_cents,
     fee_revision, title, first_name, last_name, email, organization, position, country, status, created_at)
  SELECT ${id('0001')}, edition_id, user_id, sha256(convert_to('seed ' || n, 'UTF8')), 'participant',
         category, package_id, cents, revision, title, first_name, last_name, email, organization,
         'Researcher', country,
         CASE status WHEN 'completed' THEN 'completed' WHEN 'rejected' THEN 'rejected' ELSE 'pending' END, at
    FROM seeded ON CONFLICT DO NOTHING RETURNING id
),
added AS (
  SELECT seeded.* FROM seeded JOIN registrations ON registrations.id = ${id('0001')}
),
payments AS (
  INSERT INTO payments
    (id, registration_id, merchant_reference, amount_cents, received_cents, currency, gateway, status,
     pay_by, created_at)
  SELECT ${id('0002')}, ${id('0001')}, reference, cents,
         CASE status WHEN 'completed' THEN cents ELSE 0 END, '${CURRENCY}', 'manual', status, at + interval '14 days', at
    FROM added RETURNING id
),
lines AS (
  INSERT INTO price_lines (payment_id, kind, item, name, amount_cents)
  SELECT ${id('0002')}, 'package', package_id, package_name, cents FROM added
),
moves AS (
  SELECT n, cents, user_id, NULL AS before, 'awaiting-payment' AS after, at FROM added
  UNION ALL
  SELECT n, cents, NULL, 'awaiting-payment', status, at + interval '2 days' FROM added WHERE status <> 'awaiting-payment'
),
ledger AS (
  INSERT INTO ledger_entries
    (payment_id, at, actor_id, action, source, from_status, to_status, amount_cents, value_date,
     bank_transaction_id)
  SELECT ${id('0002')}, at, user_id,
         CASE after WHEN 'awaiting-payment' THEN 'register' WHEN 'proof-uploaded' THEN 'upload-proof'
           WHEN 'completed' THEN 'confirm' ELSE 'reject' END,
         CASE WHEN user_id IS NULL THEN 'admin' ELSE 'payer' END, before, after,
         CASE after WHEN 'completed' THEN cents END, CASE after WHEN 'completed' THEN at::date END,
         CASE after WHEN 'completed' THEN 'SEED-' || n END
    FROM moves JOIN payments ON payments.id = ${id('0002')} ORDER BY at
),
numbered AS (
  SELECT n, at, edition_id,
         coalesce((SELECT last FROM receipt_numbers r WHERE r.edition_id = added.edition_id), 0)
           + row_number() OVER (ORDER BY n) AS number
    FROM added WHERE status = 'completed'
),
receipts AS (
  INSERT INTO receipts (payment_id, edition_id, number, issued_at)
  SELECT ${id('0002')}, edition_id, number, at + interval '2 days' FROM numbered
),
last_receipt AS (
  INSERT INTO receipt_numbers (edition_id, last)
  SELECT edition_id, max(number) FROM numbered GROUP BY edition_id
  ON CONFLICT (edition_id, is_sample) DO UPDATE SET last = excluded.last
)
INSERT INTO audit_entries (at, actor_id, action, subject_type, subject_id, fields, before_state, after_state)
SELECT at, user_id, 'payment.' || after, 'payment', ${id('0002')}::text, '{status}', before, after
  FROM moves ORDER BY at`;

export async function seedRegistrations(client: ClientBase, count: number): Promise<void> {
  const { rows } = await client.query<{ prefix: string }>(
    `SELECT document ->> 'referencePrefix' AS prefix FROM editions WHERE is_current`,
  );
  const prefix = rows[0]?.prefix ?? '';
  for (let first = 1; first <= count; first += BATCH) {
    const last = Math.min(first + BATCH - 1, count);
    const references = Array.from({ length: last - first + 1 }, (_, at) =>
      makeReference(
        prefix,
        createHash('sha256')
          .update(`seed ${first + at}`)
          .digest(),
      ),
    );
    await client.query(STATEMENT, [first, last, references]);
  }
}
