import { api, unwrap, type components } from '@plenary/kit/api';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { usersKey } from './users.api';

export type Held = components['schemas']['HeldPermission'];
export type Permission = Held['permission'];

const all: Record<Permission, true> = {
  owner: true,
  chair: true,
  'track-chair': true,
  finance: true,
  'site-editor': true,
  'check-in': true,
  'visa-officer': true,
  'read-only': true,
};
export const PERMISSIONS = Object.keys(all) as Permission[];

export const permissionsQuery = (id: string) =>
  queryOptions({
    queryKey: [...usersKey, 'permissions', id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/admin/users/{id}/permissions', { params: { path: { id } }, signal })),
  });

export function useGrantPermission(id: string) {
  return usePermissionChange(id, ({ permission, ...body }: Held) =>
    unwrap(
      api.PUT('/api/v1/admin/users/{id}/permissions/{permission}', {
        params: { path: { id, permission } },
        body,
      }),
    ),
  );
}

export function useRevokePermission(id: string) {
  return usePermissionChange(id, (permission: Permission) =>
    unwrap(
      api.DELETE('/api/v1/admin/users/{id}/permissions/{permission}', {
        params: { path: { id, permission } },
      }),
    ),
  );
}

function usePermissionChange<Body>(id: string, mutationFn: (body: Body) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: permissionsQuery(id).queryKey }),
  });
}
