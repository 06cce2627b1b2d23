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

/** Of a country of the list; undefined while bands are off, while they load, and for other countries. */
export function useBand(country: string | null | undefined): Band | undefined {
  const { feeBands, revision } = useEdition();
  const { data } = useQuery({
    ...feeBandsQuery(revision),
    enabled: feeBands !== undefined && Boolean(country),
  });
  return data?.find(({ countries }) => countries.includes(country ?? ''));
}

/** In dollars: the rest of a fee, as the server computes it. */
export function bandedFee(fee: number, share: number): number {
  return Math.floor((Math.round(fee * 100) * share + 50) / 100) / 100;
}
