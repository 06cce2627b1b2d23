import { api, unwrap, type components } from '@plenary/kit/api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Format } from '../../list/export-menu';
import type { List } from '../../list/use-list';

export type AuditRow = components['schemas']['AuditRow'];
type AuditExport = components['schemas']['AuditExport'];

export const PAGE_SIZE = 20;

const all = ['admin', 'audit'];
const DAY_MS = 24 * 60 * 60 * 1000;

export const auditQuery = (query: List['query']) =>
  queryOptions({
    queryKey: [...all, 'list', query],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/admin/audit', {
          params: { query: { ...withMoments(query), limit: PAGE_SIZE } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** What there is to filter by. */
export const filtersQuery = queryOptions({
  queryKey: [...all, 'filters'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/v1/admin/audit/filters', { signal })),
});

/** The list as a file. The server checks what the address says, as it does for the list. */
export const exportOf = (list: List, format: Format) =>
  ({ kind: 'audit', format, sort: list.sort, ...withMoments(list.narrowing) }) as AuditExport;

/** Days of the address, in UTC, as moments: the first of `from`, and the one after `to`. */
function withMoments({ from, to, ...rest }: Record<string, string>) {
  return {
    ...rest,
    ...(from && { from: moment(from, 0) }),
    ...(to && { to: moment(to, DAY_MS) }),
  };
}

/** What is no day goes to the server as it is, which then says so. */
function moment(day: string, later: number): string {
  const start = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(start) ? day : new Date(start + later).toISOString();
}
