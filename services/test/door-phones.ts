import { newId } from '../src/platform/core/new-id.js';
import type { Person } from './people.js';
import type { TestApp } from './test-app.js';

/** The second phone's clock is two hours ahead. */
const CLOCKS = [Date.parse('2025-11-27T08:00:00.000Z'), Date.parse('2025-11-27T10:00:00.000Z')];
const MINUTE = 60_000;
/** Both phones are offline until then. */
const BACK_ONLINE = 60;

export interface Scan {
  attendeeId: string;
  phone: 0 | 1;
  /** From the start of the hour. */
  minute: number;
}

export interface Batch {
  phone: 0 | 1;
  scans: Scan[];
}

interface Options {
  /** As long as the requests took, times of the server differ by no more. */
  tolerance?: number;
  /** A phone that dates by a clock which nothing corrects. */
  isCorrected?: boolean;
}

/** Sends batches in this order, with an answer that is lost for every third. @returns counts of wrong arrivals */
export async function syncPhones(
  server: TestApp,
  phones: [Person, Person],
  batches: Batch[],
  { tolerance = MINUTE / 2, isCorrected = true }: Options = {},
): Promise<{ doubled: number; missing: number; late: number }> {
  const time = (phone: 0 | 1, minute: number) =>
    new Date((CLOCKS[phone] ?? 0) + minute * MINUTE).toISOString();
  for (const [place, { phone, scans }] of batches.entries()) {
    const body = {
      sentAt: isCorrected ? time(phone, BACK_ONLINE) : time(1, BACK_ONLINE),
      changes: scans.map(({ attendeeId, minute }) => ({
        ...{ id: newId(), kind: 'arrival', at: time(phone, minute) },
        ...{ attendeeId, acceptsUnpaid: true },
      })),
    };
    const send = () =>
      server.call('POST', '/admin/check-in/changes', { token: phones[phone].token, body });
    await send();
    if (place % 3 === 0) await send();
  }
  const rows = await server.dataSource.query<{ id: string; at: Date }[]>(
    'SELECT registration_id AS id, arrived_at AS at FROM arrivals',
  );
  const scans = batches.flatMap((batch) => batch.scans);
  const people = new Set(scans.map(({ attendeeId }) => attendeeId));
  const now = server.clock.now().getTime();
  const late = rows.filter(({ id, at }) => {
    const minutes = scans.filter(({ attendeeId }) => attendeeId === id).map((scan) => scan.minute);
    const first = now - (BACK_ONLINE - Math.min(...minutes)) * MINUTE;
    return Math.abs(first - at.getTime()) > tolerance;
  });
  const arrived = new Set(rows.map(({ id }) => id));
  return {
    doubled: rows.length - arrived.size,
    missing: [...people].filter((id) => !arrived.has(id)).length,
    late: late.length,
  };
}
