import { api, ApiError, storeToken, unwrap, type components } from '@plenary/kit/api';
import { useAuth } from '@plenary/kit/session';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

/** In milliseconds, while the email is in the queue. */
const CHECK_EVERY = 3000;

const verificationKey = ['verification'];

const linkPath = (token: string) => ({ params: { path: { token } } });

/** The tries, times and delivery status of the logged-in user's address. */
export const verificationQuery = (email: string) =>
  queryOptions({
    queryKey: [...verificationKey, email],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/auth/verification', { signal })),
    refetchInterval: ({ state }) => nextCheck(state.data),
    staleTime: 0,
    gcTime: 0,
  });

/** In milliseconds: soon while the email is in the queue, then when the code has expired. */
function nextCheck(state: components['schemas']['EmailVerification'] | undefined): number | false {
  if (state?.delivery === 'queued') return CHECK_EVERY;
  const validFor = state?.codeExpiresAt ? Date.parse(state.codeExpiresAt) - Date.now() : 0;
  return validFor > 0 && validFor + 1000;
}

function useReloadVerification(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: verificationKey });
}

/** Only the holder of the account's session receives a token, which replaces the stored one. */
export function useVerifyEmail() {
  const { checkStatus } = useAuth();
  const reload = useReloadVerification();
  return useMutation({
    mutationFn: (body: { email: string; code: string }) =>
      unwrap(api.POST('/api/v1/auth/verify-email', { body })),
    onSuccess: ({ token }) => {
      if (token) storeToken(token);
      void checkStatus();
    },
    onError: useCheckWhenRefused(),
    onSettled: reload,
  });
}

/** By the link of the email; works without a session. */
export function useVerifyByLink(token: string) {
  const { user, checkStatus } = useAuth();
  return useMutation({
    mutationFn: () => unwrap(api.POST('/api/v1/auth/verify-email/{token}', linkPath(token))),
    onSuccess: (answer) => {
      if (answer.token) storeToken(answer.token);
      if (user) void checkStatus();
    },
  });
}

/** Invalidates the previous code. */
export function useResendCode() {
  return useMutation({
    mutationFn: () => unwrap(api.POST('/api/v1/auth/resend-verification')),
    onError: useCheckWhenRefused(),
    onSettled: useReloadVerification(),
  });
}

export function useUpdateEmail() {
  const { checkStatus } = useAuth();
  return useMutation({
    mutationFn: (email: string) =>
      unwrap(api.PUT('/api/v1/auth/update-email', { body: { email } })),
    onSuccess: () => void checkStatus(),
    onError: useCheckWhenRefused(),
  });
}

/** A refusal may mean that the address was verified on another device: reloads the session. */
function useCheckWhenRefused(): (error: unknown) => void {
  const { checkStatus } = useAuth();
  return (error) => {
    const isRefused = error instanceof ApiError && [400, 409].includes(error.status);
    if (isRefused) void checkStatus();
  };
}

/** Fails with 400 when the link was used or has expired. */
export const confirmationQuery = (token: string) =>
  queryOptions({
    queryKey: ['confirmation-link', token],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/auth/confirm-email/{token}', { ...linkPath(token), signal })),
    staleTime: Infinity,
    gcTime: 0,
  });

export function useConfirmEmail(token: string) {
  const { user, checkStatus } = useAuth();
  return useMutation({
    mutationFn: () => unwrap(api.POST('/api/v1/auth/confirm-email/{token}', linkPath(token))),
    onSuccess: () => user && checkStatus(),
  });
}
