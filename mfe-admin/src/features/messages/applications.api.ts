import { api, unwrap, type components } from '@plenary/kit/api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Format } from '../../list/export-menu';
import type { List } from '../../list/use-list';
import { useLetterChange, type LetterChange } from './letter-change';

export type ApplicationRow = components['schemas']['AdminApplicationRow'];
export type AdminApplication = components['schemas']['AdminApplication'];
type ApplicationsExport = components['schemas']['ApplicationsExport'];

export const PAGE_SIZE = 20;

const all = ['admin', 'applications'];

export const applicationsQuery = (query: List['query']) =>
  queryOptions({
    queryKey: [...all, 'list', query],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/admin/applications', {
          params: { query: { ...query, limit: PAGE_SIZE } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** The list as a file. The server checks what the address says, as it does for the list. */
export const exportOf = (list: List, format: Format) =>
  ({ kind: 'applications', format, sort: list.sort, ...list.narrowing }) as ApplicationsExport;

export const applicationQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'one', id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/admin/applications/{id}', { params: { path: { id } }, signal })),
  });

/** Notes what was done about an application; then it and its list are read anew. */
export function useApplicationChange(id: string) {
  return useLetterChange(all, (body: LetterChange) =>
    unwrap(api.PATCH('/api/v1/admin/applications/{id}', { params: { path: { id } }, body })),
  );
}
