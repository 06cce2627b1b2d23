import { api, unwrap } from '@plenary/kit/api';

/** Moves the account to the address that the link was sent to. @throws ApiError */
export function confirmEmail(token: string) {
  const path = { token };
  return unwrap(api.POST('/api/v1/auth/confirm-email/{token}', { params: { path } }));
}
