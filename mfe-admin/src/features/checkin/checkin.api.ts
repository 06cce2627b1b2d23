import { api, unwrap, type components } from '@plenary/kit/api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { List } from '../../shared/list/use-list';

type Schemas = components['schemas'];
export type Attendee = Schemas['Attendee'];
export type Attendees = Schemas['Attendees'];
export type DeviceList = Schemas['CheckInDeviceList'];
export type NewChange = Schemas['NewCheckInChanges']['changes'][number];
export type Outcome = Schemas['CheckInOutcomes']['outcomes'][number];

export const PAGE_SIZE = 20;

/** Other desks work at the same time. */
const POLL_MS = 10_000;

export const checkInKey = ['admin', 'check-in'];
export const listKey = [...checkInKey, 'list'];
export const queueKey = [...checkInKey, 'queue'];
export const deviceListKey = [...checkInKey, 'device-list'];

export const attendeesQuery = (query: List['query']) =>
  queryOptions({
    queryKey: [...listKey, query],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/admin/check-in', {
          params: { query: { ...query, limit: PAGE_SIZE } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  });

export const fetchDeviceList = () => unwrap(api.GET('/api/v1/admin/check-in/device-list'));

/** The server takes repeats, so that a lost response is asked for again. */
export async function sendChanges(changes: NewChange[]): Promise<Outcome[]> {
  const body = { sentAt: new Date().toISOString(), changes };
  const { outcomes } = await unwrap(api.POST('/api/v1/admin/check-in/changes', { body }));
  return outcomes;
}

export const isPaid = ({ packages }: Attendee): boolean =>
  packages.every(({ payment }) => payment === 'completed');
