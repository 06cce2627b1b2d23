import { api, unwrap, type components } from '@plenary/kit/api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Format } from '../../shared/list/tools/export-choices';
import type { List } from '../../shared/list/use-list';

export type AdminUser = components['schemas']['AdminUser'];
export type UserCounts = components['schemas']['AdminUserCounts'];
export type Role = AdminUser['role'];
type UsersExport = components['schemas']['UsersExport'];

export const PAGE_SIZE = 20;

export const usersKey = ['admin', 'users'];

export const usersQuery = (query: List['query']) =>
  queryOptions({
    queryKey: [...usersKey, 'list', query],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/admin/users', {
          params: { query: { ...query, limit: PAGE_SIZE } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** The list as a file. The casts are safe: the server validates the query string again. */
export function exportOf(list: List, format: Format): UsersExport {
  const { role, q, verified, disabled } = list.narrowing;
  return {
    kind: 'users',
    format,
    sort: list.sort as UsersExport['sort'],
    q,
    role: role as Role | undefined,
    verified: toBoolean(verified),
    disabled: toBoolean(disabled),
  };
}

const toBoolean = (value: string | undefined) => (value === undefined ? value : value === 'true');
