import type { Values } from '../model/form-values';
import { type Room, roomNameOf, type ScheduleDay } from './model';

/** Form values of the section with the names of rooms in place of their ids. */
export function withRoomNames(values: Values): Values {
  const { rooms, schedule } = values as { rooms: Room[]; schedule: ScheduleDay[] };
  return {
    ...values,
    schedule: schedule.map((day) => ({
      ...day,
      items: day.items.map((item) => ({ ...item, room: roomNameOf(rooms, item.room) })),
    })),
  };
}
