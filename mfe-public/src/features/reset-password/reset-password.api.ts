import { api, unwrap } from '@plenary/kit/api';

/** Sets the password and ends all sessions of the account. @throws ApiError */
export function resetPassword(token: string, password: string) {
  const init = { params: { path: { token } }, body: { password } };
  return unwrap(api.POST('/api/v1/auth/reset-password/{token}', init));
}
