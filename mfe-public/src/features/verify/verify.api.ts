import { api, unwrap, type components } from '@plenary/kit/api';
import { queryOptions } from '@tanstack/react-query';

export type Verified = components['schemas']['VerifiedDocument'];

export const verifiedQuery = (number: string) =>
  queryOptions({
    queryKey: ['verify', number],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/verify/{number}', { params: { path: { number } }, signal })),
    enabled: number !== '',
    // A document can be revoked while the page is open.
    staleTime: 0,
  });
