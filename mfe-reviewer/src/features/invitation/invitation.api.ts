import { api, unwrap, type components } from '@plenary/kit/api';
import { queryOptions } from '@tanstack/react-query';
import type { Decline } from '../../reviews.api';

export type Invitation = components['schemas']['ReviewInvitation'];

/** What the link of a mail stands for. @param reader the account that asks, if any */
export const invitationQuery = (token: string, reader: string | undefined) =>
  queryOptions({
    queryKey: ['review-invitation', token, reader],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/reviews/invitations/{token}', { ...of(token), signal })),
    retry: false,
  });

export const acceptInvitation = (token: string) =>
  unwrap(api.POST('/api/v1/reviews/invitations/{token}/accept', of(token)));

export const declineInvitation = (token: string, body: Decline) =>
  unwrap(api.POST('/api/v1/reviews/invitations/{token}/decline', { ...of(token), body }));

function of(token: string) {
  return { params: { path: { token } } };
}
