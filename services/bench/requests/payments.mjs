import { cursorTo, momentOf } from './cursor.mjs';

export async function paymentRequests(client) {
  const middle = await cursorTo(
    client,
    '-createdAt',
    `SELECT ${momentOf('created_at')} AS value, id FROM registrations ORDER BY created_at DESC, id DESC
     OFFSET (SELECT count(*) / 2 FROM registrations) LIMIT 1`,
  );
  // A payment is confirmed once: each call takes the next.
  const { rows: open } = await client.query(
    `SELECT id, version, amount_cents / 100.0 AS amount FROM payments WHERE status = 'awaiting-payment'
      ORDER BY id LIMIT 5000`,
  );
  return [
    { name: 'payments, first page', plain: 'list', bar: 1.3, path: () => '/admin/payments' },
    { name: 'payments, middle', bar: 1.3, path: () => `/admin/payments?cursor=${middle}` },
    { name: 'payments, search of none', bar: 3, path: (n) => `/admin/payments?q=zebra%20${n}` },
    { name: 'payments, search of all', bar: 3, path: () => '/admin/payments?q=person' },
    { name: 'payments, search', bar: 3, path: (n) => `/admin/payments?q=person${1000 + n}%40` },
    {
      name: 'a payment',
      plain: 'open',
      bar: 1.3,
      path: (n) => `/admin/payments/${open[n % open.length].id}`,
    },
    {
      name: 'confirmation of a payment',
      plain: 'save',
      bar: 1.3,
      method: 'POST',
      path: (n) => `/admin/payments/${open[n].id}/confirm`,
      body: (n) => ({
        version: open[n].version,
        amount: Number(open[n].amount),
        date: '2025-06-20',
        bankTransactionId: `BENCH-${open[n].id}`,
        studentProofSeen: true,
      }),
    },
  ];
}
