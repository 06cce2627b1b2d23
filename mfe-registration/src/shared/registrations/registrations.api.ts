import { api, unwrap } from '@plenary/kit/api';
import { useIsSessionUnknown, useUser } from '@plenary/kit/session';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { previousRegistration, type NavigationState } from './navigation-state';

export const registrationStatusKey = ['registrations', 'status'];

/** Never cached: every page that depends on it fetches it again. */
export const registrationStatusQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: [...registrationStatusKey, userId],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/registration/check-status', { signal })),
    enabled: userId !== undefined,
    gcTime: 0,
  });

/** A failed call counts as no registration: the server rejects duplicates itself. */
export function usePreviousRegistration(): { loading: boolean; previous?: NavigationState } {
  const user = useUser();
  const isUnknown = useIsSessionUnknown();
  const status = useQuery(registrationStatusQuery(user?.id));
  const { data } = status;
  const previous = useMemo(
    () =>
      user && data?.isRegistered ? previousRegistration(data.registrationDetails, user) : undefined,
    [user, data],
  );
  return { loading: isUnknown || status.isLoading, previous };
}
