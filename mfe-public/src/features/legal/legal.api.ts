import { api, unwrap } from '@plenary/kit/api';
import { useEdition } from '@plenary/kit/edition';
import { useQuery } from '@tanstack/react-query';

/** The legal texts: in the page when it was delivered with them, else asked for. */
export function useLegalTexts() {
  return useQuery({
    queryKey: ['edition', 'legal'],
    queryFn: async () => (await unwrap(api.GET('/api/v1/edition'))).legal,
    initialData: useEdition().legal,
    staleTime: Infinity,
  });
}
