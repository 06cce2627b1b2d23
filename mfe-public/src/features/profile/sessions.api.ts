import { api, unwrap, type components } from '@plenary/kit/api';
import { useAuth } from '@plenary/kit/session';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

export type OwnSession = components['schemas']['Session'];
export type SessionsToEnd = { id: string; device: string } | 'others' | 'all';

export const profileKey = ['profile'];

export const sessionsQuery = () =>
  queryOptions({
    queryKey: [...profileKey, 'sessions'],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/v1/auth/sessions', { signal }))).items,
    gcTime: 0,
  });

/** Ends one session, all others, or all with this one. */
export function useEndSessions() {
  const queries = useQueryClient();
  const { logout } = useAuth();
  return useMutation({
    mutationFn: ({ sessions, password }: { sessions: SessionsToEnd; password: string }) => {
      if (typeof sessions === 'object') {
        const params = { path: { id: sessions.id } };
        return unwrap(api.DELETE('/api/v1/auth/sessions/{id}', { params, body: { password } }));
      }
      const body = { password, keepCurrent: sessions === 'others' };
      return unwrap(api.DELETE('/api/v1/auth/sessions', { body }));
    },
    onSuccess: (_, { sessions }) =>
      sessions === 'all'
        ? logout()
        : queries.invalidateQueries({ queryKey: sessionsQuery().queryKey }),
  });
}
