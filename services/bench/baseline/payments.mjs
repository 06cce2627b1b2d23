import { randomUUID } from 'node:crypto';
import { findPaymentDetails } from '../../dist/registration/admin/admin-payment.read-model.js';
import { registrationsPaid } from '../../dist/registration/admin/admin-payments.query.js';
import { paymentsQuerySchema } from '../../dist/registration/admin/admin-payments.schema.js';
import { confirmSchema } from '../../dist/registration/admin/payment-decisions.schema.js';
import { paymentIdSchema } from '../../dist/registration/payments/payer/payment.schema.js';
import { AUDIT, connectionOf, transaction } from './transaction.mjs';

const CURRENT_EDITION = '(SELECT id FROM editions WHERE is_current)';

export function payments(admin, pool) {
  const rowsOf = registrationsPaid.compile();
  admin.get('/payments', async (request) => {
    const { limit } = paymentsQuerySchema.parse(request.query);
    const { rows } = await pool.query(
      `${rowsOf.sql} WHERE r.edition_id = ${CURRENT_EDITION}
        ORDER BY r.created_at DESC, r.id DESC LIMIT ${limit + 1}`,
      rowsOf.parameters,
    );
    const counts = await pool.query(
      `SELECT value, sum(amount)::int AS amount FROM counters
        WHERE counter = 'payments' AND scope = ${CURRENT_EDITION}::text GROUP BY value`,
    );
    return { items: rows.slice(0, limit), counts: counts.rows };
  });

  admin.get('/payments/:id', async (request) => {
    const { id } = paymentIdSchema.parse(request.params);
    return findPaymentDetails.first(connectionOf(pool), { id });
  });

  admin.post('/payments/:id/confirm', async (request) => {
    const { id } = paymentIdSchema.parse(request.params);
    const { version, amount, date, bankTransactionId } = confirmSchema.parse(request.body);
    const cents = Math.round(amount * 100);
    const actor = request.user.id;
    return transaction(pool, async (client) => {
      const held = await client.query(
        `SELECT p.*, r.*, r.id AS registration_id, e.document, f.fees, u.email AS account,
                EXISTS (SELECT FROM payment_proofs WHERE payment_id = p.id AND kind = 'student') AS proof
           FROM payments p JOIN registrations r ON r.id = p.registration_id
                JOIN editions e ON e.id = r.edition_id
                JOIN fee_tables f ON f.edition_id = e.id AND f.revision = r.fee_revision
                LEFT JOIN users u ON u.id = r.user_id
          WHERE p.id = $1 FOR UPDATE OF p`,
        [id],
      );
      const [about] = held.rows;
      await client.query(
        `SELECT FROM ledger_entries WHERE payment_id = $1 AND amount_cents = $2
            AND value_date = $3 AND bank_transaction_id = $4`,
        [id, cents, date, bankTransactionId],
      );
      await client.query(
        `WITH moved AS (
           UPDATE payments SET status = 'completed', received_cents = $3, bank_transaction_id = $4,
                  version = version + 1 WHERE id = $1 AND version = $2 RETURNING id
         )
         INSERT INTO ledger_entries (payment_id, at, actor_id, action, source, from_status, to_status,
                                     amount_cents, value_date, bank_transaction_id)
         SELECT id, now(), $5, 'confirm', 'admin', 'awaiting-payment', 'completed', $3, $6, $4 FROM moved`,
        [id, version, cents, bankTransactionId, actor, date],
      );
      const entry = [
        actor,
        'payment.completed',
        'payment',
        id,
        ['status'],
        'awaiting-payment',
        'completed',
      ];
      await client.query(AUDIT, entry);
      await client.query(`UPDATE registrations SET status = 'completed' WHERE id = $1`, [
        about.registration_id,
      ]);
      await client.query(
        `WITH next AS (
           INSERT INTO receipt_numbers (edition_id, last) VALUES ($1, 1)
           ON CONFLICT (edition_id, is_sample) DO UPDATE SET last = receipt_numbers.last + 1 RETURNING last
         )
         INSERT INTO receipts (edition_id, payment_id, number, issued_at)
         SELECT $1, $2, last, now() FROM next`,
        [about.edition_id, id],
      );
      await client.query(
        `INSERT INTO outgoing_emails (id, kind, recipient, cause, data, status, tries, next_try_at,
                                     expires_at, history, created_at)
         VALUES ($1, 'payment-confirmed', $2, $3, $4, 'queued', 0, now(), now() + interval '30 days',
                 '[]', now())`,
        [randomUUID(), about.account, `payment-confirmed:${id}`, JSON.stringify({ amount })],
      );
      return findPaymentDetails.first(connectionOf(client), { id });
    });
  });
}
