import { api, unwrap } from '@plenary/kit/api';
import type { SignedIn } from '@plenary/kit/session';

/** The code of the app, or a recovery code, in exchange for a session. @throws ApiError */
export function sendCode(body: { challenge: string; code: string }): Promise<SignedIn> {
  return unwrap(api.POST('/api/v1/auth/second-step', { body }));
}
