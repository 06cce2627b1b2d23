import type { Values } from '../model/form-values';
import type { Room, ScheduleDay } from './model';
import { texts } from './texts';

/** Form values of the section with the names of rooms in place of their ids. */
export function withRoomNames(values: Values): Values {
  const { rooms, schedule } = values as { rooms: Room[]; schedule: ScheduleDay[] };
  const nameOf = (id: string) =>
    id === '' ? texts.everyone : rooms.find((room) => room.id === id)?.name;
  return {
    ...values,
    schedule: schedule.map((day) => ({
      ...day,
      items: day.items.map((item) => ({ ...item, room: nameOf(item.room) ?? item.room })),
    })),
  };
}
