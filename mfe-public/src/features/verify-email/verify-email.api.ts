import { api, unwrap } from '@plenary/kit/api';

/** A token comes only to the holder of the account's session. @throws ApiError */
export function verifyEmail(body: { email: string; code: string }) {
  return unwrap(api.POST('/api/v1/auth/verify-email', { body }));
}

/** Sends a new code; the one before stops working. @throws ApiError */
export function resendCode() {
  return unwrap(api.POST('/api/v1/auth/resend-verification'));
}

/** Sends a code to the new address. @throws ApiError */
export function updateEmail(email: string) {
  return unwrap(api.PUT('/api/v1/auth/update-email', { body: { email } }));
}
