import { useFormState } from '@plenary/kit/forms';
import { valueAt } from '../model/dot-path';
import type { EditionForm } from '../section/use-section-form';
import { minutesOf, overlapOf } from './model';
import type { AcceptedPaper } from './schedule.api';
import { texts } from './texts';
import type { Schedule } from './use-schedule';

export interface Problem {
  day: number;
  item: number;
  text: string;
  /** Visitors are not shown it, and it does not keep the schedule from being saved. */
  isWarning?: boolean;
}

/**
 * What an organiser sees before the server refuses it, and what the server refused.
 * @param accepted undefined until they are loaded
 */
export function useProblems(
  { days, rooms, roomName }: Schedule,
  accepted: AcceptedPaper[] | undefined,
  form: EditionForm,
): Problem[] {
  const { errors } = useFormState({ control: form.control, name: 'schedule' });
  const known = accepted && new Set(accepted.map(({ number }) => String(number)));
  return days.flatMap(({ items }, day) =>
    items.flatMap((item, index): Problem[] => {
      const name = item.title || texts.newItem;
      const other = overlapOf(items.slice(0, index + 1), index);
      const refused = messagesIn(valueAt(errors, `schedule.${day}.items.${index}`));
      const found = [
        ...(other
          ? [texts.problems.overlap({ item: name, other: other.title, room: roomName(item.room) })]
          : []),
        ...(Number.isNaN(minutesOf(item.start) + minutesOf(item.end))
          ? [texts.problems.times({ item: name })]
          : []),
        ...(minutesOf(item.start) >= minutesOf(item.end)
          ? [texts.problems.end({ item: name })]
          : []),
        ...(item.room !== '' && !rooms.some(({ id }) => id === item.room)
          ? [texts.problems.room({ item: name })]
          : []),
      ];
      const gone = item.papers
        .filter(({ number }) => known && !known.has(number))
        .map(({ number }) => texts.problems.paper({ number, item: name }));
      const shown = found.length > 0 ? found : refused.map((text) => `${name}: ${text}`);
      return [
        ...shown.map((text) => ({ day, item: index, text })),
        ...gone.map((text) => ({ day, item: index, text, isWarning: true })),
      ];
    }),
  );
}

/** Of a field, or of all fields within. */
function messagesIn(error: unknown): string[] {
  if (typeof error !== 'object' || error === null) return [];
  const { message } = error as { message?: unknown };
  if (typeof message === 'string') return [message];
  return Object.entries(error)
    .filter(([key]) => key !== 'ref')
    .flatMap(([, within]) => messagesIn(within));
}
