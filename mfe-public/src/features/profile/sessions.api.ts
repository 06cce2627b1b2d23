import { api, unwrap, type components } from '@plenary/kit/api';
import { queryOptions } from '@tanstack/react-query';

export type OwnSession = components['schemas']['Session'];

/** Where the person is logged in, the newest use first. */
export const sessionsQuery = queryOptions({
  queryKey: ['profile', 'sessions'],
  queryFn: async () => (await unwrap(api.GET('/api/v1/auth/sessions'))).items,
  gcTime: 0,
});

/** @throws ApiError */
export function endSession(id: string) {
  return unwrap(api.DELETE('/api/v1/auth/sessions/{id}', { params: { path: { id } } }));
}

/** @throws ApiError */
export function endOtherSessions() {
  const query = { keepCurrent: 'true' };
  return unwrap(api.DELETE('/api/v1/auth/sessions', { params: { query } }));
}

/** This session ends as well. @throws ApiError */
export function endAllSessions() {
  return unwrap(api.DELETE('/api/v1/auth/sessions'));
}
