import { api, unwrap, type components } from '@plenary/kit/api';
import type { Edition } from '@plenary/kit/edition';
import { queryOptions } from '@tanstack/react-query';

type WholeEdition = components['schemas']['Edition'];
export type Programme = Pick<WholeEdition, 'schedule' | 'rooms' | 'schedulePapers'>;
export type ScheduleDay = WholeEdition['schedule'][number];
export type ScheduleItem = ScheduleDay['items'][number];
export type Room = NonNullable<WholeEdition['rooms']>[number];
export type SchedulePaper = NonNullable<WholeEdition['schedulePapers']>[number];

const programmeOf = ({ schedule, rooms, schedulePapers }: Programme): Programme => ({
  ...{ schedule, rooms, schedulePapers },
});

/** Only the prerendered schedule carries it. */
export const programmeQuery = ({ schedule, rooms, schedulePapers }: Edition) =>
  queryOptions({
    queryKey: ['edition', 'schedule'],
    queryFn: async ({ signal }) =>
      programmeOf(await unwrap(api.GET('/api/v1/edition', { signal }))),
    initialData: schedule && { schedule, rooms, schedulePapers },
    staleTime: Infinity,
  });
