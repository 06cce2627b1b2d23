import { useLocation } from '@plenary/kit/router';
import type { FromList } from './use-list';

/** The list at `path` with the search and filters that it was left with. */
export function useListAddress(path: string): string {
  const state = useLocation().state as Partial<FromList> | null;
  const search = state?.list?.search;
  return path + (search ? `?${search}` : '');
}
