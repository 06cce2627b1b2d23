import { useSearchParams } from '@plenary/kit/router';
import { useQuery } from '@tanstack/react-query';
import { editionQuery, editionsQuery } from './edition.api';
import { usePlanned } from './scheduled/scheduled.api';

/** The edition of the query parameter `edition`, by default the current one. */
export function useSelectedEdition() {
  const [params, setParams] = useSearchParams();
  const list = useQuery(editionsQuery());
  const items = list.data?.items ?? [];
  const named = params.get('edition');
  const selected = items.find(({ id }) => id === named) ?? items.find(({ isCurrent }) => isCurrent);
  const edition = useQuery({
    ...editionQuery(selected?.id ?? ''),
    enabled: selected !== undefined,
  });
  return {
    items,
    edition: edition.data,
    /** Scheduled changes ahead, undefined until they are known. */
    planned: usePlanned(selected?.id),
    error: list.error ?? edition.error,
    retry: () => void (list.isError ? list.refetch() : edition.refetch()),
    search: selected && !selected.isCurrent ? `?edition=${selected.id}` : '',
    select: (id: string) =>
      setParams(items.find((item) => item.id === id)?.isCurrent ? {} : { edition: id }),
  };
}
