import { api, unwrap, type components } from '@plenary/kit/api';
import { useAuth } from '@plenary/kit/session';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

export type OwnSession = components['schemas']['Session'];

export const profileKey = ['profile'];

export const sessionsQuery = () =>
  queryOptions({
    queryKey: [...profileKey, 'sessions'],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/v1/auth/sessions', { signal }))).items,
    gcTime: 0,
  });

export function useEndSession() {
  return useMutation({
    mutationFn: (id: string) =>
      unwrap(api.DELETE('/api/v1/auth/sessions/{id}', { params: { path: { id } } })),
    onSuccess: useReloadSessions(),
  });
}

export function useEndOtherSessions() {
  return useMutation({
    mutationFn: () =>
      unwrap(api.DELETE('/api/v1/auth/sessions', { params: { query: { keepCurrent: 'true' } } })),
    onSuccess: useReloadSessions(),
  });
}

/** Ends this session, too. */
export function useEndAllSessions() {
  const { logout } = useAuth();
  return useMutation({
    mutationFn: () => unwrap(api.DELETE('/api/v1/auth/sessions')),
    onSuccess: logout,
  });
}

function useReloadSessions() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: sessionsQuery().queryKey });
}
