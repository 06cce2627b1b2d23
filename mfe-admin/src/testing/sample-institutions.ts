import type { components } from '@plenary/kit/api';
import { http, server } from '@plenary/kit/testing';

type Schemas = components['schemas'];
type Institution = Schemas['Institution'];

export function sampleInstitution(n: number, differences: Partial<Institution> = {}): Institution {
  return {
    id: `00000000-0000-4000-8000-00000000a00${n}`,
    name: `Sample University ${n}`,
    version: 1,
    domains: [{ domain: `uni${n}.example`, fromYear: null, untilYear: null, counts: true }],
    ...differences,
  };
}

/** `sent` holds the bodies of changes, and the ids of removed institutions. */
export function serveInstitutions(
  institutions: Institution[],
  suggestions: Schemas['SuggestedDomains']['items'] = [],
) {
  const sent: unknown[] = [];
  let rows = institutions;
  const one = (id: unknown) => rows.find((row) => row.id === id);
  const made = (id: string, { name, domains }: Schemas['NewInstitution']): Institution => ({
    ...{ id, name, version: 2 },
    domains: domains.map((each) => ({ ...each, counts: true })),
  });
  server.use(
    http.get('/api/v1/admin/institutions', ({ request, response }) => {
      const q = new URL(request.url).searchParams.get('q') ?? '';
      const items = rows.filter((row) => JSON.stringify(row).includes(q));
      return response(200).json({ items, nextCursor: null, counts: { all: rows.length } });
    }),
    http.get('/api/v1/admin/institutions/suggestions', ({ response }) =>
      response(200).json({ items: suggestions }),
    ),
    http.get('/api/v1/admin/institutions/{id}', ({ params: { id }, response }) =>
      response(200).json(one(id) ?? sampleInstitution(1)),
    ),
    http.post('/api/v1/admin/institutions', async ({ request, response }) => {
      const body = await request.json();
      sent.push(body);
      rows = [...rows, made(sampleInstitution(9).id, body)];
      return response(200).json(rows.at(-1)!);
    }),
    http.put('/api/v1/admin/institutions/{id}', async ({ params: { id }, request, response }) => {
      const body = await request.json();
      sent.push(body);
      rows = rows.map((row) => (row.id === id ? made(row.id, body) : row));
      return response(200).json(one(id) ?? sampleInstitution(1));
    }),
    http.delete('/api/v1/admin/institutions/{id}', ({ params: { id }, response }) => {
      sent.push(id);
      rows = rows.filter((row) => row.id !== id);
      return response(200).json({ message: 'Removed.' });
    }),
  );
  return sent;
}
