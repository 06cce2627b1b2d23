import { api, unwrap, type components } from '@plenary/kit/api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { List } from '../../../shared/list/use-list';

export type InboundMessage = components['schemas']['InboundMessage'];

export const PAGE_SIZE = 20;

export const otherMessagesQuery = (query: List['query']) =>
  queryOptions({
    queryKey: ['admin', 'enquiries', 'other', query],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/admin/inbound-messages', {
          params: { query: { ...query, limit: PAGE_SIZE } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
