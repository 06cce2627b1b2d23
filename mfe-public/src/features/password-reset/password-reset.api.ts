import { api, unwrap } from '@plenary/kit/api';
import { queryOptions, useMutation } from '@tanstack/react-query';

/** The response does not reveal whether the account exists. */
export function useRequestReset() {
  return useMutation({
    mutationFn: (body: { email: string }) =>
      unwrap(api.POST('/api/v1/auth/forgot-password', { body })),
  });
}

const path = (token: string) => ({ params: { path: { token } } });

/** Fails with 400 when the link was used or has expired. */
export const resetLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['reset-link', token],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/auth/reset-password/{token}', { ...path(token), signal })),
    staleTime: Infinity,
    gcTime: 0,
  });

/** Ends all sessions of the account. */
export function useResetPassword(token: string) {
  return useMutation({
    mutationFn: (password: string) =>
      unwrap(
        api.POST('/api/v1/auth/reset-password/{token}', { ...path(token), body: { password } }),
      ),
  });
}
