import { api, unwrap, type components } from '@plenary/kit/api';
import { useHasTime } from '@plenary/kit/ui';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

type Schemas = components['schemas'];
export type PlacesOf = Schemas['Places']['packages'][number];
export type JoinWaitingList = Schemas['JoinWaitingList'];

const placesKey = ['registrations', 'places'];

const placesQuery = () =>
  queryOptions({
    queryKey: placesKey,
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/registration/places', { signal })),
    staleTime: 0,
  });

/** Undefined while unknown: a package then looks open, and the server decides. */
export function usePlaces(): (packageId: string) => PlacesOf | undefined {
  const hasTime = useHasTime();
  const { data } = useQuery({ ...placesQuery(), enabled: hasTime });
  return (packageId) => data?.packages.find(({ id }) => id === packageId);
}

/** The answer does not depend on the address. */
export function useJoinWaitingList() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: JoinWaitingList) =>
      unwrap(api.POST('/api/v1/payments/waiting-list', { body })),
    // A refusal says that places are free again.
    onError: () => queries.invalidateQueries({ queryKey: placesKey }),
  });
}
