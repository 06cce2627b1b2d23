import { api, unwrap, type components } from '@plenary/kit/api';

export type Authenticator = components['schemas']['SecondStepSecret'];
export type Confirmed = components['schemas']['SecondStepConfirmed'];

/** Whose app it is: whoever has just given the password at the login, or is signed in. */
export type Proof = { challenge: string } | { password: string };

/** Begins anew; nothing changes until a code of the app was confirmed. @throws ApiError */
export function setUpAuthenticator(body: Proof): Promise<Authenticator> {
  return unwrap(api.POST('/api/v1/auth/second-step/setup', { body }));
}

/** Turns the second step on. A session comes only to whoever came with a challenge. @throws ApiError */
export function confirmAuthenticator(body: {
  challenge?: string;
  code: string;
}): Promise<Confirmed> {
  return unwrap(api.POST('/api/v1/auth/second-step/confirm', { body }));
}
