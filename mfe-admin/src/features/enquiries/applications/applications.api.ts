import { api, unwrap, type components } from '@plenary/kit/api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Format } from '../../../shared/list/tools/export-choices';
import type { List } from '../../../shared/list/use-list';
import {
  useSendReply,
  useUpdateHandling,
  type HandlingChange,
  type InboxReply,
} from '../handling/handling.api';

export type ApplicationRow = components['schemas']['AdminApplicationRow'];
export type AdminApplication = components['schemas']['AdminApplication'];
type ApplicationsExport = components['schemas']['ApplicationsExport'];

export const PAGE_SIZE = 20;

const applicationsKey = ['admin', 'applications'];

export const applicationsQuery = (query: List['query']) =>
  queryOptions({
    queryKey: [...applicationsKey, 'list', query],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/admin/applications', {
          params: { query: { ...query, limit: PAGE_SIZE } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** The list as a file. The cast is safe: the server validates the query string again. */
export const exportOf = (list: List, format: Format) =>
  ({ kind: 'applications', format, sort: list.sort, ...list.narrowing }) as ApplicationsExport;

export const applicationQuery = (id: string) =>
  queryOptions({
    queryKey: [...applicationsKey, 'one', id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/admin/applications/{id}', { params: { path: { id } }, signal })),
  });

export function useUpdateApplication(id: string) {
  return useUpdateHandling(applicationsKey, (body: HandlingChange) =>
    unwrap(api.PATCH('/api/v1/admin/applications/{id}', { params: { path: { id } }, body })),
  );
}

export function useReplyToApplicant(id: string) {
  return useSendReply(applicationsKey, (body: InboxReply) =>
    unwrap(api.POST('/api/v1/admin/applications/{id}/replies', { params: { path: { id } }, body })),
  );
}
