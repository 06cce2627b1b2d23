import { api, unwrap, type components } from '@plenary/kit/api';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { List } from '../../list/use-list';

export type AdminUser = components['schemas']['AdminUser'];
export type UserCounts = components['schemas']['AdminUserCounts'];
export type Role = AdminUser['role'];

export const PAGE_SIZE = 20;

const all = ['admin', 'users'];

export const usersQuery = (query: List['query']) =>
  queryOptions({
    queryKey: [...all, query],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/admin/users', {
          params: { query: { ...query, limit: PAGE_SIZE } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** Changes an account's role, or whether it may sign in; then the lists are read anew. */
export function useUserChange(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: components['schemas']['UserChange']) =>
      unwrap(api.PATCH('/api/v1/admin/users/{id}', { params: { path: { id } }, body })),
    onSuccess: () => client.invalidateQueries({ queryKey: all }),
  });
}
