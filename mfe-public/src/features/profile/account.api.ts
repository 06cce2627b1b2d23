import { api, beginDownload, unwrap } from '@plenary/kit/api';
import { useAuth } from '@plenary/kit/session';
import { useMutation } from '@tanstack/react-query';

export function useUpdateProfile() {
  const { updateProfile } = useAuth();
  return useMutation({ mutationFn: updateProfile });
}

/** Sends a link to the new address; the address changes once the link is confirmed. */
export function useChangeEmail() {
  return useMutation({
    mutationFn: (body: { email: string; password: string }) =>
      unwrap(api.PUT('/api/v1/auth/update-email', { body })),
  });
}

/** Ends all other sessions of the account. */
export function useChangePassword() {
  return useMutation({
    mutationFn: (body: { currentPassword: string; password: string }) =>
      unwrap(api.PUT('/api/v1/auth/password', { body })),
  });
}

/** Erases the account. `confirmation` is its email address. */
export function useDeleteAccount() {
  return useMutation({
    mutationFn: (body: { password: string; confirmation: string }) =>
      unwrap(api.DELETE('/api/v1/auth/me', { body })),
  });
}

/** Downloads all personal data by a single-use ticket, because links carry no bearer token. */
export function useDownloadMyData() {
  return useMutation({
    mutationFn: async () => {
      const { url } = await unwrap(api.POST('/api/v1/downloads', { body: { kind: 'my-data' } }));
      beginDownload(url);
    },
  });
}
