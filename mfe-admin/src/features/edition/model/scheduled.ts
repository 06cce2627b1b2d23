import { instantOf } from '@plenary/kit/edition';
import type { EditionDocument } from './fields';
import { texts } from './scheduled.texts';

export interface ScheduledChange {
  /** ISO 8601, UTC. */
  at: string;
  title: string;
  /** The consequence, for visitors or organisers. */
  effect: string;
}

const DAY_MS = 86_400_000;

/**
 * What happens by itself from now on, in order.
 * @param now in epoch milliseconds
 */
export function scheduledChanges(edition: EditionDocument, now: number): ScheduledChange[] {
  return [...closings(edition), ...deadlines(edition), ...forum(edition)]
    .filter(({ at }) => Date.parse(at) > now)
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

function closings(edition: EditionDocument): ScheduledChange[] {
  return (['submissions', 'registration'] as const).flatMap((of) => {
    const { open, closesAt } = edition[of];
    return open && closesAt !== undefined ? [{ at: closesAt, ...texts.closing[of] }] : [];
  });
}

function deadlines({ dates, ...edition }: EditionDocument): ScheduledChange[] {
  const effects = {
    'full-paper': texts.late.submissions,
    'registration-payment': texts.late.registration,
    notification: texts.notification,
    'camera-ready': texts.cameraReady,
  };
  return dates.flatMap(({ key, at, label }) => {
    if (key === 'forum-physical' || key === 'forum-online') return [];
    const { closesAt, open } = key === 'full-paper' ? edition.submissions : edition.registration;
    const isClosedByThen =
      !open || (closesAt !== undefined && Date.parse(closesAt) <= Date.parse(at));
    const hasSwitch = key === 'full-paper' || key === 'registration-payment';
    const effect = hasSwitch && isClosedByThen ? texts.closedByThen : effects[key];
    return [{ at, title: label, effect }];
  });
}

/** By the calendar of the edition's zone. */
function forum({ dates, timeZone }: EditionDocument): ScheduledChange[] {
  const days = dates
    .filter(({ key }) => key === 'forum-physical' || key === 'forum-online')
    .map(({ day }) => day)
    .sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const over = new Date(Date.parse(last) + DAY_MS).toISOString().slice(0, first.length);
  const startOf = (day: string) => instantOf(day, '00:00', timeZone).toISOString();
  return [
    { at: startOf(first), ...texts.forum.begins },
    { at: startOf(over), ...texts.forum.ends },
  ];
}
