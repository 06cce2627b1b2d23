import { api, unwrap } from '@plenary/kit/api';
import { useAuth } from '@plenary/kit/session';
import { queryOptions, useQuery } from '@tanstack/react-query';

export const acceptedPapersQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['accepted-papers', userId],
    queryFn: () => unwrap(api.GET('/api/v1/papers/check-accepted-paper')),
    enabled: userId !== undefined,
  });

/** The signed-in person's accepted papers. */
export function useAcceptedPapers() {
  const { user } = useAuth();
  return useQuery(acceptedPapersQuery(user?.id));
}

export type AcceptedPapers = ReturnType<typeof useAcceptedPapers>;
