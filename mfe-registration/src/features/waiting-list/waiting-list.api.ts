import { api, unwrap, type components } from '@plenary/kit/api';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

export type WaitingPlace = components['schemas']['WaitingPlace'];

const withToken = (token: string) => ({ params: { path: { token } } });

export const waitingPlaceQuery = (token: string) =>
  queryOptions({
    queryKey: ['waiting-list', token],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/payments/waiting-list/{token}', { signal, ...withToken(token) })),
    staleTime: 0,
  });

/** Lets this account or browser register with the offered place. */
export const useClaimPlace = (token: string) =>
  usePlaceAction(token, () =>
    unwrap(api.POST('/api/v1/payments/waiting-list/{token}/claim', withToken(token))),
  );

export const useLeaveWaitingList = (token: string) =>
  usePlaceAction(token, () =>
    unwrap(api.POST('/api/v1/payments/waiting-list/{token}/leave', withToken(token))),
  );

function usePlaceAction(token: string, mutationFn: () => Promise<WaitingPlace>) {
  const queries = useQueryClient();
  const { queryKey } = waitingPlaceQuery(token);
  return useMutation({
    mutationFn,
    onSuccess: (place) => queries.setQueryData(queryKey, place),
    // Another tab, or the end of the offer, was first.
    onError: () => queries.invalidateQueries({ queryKey }),
  });
}
