import type { components } from '@plenary/kit/api';
import { http, server } from '@plenary/kit/testing';

type Schemas = components['schemas'];
type Waiver = Schemas['Waiver'];
type Budget = Schemas['WaiverBudget'];

export function waiver(n: number, differences: Partial<Waiver> = {}): Waiver {
  return {
    id: `00000000-0000-4000-8000-00000000050${n}`,
    reason: 'My university has no funds for conferences this year.',
    canPay: 100,
    status: 'open',
    amount: null,
    answer: null,
    decidedAt: null,
    createdAt: '2025-10-14T08:42:00.000Z',
    offered: null,
    hold: null,
    name: `Registrant ${n}`,
    organization: 'University of Ibadan (sample)',
    country: 'Nigeria',
    packageId: 'virtual_presentation_only',
    academicCategory: 'professional',
    fee: 250,
    paymentId: `00000000-0000-4000-8000-00000000080${n}`,
    paymentReference: `C25-AAAAA-AAAA${n}`,
    paymentStatus: 'awaiting-payment',
    isDecidable: true,
    due: 250,
    decidedBy: null,
    version: 1,
    ...differences,
  };
}

/** `sent` holds the bodies of decisions and budgets. */
export function serveWaivers(
  rows: Waiver[],
  budget: Budget = { budget: 1000, granted: 300, reserved: 0, left: 700 },
) {
  const sent: unknown[] = [];
  const decided = (id: string, change: Partial<Waiver>) => {
    rows = rows.map((row) => (row.id === id ? { ...row, ...change } : row));
    return rows.find((row) => row.id === id) ?? waiver(1);
  };
  server.use(
    http.get('/api/v1/admin/waivers', ({ response }) => {
      const of = (status: Waiver['status']) => rows.filter((row) => row.status === status).length;
      const counts = {
        open: of('open'),
        granted: of('granted'),
        declined: of('declined'),
        withdrawn: of('withdrawn'),
      };
      return response(200).json({ items: rows, nextCursor: null, counts });
    }),
    http.get('/api/v1/admin/waivers/budget', ({ response }) => response(200).json(budget)),
    http.put('/api/v1/admin/waivers/budget', async ({ request, response }) => {
      const body = await request.json();
      sent.push(body);
      budget = { ...budget, budget: body.budget, left: body.budget - budget.granted };
      return response(200).json(budget);
    }),
    http.get('/api/v1/admin/waivers/{id}', ({ params: { id }, response }) =>
      response(200).json(decided(id, {})),
    ),
    http.post('/api/v1/admin/waivers/{id}/grant', async ({ request, params, response }) => {
      const body = await request.json();
      sent.push(body);
      return response(200).json(decided(params.id, { offered: body.amount ?? 250 }));
    }),
    http.post('/api/v1/admin/waivers/{id}/decline', async ({ request, params, response }) => {
      sent.push(await request.json());
      return response(200).json(decided(params.id, { status: 'declined' }));
    }),
  );
  return sent;
}
