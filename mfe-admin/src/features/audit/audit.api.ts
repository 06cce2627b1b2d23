import { api, unwrap, type components } from '@plenary/kit/api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Format } from '../../shared/list/tools/export-choices';
import type { List } from '../../shared/list/use-list';

export type AuditRow = components['schemas']['AuditRow'];
type AuditExport = components['schemas']['AuditExport'];

export const PAGE_SIZE = 20;

const auditKey = ['admin', 'audit'];
const DAY_MS = 24 * 60 * 60 * 1000;

export const auditQuery = (query: List['query']) =>
  queryOptions({
    queryKey: [...auditKey, 'list', query],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/admin/audit', {
          params: { query: { ...withInstants(query), limit: PAGE_SIZE } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

export const auditFiltersQuery = () =>
  queryOptions({
    queryKey: [...auditKey, 'filters'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/admin/audit/filters', { signal })),
  });

/** The list as a file. The cast is safe: the server validates the query string again. */
export const exportOf = (list: List, format: Format) =>
  ({ kind: 'audit', format, sort: list.sort, ...withInstants(list.narrowing) }) as AuditExport;

/** Replaces days by UTC instants: the start of `from`, and the end of `to`. */
function withInstants({ from, to, ...rest }: Record<string, string>) {
  return {
    ...rest,
    ...(from && { from: instant(from, 0) }),
    ...(to && { to: instant(to, DAY_MS) }),
  };
}

/** Passes an invalid day on: the server answers with an error. */
function instant(day: string, later: number): string {
  const start = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(start) ? day : new Date(start + later).toISOString();
}
