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

export type EnquiryRow = components['schemas']['AdminEnquiryRow'];
export type AdminEnquiry = components['schemas']['AdminEnquiry'];
type EnquiriesExport = components['schemas']['EnquiriesExport'];

export const PAGE_SIZE = 20;

const enquiriesKey = ['admin', 'enquiries'];

export const enquiriesQuery = (query: List['query']) =>
  queryOptions({
    queryKey: [...enquiriesKey, 'list', query],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/admin/enquiries', {
          params: { query: { ...query, limit: PAGE_SIZE } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** The list as a file. The cast is safe: the server validates the query string again. */
export const exportOf = (list: List, format: Format) =>
  ({ kind: 'enquiries', format, sort: list.sort, ...list.narrowing }) as EnquiriesExport;

export const enquiryQuery = (id: string) =>
  queryOptions({
    queryKey: [...enquiriesKey, 'one', id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/admin/enquiries/{id}', { params: { path: { id } }, signal })),
  });

export function useUpdateEnquiry(id: string) {
  return useUpdateHandling(enquiriesKey, (body: HandlingChange) =>
    unwrap(api.PATCH('/api/v1/admin/enquiries/{id}', { params: { path: { id } }, body })),
  );
}

export function useReplyToEnquiry(id: string) {
  return useSendReply(enquiriesKey, (body: InboxReply) =>
    unwrap(api.POST('/api/v1/admin/enquiries/{id}/replies', { params: { path: { id } }, body })),
  );
}
