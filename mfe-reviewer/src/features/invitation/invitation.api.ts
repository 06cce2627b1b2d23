import { api, unwrap, type components } from '@plenary/kit/api';
import { queryOptions, useMutation } from '@tanstack/react-query';
import type { Decline } from '../../shared/reviews.api';

type Schemas = components['schemas'];
export type Invitation = Schemas['ReviewInvitation'];
export type InvitedAccount = Schemas['InvitedAccount'];

const path = (token: string) => ({ params: { path: { token } } });

/** @param userId the logged-in account: only the invitee's own response contains the paper's id */
export const invitationQuery = (token: string, userId: string | undefined) =>
  queryOptions({
    queryKey: ['review-invitation', token, userId],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/reviews/invitations/{token}', { ...path(token), signal })),
    retry: false,
    // An answer in progress stays as it is.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Accepting makes the account a reviewer's: reload the session afterwards. */
export function useAcceptInvitation(token: string) {
  return useMutation({
    mutationFn: () => unwrap(api.POST('/api/v1/reviews/invitations/{token}/accept', path(token))),
  });
}

/** Creates the account of the invited address, and accepts. */
export function useRedeemInvitation(token: string) {
  return useMutation({
    mutationFn: (body: InvitedAccount) =>
      unwrap(api.POST('/api/v1/reviews/invitations/{token}/account', { ...path(token), body })),
  });
}

export function useDeclineInvitation(token: string) {
  return useMutation({
    mutationFn: (body: Decline) =>
      unwrap(api.POST('/api/v1/reviews/invitations/{token}/decline', { ...path(token), body })),
  });
}
