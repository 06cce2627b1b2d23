import { api, unwrap, type components } from '@plenary/kit/api';
import { queryOptions } from '@tanstack/react-query';

export type Assignment = components['schemas']['Assignment'];

/** The reviewer's own assignments, the most urgent first. */
export const assignmentsQuery = queryOptions({
  queryKey: ['reviews'],
  queryFn: async ({ signal }) => (await unwrap(api.GET('/api/v1/reviews', { signal }))).items,
});
