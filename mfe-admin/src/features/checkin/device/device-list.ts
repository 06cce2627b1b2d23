import { ApiError, isOffline } from '@plenary/kit/api';
import { changeRecord, readRecord } from '@plenary/kit/session';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { deviceListKey, fetchDeviceList, type Attendee, type DeviceList } from '../checkin.api';

const RECORD = 'check-in list';
/** A registration that is newer is found on the server only. */
const FRESH_MS = 5 * 60 * 1000;

type Entry = DeviceList['attendees'][number];

/** From the server, or as it was kept when the network was last there. Null without either. */
export const deviceListQuery = queryOptions({
  queryKey: deviceListKey,
  queryFn: load,
  networkMode: 'always',
  staleTime: FRESH_MS,
  refetchInterval: FRESH_MS,
  retry: false,
});

async function load(): Promise<DeviceList | null> {
  if (isOffline()) return kept();
  try {
    const list = await fetchDeviceList();
    await keep(list);
    return list;
  } catch (error) {
    if (error instanceof ApiError && error.status === 403)
      await changeRecord<DeviceList>(RECORD, () => undefined).catch(() => undefined);
    if (error instanceof ApiError && error.isNetworkError) return kept();
    throw error;
  }
}

const kept = async (): Promise<DeviceList | null> =>
  (await readRecord<DeviceList>(RECORD).catch(() => undefined)) ?? null;

async function keep(list: DeviceList): Promise<void> {
  const until = Date.parse(list.keptUntil);
  const terms = { until, right: 'check-in:write' as const };
  await changeRecord<DeviceList>(RECORD, () => list, terms).catch(() => undefined);
}

/** An arrival that the server has answered. */
export function noteArrival(client: QueryClient, { id, arrival }: Attendee): void {
  const before = client.getQueryData<DeviceList | null>(deviceListKey);
  if (!before) return;
  const arrivedAt = arrival?.at ?? null;
  const attendees = before.attendees.map((entry) =>
    entry.id === id ? { ...entry, arrivedAt } : entry,
  );
  const list = { ...before, attendees };
  client.setQueryData(deviceListKey, list);
  void keep(list);
}

/** By parts of the name or the code of a badge. */
export function searchDevice({ attendees }: DeviceList, q: string, limit: number): Attendee[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const code = readCode(q);
  const isFound = ({ name, codes }: Entry) =>
    (code !== null && codes.includes(code)) ||
    words.every((word) => name.toLowerCase().includes(word));
  return attendees.filter(isFound).slice(0, limit).map(asAttendee);
}

export function findByCode(list: DeviceList, code: string): Attendee | undefined {
  const found = list.attendees.find(({ codes }) => codes.includes(code));
  return found && asAttendee(found);
}

/** The content of a badge's QR code, as it is or typed. */
export function readCode(text: string): string | null {
  const code = text.replaceAll(/[\s-]/g, '').toUpperCase();
  return /^[A-HJ-NP-Z2-9]{13}$/.test(code) ? code : null;
}

const asAttendee = ({ id, name, packages, arrivedAt }: Entry): Attendee => ({
  id,
  name,
  packages: packages.map((each) => ({ ...each, extras: [] })),
  arrival: arrivedAt === null ? null : { at: arrivedAt, by: '' },
});
