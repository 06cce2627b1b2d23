import { api, unwrap, type components } from '@plenary/kit/api';
import { queryOptions } from '@tanstack/react-query';

export type AcceptedPaper = components['schemas']['SchedulePapers']['items'][number];

/** Accepted papers whose decision is released. */
export const acceptedPapersQuery = (editionId: string) =>
  queryOptions({
    queryKey: ['admin', 'editions', 'schedule-papers', editionId],
    queryFn: async ({ signal }) => {
      const params = { path: { id: editionId } };
      return (
        await unwrap(api.GET('/api/v1/admin/editions/{id}/schedule-papers', { params, signal }))
      ).items;
    },
  });
