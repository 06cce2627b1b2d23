import { api, unwrap } from '@plenary/kit/api';
import { useAuth, type NewSession, type TwoFactorRequired } from '@plenary/kit/session';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { createAuthenticator } from '../../shared/two-factor/two-factor.api';
import type { Login } from './login.schema';

/** Resolves with the second factor that the account requires, or undefined once logged in. */
export function useLogIn() {
  const { login } = useAuth();
  return useMutation({ mutationFn: ({ email, password }: Login) => login(email, password) });
}

/** Asks for an emailed link. The response does not reveal whether the account exists. */
export function useAskLoginLink() {
  return useMutation({
    mutationFn: (body: { email: string; from?: string }) =>
      unwrap(api.POST('/api/v1/auth/login-link', { body })),
  });
}

/** Resolves with the second factor that the account requires, or undefined once logged in. */
export function useLogInByLink(token: string) {
  const { enter } = useAuth();
  return useMutation({
    mutationFn: async (): Promise<TwoFactorRequired | undefined> => {
      const answer: NewSession | TwoFactorRequired = await unwrap(
        api.POST('/api/v1/auth/login-link/{token}', { params: { path: { token } } }),
      );
      if ('twoFactor' in answer) return answer;
      enter(answer);
      return undefined;
    },
  });
}

export function useVerifyCode() {
  const { enter } = useAuth();
  return useMutation({
    mutationFn: (body: { challenge: string; code: string }) =>
      unwrap(api.POST('/api/v1/auth/two-factor', { body })),
    onSuccess: enter,
  });
}

/** The secret for the set-up that a login requires; created once per challenge. */
export const requiredSetupQuery = (challenge: string) =>
  queryOptions({
    queryKey: ['two-factor-setup', challenge],
    queryFn: () => createAuthenticator({ challenge }),
    staleTime: Infinity,
    gcTime: 0,
  });
