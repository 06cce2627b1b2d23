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

type NewChange = components['schemas']['NewCheckInChanges']['changes'][number];
type Outcome = components['schemas']['CheckInOutcomes']['outcomes'][number];

/** `sent` holds each change; `rows` of the server can be changed by another desk. */
export function serveAttendees(attendees: Attendee[]) {
  const sent: string[] = [];
  const desk = { rows: attendees, sent, codes: {} as Record<string, string> };
  const outcomeOf = (change: NewChange): Outcome => {
    const known = desk.rows.find(({ id }) => change.kind !== 'walk-in' && id === change.attendeeId);
    const outcome = { id: change.id, attendee: null, refusal: null, isUnpaid: false };
    if (change.kind === 'walk-in') {
      sent.push(`walk-in ${change.firstName} ${change.lastName} ${change.packageId}`);
      const attendee = sampleAttendee(9, { name: `${change.firstName} ${change.lastName}` });
      return { ...outcome, result: 'recorded', attendee };
    }
    const accepted = change.kind === 'arrival' && change.acceptsUnpaid ? ' unpaid' : '';
    sent.push(`${change.kind} ${change.attendeeId}${accepted}`);
    if (!known) return { ...outcome, result: 'refused', refusal: 'It may have been cancelled.' };
    if (change.kind === 'arrival' && known.arrival)
      return { ...outcome, result: 'known', attendee: known };
    const arrival = change.kind === 'undo' ? null : { at: AT, by: 'Ada Sample' };
    const attendee = { ...known, arrival };
    desk.rows = desk.rows.map((row) => (row.id === known.id ? attendee : row));
    return { ...outcome, result: arrival ? 'recorded' : 'undone', attendee };
  };
  server.use(
    http.get('/api/v1/admin/check-in', ({ query, response }) => {
      const q = (query.get('q') ?? '').toLowerCase();
      const items = desk.rows.filter(
        ({ id, name }) => name.toLowerCase().includes(q) || desk.codes[id]?.toLowerCase() === q,
      );
      const arrived = desk.rows.filter(({ arrival }) => arrival).length;
      const counts = { arrived, registered: desk.rows.length };
      return response(200).json({ items, nextCursor: null, counts });
    }),
    http.get('/api/v1/admin/check-in/device-list', ({ response }) =>
      response(200).json({
        keptUntil: '2199-01-01T00:00:00.000Z',
        packages: [{ id: 'physical_presentation_only', name: 'Physical, presentation only' }],
        attendees: desk.rows.map(({ id, name, packages, arrival }) => ({
          id,
          name,
          codes: [desk.codes[id] ?? ''],
          packages: packages.map((each) => ({
            name: each.name,
            mode: each.mode,
            payment: each.payment,
          })),
          arrivedAt: arrival?.at ?? null,
        })),
      }),
    ),
    http.post('/api/v1/admin/check-in/changes', async ({ request, response }) => {
      const { changes } = await request.json();
      return response(200).json({ outcomes: changes.map(outcomeOf) });
    }),
  );
  return desk;
}
