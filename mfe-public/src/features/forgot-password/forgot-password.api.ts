import { api, unwrap } from '@plenary/kit/api';

/** Answers the same whether or not there is such an account. @throws ApiError */
export function requestReset(body: { email: string }) {
  return unwrap(api.POST('/api/v1/auth/forgot-password', { body }));
}
