import { api, unwrap } from '@plenary/kit/api';

/** Sends a link to the new address; nothing changes until it is opened. @throws ApiError */
export function changeEmail(body: { email: string; password: string }) {
  return unwrap(api.PUT('/api/v1/auth/update-email', { body }));
}

/** Ends all other sessions of the account. @throws ApiError */
export function changePassword(body: { currentPassword: string; password: string }) {
  return unwrap(api.PUT('/api/v1/auth/password', { body }));
}

/** Erases the account; `confirmation` is its address, typed in full. @throws ApiError */
export function deleteAccount(body: { password: string; confirmation: string }) {
  return unwrap(api.DELETE('/api/v1/auth/me', { body }));
}
