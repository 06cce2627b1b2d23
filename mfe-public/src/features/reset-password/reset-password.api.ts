import { api, unwrap } from '@plenary/kit/api';
import { queryOptions } from '@tanstack/react-query';

/** Sets the password and ends all sessions of the account. @throws ApiError */
export function resetPassword(token: string, password: string) {
  const init = { params: { path: { token } }, body: { password } };
  return unwrap(api.POST('/api/v1/auth/reset-password/{token}', init));
}

/** Whether the link of the mail is good still, before anybody thinks up a password. */
export const resetLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['reset-link', token],
    queryFn: () =>
      unwrap(api.GET('/api/v1/auth/reset-password/{token}', { params: { path: { token } } })),
    staleTime: Infinity,
    gcTime: 0,
  });
