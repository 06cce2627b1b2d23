import { api, unwrap, type components } from '@plenary/kit/api';
import { useEdition } from '@plenary/kit/edition';
import { queryOptions, useQuery } from '@tanstack/react-query';

type Bands = components['schemas']['FeeBands']['items'];
export type Band = Pick<Bands[number], 'incomeGroup' | 'share'>;

const feeBandsQuery = (revision: number) =>
  queryOptions({
    queryKey: ['payments', 'fee-bands', revision],
    queryFn: async ({ signal }): Promise<Bands> =>
      (await unwrap(api.GET('/api/v1/payments/fee-bands', { signal }))).items,
    staleTime: Infinity,
  });

/** The band of a country; without data while bands are off. Data is null for a name that is not on the list. */
export function useBand(country: string | null | undefined) {
  const { feeBands, revision } = useEdition();
  return useQuery({
    ...feeBandsQuery(revision),
    enabled: feeBands !== undefined && Boolean(country),
    select: (bands): Band | null =>
      bands.find(({ countries }) => countries.includes(country ?? '')) ?? null,
  });
}
