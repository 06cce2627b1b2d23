import type { components } from '@plenary/kit/api';
import { http, server } from '@plenary/kit/testing';

type Schemas = components['schemas'];
type Code = Schemas['DiscountCodeDetails'];

export function discountCode(n: number, differences: Partial<Code> = {}): Code {
  return {
    id: `00000000-0000-4000-8000-00000000090${n}`,
    code: `CODE-${n}`,
    note: '',
    percent: 50,
    amount: null,
    packages: [],
    firstDay: null,
    lastDay: null,
    maxUses: 10,
    maxUsesPerPerson: null,
    budget: null,
    state: 'active',
    uses: 0,
    used: 0,
    createdAt: '2025-10-14T08:42:00.000Z',
    createdBy: 'Amina Diallo',
    registrations: [],
    ...differences,
  };
}

/** `sent` holds the bodies of new codes, and the ids of stopped ones. */
export function serveDiscountCodes(codes: Code[]) {
  const sent: unknown[] = [];
  let rows = codes;
  server.use(
    http.get('/api/v1/admin/discount-codes', ({ response }) => {
      const stopped = rows.filter(({ state }) => state === 'stopped').length;
      const counts = { all: rows.length, open: rows.length - stopped, stopped };
      return response(200).json({ items: rows, nextCursor: null, counts });
    }),
    http.get('/api/v1/admin/discount-codes/{id}', ({ params: { id }, response }) =>
      response(200).json(rows.find((row) => row.id === id) ?? discountCode(1)),
    ),
    http.post('/api/v1/admin/discount-codes', async ({ request, response }) => {
      const body = await request.json();
      sent.push(body);
      const made = discountCode(9, { code: body.code });
      rows = [made, ...rows];
      return response(201).json(made);
    }),
    http.post('/api/v1/admin/discount-codes/{id}/stop', ({ params: { id }, response }) => {
      sent.push(id);
      rows = rows.map((row) => (row.id === id ? { ...row, state: 'stopped' } : row));
      return response(200).json(rows.find((row) => row.id === id) ?? discountCode(1));
    }),
  );
  return sent;
}
