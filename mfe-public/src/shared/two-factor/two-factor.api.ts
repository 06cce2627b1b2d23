import { api, unwrap, type components } from '@plenary/kit/api';
import { useMutation } from '@tanstack/react-query';

export type Authenticator = components['schemas']['TwoFactorSecret'];
export type ConfirmedAuthenticator = components['schemas']['TwoFactorConfirmed'];

type Authorisation = { challenge: string } | { password: string };

/** Creates a new secret. It takes effect once a code is confirmed. @throws ApiError */
export function createAuthenticator(body: Authorisation): Promise<Authenticator> {
  return unwrap(api.POST('/api/v1/auth/two-factor/setup', { body }));
}

export function useCreateAuthenticator() {
  return useMutation({ mutationFn: createAuthenticator });
}

/** A challenge is exchanged for a session. */
export function useConfirmAuthenticator() {
  return useMutation({
    mutationFn: (body: { challenge?: string; code: string }): Promise<ConfirmedAuthenticator> =>
      unwrap(api.POST('/api/v1/auth/two-factor/confirm', { body })),
  });
}
