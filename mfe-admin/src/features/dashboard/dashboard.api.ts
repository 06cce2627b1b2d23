import { api, ApiError, messageOf, unwrap, type components } from '@plenary/kit/api';
import { queryOptions } from '@tanstack/react-query';
import { texts } from './texts';

export type Stats = components['schemas']['DashboardStats']['data'];

export const statsQuery = () =>
  queryOptions({
    queryKey: ['admin', 'dashboard'],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/v1/admin/dashboard/stats', { signal }))).data,
  });

/** The edition that visitors see, also after a change in this tab. */
export const publicEditionQuery = () =>
  queryOptions({
    queryKey: ['admin', 'editions', 'public'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/edition', { signal })),
  });

/** Adds the status in brackets (specification, section 8); none without a response. */
export function errorTextOf(error: unknown): string {
  const message = messageOf(error, texts.failedToFetch);
  return error instanceof ApiError && error.status > 0 ? `${message} (${error.status})` : message;
}
