import { api, unwrap, type components } from '@plenary/kit/api';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { usersKey } from './users.api';

export type Person = components['schemas']['AdminUserDetails'];
export type UserChange = Pick<
  components['schemas']['UserChange'],
  'role' | 'disabled' | 'confirmSelf'
>;

export interface UserActionProps {
  user: Person;
  onDone: (message: string) => void;
}

const path = (id: string) => ({ params: { path: { id } } });

export const userQuery = (id: string) =>
  queryOptions({
    queryKey: [...usersKey, 'one', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/admin/users/{id}', { ...path(id), signal })),
  });

/** Fails with 409 when the account changed since it was read. */
export function useUpdateUser({ id, version }: Person) {
  return useUserAction(id, (change: UserChange) =>
    unwrap(api.PATCH('/api/v1/admin/users/{id}', { ...path(id), body: { ...change, version } })),
  );
}

export function useResendVerification(id: string) {
  return useUserAction(id, () =>
    unwrap(api.POST('/api/v1/admin/users/{id}/resend-verification', path(id))),
  );
}

export function useEndSession(id: string) {
  return useUserAction(id, (sessionId: string) =>
    unwrap(
      api.DELETE('/api/v1/admin/users/{id}/sessions/{sessionId}', {
        params: { path: { id, sessionId } },
      }),
    ),
  );
}

export function useEndSessions(id: string) {
  return useUserAction(id, (query: { confirmSelf?: 'true' }) =>
    unwrap(api.DELETE('/api/v1/admin/users/{id}/sessions', { params: { path: { id }, query } })),
  );
}

export function useTurnOffTwoFactor(id: string) {
  return useUserAction(id, () =>
    unwrap(api.DELETE('/api/v1/admin/users/{id}/two-factor', path(id))),
  );
}

/** Refetches the account also after a failure: a 409 means that it has changed. */
function useUserAction<Body>(id: string, mutationFn: (body: Body) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: userQuery(id).queryKey }),
        client.invalidateQueries({ queryKey: [...usersKey, 'list'], refetchType: 'none' }),
      ]),
  });
}

export function useDeleteUser(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { confirmation: string }) =>
      unwrap(api.DELETE('/api/v1/admin/users/{id}', { ...path(id), body })),
    onSuccess: () => client.invalidateQueries({ queryKey: [...usersKey, 'list'] }),
  });
}
