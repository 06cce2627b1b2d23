import { api, unwrap } from '@plenary/kit/api';
import { useAuth, useIsSessionUnknown } from '@plenary/kit/session';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { previousRegistration, type RegistrationState } from './registration-state';

/** Whether the signed-in person has registered. Asked anew by every page that must know. */
export const registrationStatusQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['registration-status', userId],
    queryFn: () => unwrap(api.GET('/api/v1/registration/check-status')),
    enabled: userId !== undefined,
    gcTime: 0,
  });

/**
 * The registration that the signed-in person already has. While `loading` it is not known yet;
 * when it cannot be found out, there is none: the server makes no second one anyway.
 */
export function usePreviousRegistration(): { loading: boolean; previous?: RegistrationState } {
  const { user } = useAuth();
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
