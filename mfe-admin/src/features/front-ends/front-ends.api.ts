import { api, unwrap, type components } from '@plenary/kit/api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { List } from '../../shared/list/use-list';

export type FrontEnd = components['schemas']['FrontEnds']['frontEnds'][number];
export type Version = FrontEnd['versions'][number];
export type Failure = components['schemas']['FrontEndFailureRow'];
export type FailureDetails = components['schemas']['FrontEndFailureDetails'];

export const PAGE_SIZE = 20;

const frontEndsKey = ['admin', 'front-ends'];

/** @param days '' for the default of the server */
export const frontEndsQuery = (days: string) =>
  queryOptions({
    queryKey: [...frontEndsKey, 'figures', days],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/admin/front-ends', {
          params: { query: days ? { days: Number(days) } : {} },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

export const failuresQuery = (query: List['query']) =>
  queryOptions({
    queryKey: [...frontEndsKey, 'failures', query],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/admin/front-ends/failures', {
          params: { query: { ...query, limit: PAGE_SIZE } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

export const failureQuery = (id: string) =>
  queryOptions({
    queryKey: [...frontEndsKey, 'failure', id],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/admin/front-ends/failures/{id}', { params: { path: { id } }, signal }),
      ),
  });
