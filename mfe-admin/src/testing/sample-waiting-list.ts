import type { components } from '@plenary/kit/api';
import { http, server } from '@plenary/kit/testing';

type Schemas = components['schemas'];
type Person = Schemas['WaitingPerson'];

export function waitingPerson(n: number, differences: Partial<Person> = {}): Person {
  return {
    id: `00000000-0000-4000-8000-00000000080${n}`,
    status: 'waiting',
    name: `Person ${n}`,
    email: `person-${n}@example.org`,
    registrationPackage: 'physical_presentation_only',
    packageName: 'Physical, presentation only',
    academicCategory: 'student',
    createdAt: '2025-10-14T08:42:00.000Z',
    offeredAt: null,
    expiresAt: null,
    hold: null,
    ...differences,
  };
}

/** `sent` holds each action and the id of its entry. */
export function serveWaitingList(people: Person[]) {
  const sent: string[] = [];
  let rows = people;
  const change = (id: string, differences: Partial<Person>): Person => {
    rows = rows.map((row) => (row.id === id ? { ...row, ...differences } : row));
    return rows.find((row) => row.id === id) ?? waitingPerson(1);
  };
  server.use(
    http.get('/api/v1/admin/waiting-list', ({ query, response }) => {
      const q = query.get('q') ?? '';
      const items = rows.filter(({ email }) => email.includes(q));
      const counts = { waiting: items.length, offered: 0 };
      return response(200).json({ items, nextCursor: null, counts });
    }),
    http.post('/api/v1/admin/waiting-list/{id}/offer', ({ params: { id }, response }) => {
      sent.push(`offer ${id}`);
      const expiresAt = '2025-10-18T08:42:00.000Z';
      return response(200).json(change(id, { status: 'offered', expiresAt }));
    }),
    http.post('/api/v1/admin/waiting-list/{id}/remove', ({ params: { id }, response }) => {
      sent.push(`remove ${id}`);
      return response(200).json(change(id, { status: 'removed' }));
    }),
  );
  return sent;
}

/** Serves the places in use and who has the joining details. */
export function servePlaces(
  places: Partial<Schemas['AdminPlaces']> = {},
  joining: Partial<Schemas['JoiningState']> = {},
) {
  const sent: unknown[] = [];
  let state = { revision: null, attendees: 0, recipients: 0, ...joining };
  server.use(
    http.get('/api/v1/admin/places', ({ response }) =>
      response(200).json({ packages: [], onSite: { capacity: null, used: 0 }, ...places }),
    ),
    http.get('/api/v1/admin/joining', ({ response }) => response(200).json(state)),
    http.post('/api/v1/admin/joining/send', async ({ request, response }) => {
      sent.push(await request.json());
      state = { ...state, recipients: 0 };
      return response(200).json(state);
    }),
  );
  return sent;
}
