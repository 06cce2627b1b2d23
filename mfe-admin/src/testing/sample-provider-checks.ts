import type { components } from '@plenary/kit/api';
import { http, server } from '@plenary/kit/testing';

type Schemas = components['schemas'];
type Check = Schemas['ProviderCheckDetails'];

export function check(n: number, differences: Partial<Check> = {}): Check {
  return {
    id: `00000000-0000-4000-8000-00000000060${n}`,
    gateway: 'stripe',
    kind: 'refund-elsewhere',
    status: 'open',
    charge: { amount: 250, currency: 'USD' },
    transactionId: `pi_sample_${n}`,
    name: `Registrant ${n}`,
    paymentId: `00000000-0000-4000-8000-00000000080${n}`,
    paymentReference: `C25-AAAAA-AAAA${n}`,
    refundId: null,
    refundReference: null,
    refundStatus: null,
    transferId: null,
    isReportedLost: false,
    outcome: null,
    note: null,
    settledBy: null,
    settledAt: null,
    hold: null,
    version: 1,
    openedAt: '2025-10-14T08:42:00.000Z',
    booking: null,
    ...differences,
  };
}

/** `sent` holds the acts with their bodies. */
export function serveChecks(rows: Check[], after: Partial<Check> = {}) {
  const sent: unknown[] = [];
  const one = (id: string) => rows.find((row) => row.id === id) ?? check(1);
  server.use(
    http.get('/api/v1/admin/provider-checks', ({ response }) => {
      const of = (status: Check['status']) => rows.filter((row) => row.status === status).length;
      const counts = { open: of('open'), settled: of('settled'), dismissed: of('dismissed') };
      return response(200).json({ items: rows, nextCursor: null, counts });
    }),
    http.get('/api/v1/admin/provider-checks/{id}', ({ params: { id }, response }) =>
      response(200).json(one(id)),
    ),
    http.untyped.post('*/api/v1/admin/provider-checks/:id/:act', async ({ request, params }) => {
      const { id, act } = params as { id: string; act: string };
      sent.push([act, await request.json()]);
      rows = rows.map((row) => (row.id === id ? { ...row, ...after } : row));
      return Response.json(one(id));
    }),
  );
  return sent;
}
