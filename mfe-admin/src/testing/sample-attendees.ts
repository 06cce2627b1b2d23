import type { components } from '@plenary/kit/api';
import { http, server } from '@plenary/kit/testing';

type Attendee = components['schemas']['Attendee'];

export function sampleAttendee(n: number, differences: Partial<Attendee> = {}): Attendee {
  return {
    id: `00000000-0000-4000-8000-00000000090${n}`,
    name: `Person Number${n}`,
    packages: [
      {
        name: 'Physical, presentation only',
        mode: 'physical',
        payment: 'completed',
        extras: [],
      },
    ],
    arrival: null,
    ...differences,
  };
}

const AT = '2025-11-27T08:02:00.000Z';

/** `sent` holds each change; `rows` of the server can be changed by another desk. */
export function serveAttendees(attendees: Attendee[]) {
  const sent: string[] = [];
  const desk = { rows: attendees, sent };
  const change = (id: string, arrival: Attendee['arrival']): Attendee => {
    desk.rows = desk.rows.map((row) => (row.id === id ? { ...row, arrival } : row));
    return desk.rows.find((row) => row.id === id) ?? sampleAttendee(1);
  };
  server.use(
    http.get('/api/v1/admin/check-in', ({ query, response }) => {
      const q = (query.get('q') ?? '').toLowerCase();
      const items = desk.rows.filter(({ name }) => name.toLowerCase().includes(q));
      const arrived = desk.rows.filter(({ arrival }) => arrival).length;
      const counts = { arrived, registered: desk.rows.length };
      return response(200).json({ items, nextCursor: null, counts });
    }),
    http.put('/api/v1/admin/check-in/{id}/arrival', async ({ params, request, response }) => {
      const { acceptsUnpaid } = await request.json();
      const { id } = params;
      sent.push(`record ${id}${acceptsUnpaid ? ' unpaid' : ''}`);
      const known = desk.rows.find((row) => row.id === id);
      if (known?.arrival) return response(200).json({ attendee: known, isNew: false });
      const attendee = change(id, { at: AT, by: 'Ada Sample' });
      return response(200).json({ attendee, isNew: true });
    }),
    http.delete('/api/v1/admin/check-in/{id}/arrival', ({ params: { id }, response }) => {
      sent.push(`undo ${id}`);
      return response(200).json(change(id, null));
    }),
  );
  return desk;
}
