import type { Programme, ScheduleDay, ScheduleItem } from '../../shared/schedule.api';

export interface Placement {
  plan: ScheduleDay;
  item: ScheduleItem;
  /** 10:30; undefined where only the session has a time. */
  start?: string;
  room?: string;
}

/** Where the schedule places a paper; undefined for one that it does not have. */
export function placementOf(programme: Programme, number: number): Placement | undefined {
  for (const plan of programme.schedule) {
    for (const item of plan.items) {
      const placed = item.papers?.find((paper) => paper.number === number);
      const room = programme.rooms?.find(({ id }) => id === item.room)?.name;
      if (placed) return { plan, item, start: placed.start, room };
    }
  }
  return undefined;
}
