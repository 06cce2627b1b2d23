import { api, unwrap, type components } from '@plenary/kit/api';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { usersKey } from './users.api';

export type Person = components['schemas']['AdminUserDetails'];
export type UserChange = Pick<
  components['schemas']['UserChange'],
  'role' | 'disabled' | 'confirmSelf'
>;

const path = (id: string) => ({ params: { path: { id } } });

export const userQuery = (id: string) =>
  queryOptions({
    queryKey: [...usersKey, 'one', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/admin/users/{id}', { ...path(id), signal })),
  });

/** Changes the account as it was last read: one that somebody else has changed is refused (409). */
export function useUserChange({ id, version }: Person) {
  return useUserCall(id, (change: UserChange) =>
    unwrap(api.PATCH('/api/v1/admin/users/{id}', { ...path(id), body: { ...change, version } })),
  );
}

export function useResendVerification(id: string) {
  return useUserCall(id, () =>
    unwrap(api.POST('/api/v1/admin/users/{id}/resend-verification', path(id))),
  );
}

export function useEndSession(id: string) {
  return useUserCall(id, (sessionId: string) =>
    unwrap(
      api.DELETE('/api/v1/admin/users/{id}/sessions/{sessionId}', {
        params: { path: { id, sessionId } },
      }),
    ),
  );
}

export function useEndSessions(id: string) {
  return useUserCall(id, (query: { confirmSelf?: 'true' }) =>
    unwrap(api.DELETE('/api/v1/admin/users/{id}/sessions', { params: { path: { id }, query } })),
  );
}

export function useSecondStepRemoval(id: string) {
  return useUserCall(id, () =>
    unwrap(api.DELETE('/api/v1/admin/users/{id}/second-step', path(id))),
  );
}

/** What an admin does with an account; whether it worked or not, the account is read anew. */
function useUserCall<Body>(id: string, mutationFn: (body: Body) => Promise<unknown>) {
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

/** Deletes the account; its page is gone with it. */
export function useRemoval(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { confirmation: string }) =>
      unwrap(api.DELETE('/api/v1/admin/users/{id}', { ...path(id), body })),
    onSuccess: () => client.invalidateQueries({ queryKey: [...usersKey, 'list'] }),
  });
}
