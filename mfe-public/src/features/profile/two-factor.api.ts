import { api, unwrap } from '@plenary/kit/api';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { profileKey } from './sessions.api';

export const twoFactorQuery = () =>
  queryOptions({
    queryKey: [...profileKey, 'two-factor'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/auth/two-factor', { signal })),
    gcTime: 0,
  });

export interface Reauthentication {
  password: string;
  /** An authentication code or a recovery code. */
  code: string;
}

export function useTurnOffTwoFactor() {
  return useTwoFactorCall((body: Reauthentication) =>
    unwrap(api.DELETE('/api/v1/auth/two-factor', { body })),
  );
}

/** Invalidates the old recovery codes. */
export function useRegenerateRecoveryCodes() {
  return useTwoFactorCall((body: Reauthentication) =>
    unwrap(api.POST('/api/v1/auth/two-factor/recovery-codes', { body })),
  );
}

/** Reloads the sessions, too: the change may have ended some. */
export function useReloadTwoFactor() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: profileKey });
}

function useTwoFactorCall<Response>(mutationFn: (body: Reauthentication) => Promise<Response>) {
  return useMutation({ mutationFn, onSuccess: useReloadTwoFactor() });
}
