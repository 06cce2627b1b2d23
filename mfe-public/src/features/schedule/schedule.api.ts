import { api, unwrap } from '@plenary/kit/api';
import type { Edition } from '@plenary/kit/edition';
import { queryOptions } from '@tanstack/react-query';

/** Only the prerendered schedule carries the papers. */
export const schedulePapersQuery = ({ schedule, schedulePapers }: Edition) =>
  queryOptions({
    queryKey: ['edition', 'schedule-papers'],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/v1/edition', { signal }))).schedulePapers ?? [],
    initialData: schedule.some(holdsPapers) ? schedulePapers : [],
    staleTime: Infinity,
  });

const holdsPapers = ({ items }: Edition['schedule'][number]) =>
  items.some(({ papers = [] }) => papers.length > 0);
