import { useSearchParams } from '@plenary/kit/router';
import { useQuery } from '@tanstack/react-query';
import { editionQuery, editionsQuery } from './edition.api';

/** The edition that the address names with `?edition=`, else the current one. */
export function useEditionChoice() {
  const [params, setParams] = useSearchParams();
  const list = useQuery(editionsQuery);
  const items = list.data?.items ?? [];
  const named = params.get('edition');
  const chosen = items.find(({ id }) => id === named) ?? items.find(({ isCurrent }) => isCurrent);
  const edition = useQuery({ ...editionQuery(chosen?.id ?? ''), enabled: chosen !== undefined });
  return {
    items,
    edition: edition.data,
    error: list.error ?? edition.error,
    retry: () => void (list.isError ? list.refetch() : edition.refetch()),
    /** Keeps the choice in the address of another page of the edition. */
    search: chosen && !chosen.isCurrent ? `?edition=${chosen.id}` : '',
    choose: (id: string) =>
      setParams(items.find((item) => item.id === id)?.isCurrent ? {} : { edition: id }),
  };
}
