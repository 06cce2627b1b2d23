import type { components } from '@plenary/kit/api';
import { http, server } from '@plenary/kit/testing';

type Schemas = components['schemas'];
type Refund = Schemas['Refund'];
type DueRefund = Schemas['DueRefund'];
type Batch = Schemas['RefundBatch'];

export function refund(n: number, differences: Partial<Refund> = {}): Refund {
  return {
    id: `00000000-0000-4000-8000-00000000070${n}`,
    reference: `C25R-AAAAA-AAAA${n}`,
    kind: 'refund',
    status: 'ready',
    name: `Registrant ${n}`,
    paymentId: `00000000-0000-4000-8000-00000000080${n}`,
    paymentReference: `C25-AAAAA-AAAA${n}`,
    transferId: null,
    amount: 250,
    pay: { amount: 230.17, currency: 'EUR' },
    cause: 'visa-refused',
    reason: 'Your visa was refused.',
    account: 'DE •••• 3000',
    accountSource: 'payer',
    gateway: null,
    batch: null,
    failure: null,
    isBooked: false,
    statementId: null,
    preparedBy: 'Amina Diallo',
    version: 1,
    createdAt: '2025-10-14T08:42:00.000Z',
    changedAt: '2025-10-14T08:42:00.000Z',
    ...differences,
  };
}

export function bankFile(differences: Partial<Batch> = {}): Batch {
  return {
    id: '00000000-0000-4000-8000-000000000601',
    messageId: 'C25B-AAAAA-AAAA1',
    format: 'pain.001',
    status: 'awaiting-approval',
    count: 1,
    total: 230.17,
    currency: 'EUR',
    amount: 250,
    needsApproval: true,
    canApprove: false,
    preparedBy: 'Amina Diallo',
    approvedBy: null,
    exportedBy: null,
    version: 1,
    createdAt: '2025-10-14T08:42:00.000Z',
    exportedAt: null,
    paid: 0,
    ...differences,
  };
}

const none = {
  due: 0,
  asking: 0,
  ready: 0,
  batched: 0,
  exported: 0,
  paid: 0,
  failed: 0,
  withdrawn: 0,
};

/** `sent` holds the bodies of new refunds and files, and the names of other acts. */
export function serveRefunds(refunds: Refund[], file = bankFile(), due: DueRefund[] = []) {
  const sent: unknown[] = [];
  const act = (name: string, status: Batch['status']) => {
    sent.push(name);
    file = { ...file, status, canApprove: false, version: file.version + 1 };
    return file;
  };
  server.use(
    http.get('/api/v1/admin/refunds', ({ response }) =>
      response(200).json({ items: refunds, nextCursor: null, counts: none }),
    ),
    http.get('/api/v1/admin/refunds/due', ({ response }) =>
      response(200).json({ items: due, nextCursor: null, counts: { ...none, due: due.length } }),
    ),
    http.get('/api/v1/admin/refunds/offer', ({ query, response }) =>
      response(200).json({
        name: 'Registrant 1',
        reference: 'C25-AAAAA-AAAA1',
        version: 3,
        most: 250,
        currency: 'EUR',
        payMost: 230.17,
        transferAccount: 'DE •••• 3000',
        gateway: null,
        canAsk: query.get('kind') !== 'return',
        isUnderWay: false,
      }),
    ),
    http.get('/api/v1/admin/refunds/{id}', ({ params: { id }, response }) =>
      response(200).json(refunds.find((row) => row.id === id) ?? refund(1)),
    ),
    http.post('/api/v1/admin/refunds', async ({ request, response }) => {
      sent.push(await request.json());
      due = [];
      return response(201).json(refund(9));
    }),
    http.get('/api/v1/admin/refund-batches', ({ response }) =>
      response(200).json({ items: [file], nextCursor: null, counts: {} }),
    ),
    http.get('/api/v1/admin/refund-batches/{id}', ({ response }) => response(200).json(file)),
    http.post('/api/v1/admin/refund-batches', async ({ request, response }) => {
      sent.push(await request.json());
      return response(201).json({ batches: [file] });
    }),
    http.post('/api/v1/admin/refund-batches/{id}/approve', ({ response }) =>
      response(200).json(act('approve', 'ready')),
    ),
    http.post('/api/v1/admin/refund-batches/{id}/discard', ({ response }) =>
      response(200).json(act('discard', 'discarded')),
    ),
  );
  return sent;
}
