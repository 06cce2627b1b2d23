import { editionState, formatInstant, type Edition } from '@plenary/kit/edition';
import type { PlannedChange } from './planned-change';
import { texts } from './texts';

export type Dated = Parameters<typeof editionState>[0];

/** A change that takes effect by itself at an instant ahead: ISO 8601, UTC. */
export interface Planned {
  at: string;
  change: PlannedChange;
}

export interface Disagreement {
  of: 'submissions' | 'registration';
  text: string;
  /** The switch and the closing time that end the contradiction. Without it, a scheduled change makes it. */
  repair?: Edition['submissions'];
}

const DEADLINES: [Disagreement['of'], Edition['dates'][number]['key']][] = [
  ['submissions', 'full-paper'],
  ['registration', 'registration-payment'],
];
const SECOND_MS = 1000;

/**
 * Where dates and switches of an edition contradict each other, with what visitors see of it. A contradiction
 * that a scheduled change ends is none; one that it makes is.
 * @param now in epoch milliseconds
 */
export function disagreements(
  edition: Dated,
  now: number,
  scheduled: readonly Planned[] = [],
): Disagreement[] {
  const state = editionState(edition, now);
  return DEADLINES.flatMap(([of, key]): Disagreement[] => {
    const at = edition.dates.find((date) => date.key === key)?.at;
    if (at === undefined) return [];
    const deadline = formatInstant(at);
    const { open, closesAt } = edition[of];
    const closing = closesAt === undefined ? {} : { closesAt };
    const openings = instantsOf(scheduled, (each) => each.act === 'open' && each.of === of);
    const closings = instantsOf(scheduled, (each) => each.act === 'close' && each.of === of);
    const extensions = instantsOf(scheduled, (each) => each.act === 'extend' && each.date === key);
    const end = Date.parse(at);
    if (state[of] === 'late') {
      if (closings.length + extensions.length > 0) return [];
      return [{ of, text: texts.late[of]({ deadline }), repair: { ...closing, open: false } }];
    }
    const opensInTime = openings.some((instant) => instant <= end);
    if (state[of] === 'before') {
      if (opensInTime) return [];
      return [{ of, text: texts.shut[of]({ deadline }), repair: { ...closing, open: true } }];
    }
    if (!open || opensInTime) return [];
    const planned = closings.find((instant) => instant < end);
    if (planned !== undefined) {
      const time = formatInstant(new Date(planned).toISOString());
      return [{ of, text: texts.planned[of]({ closing: time, deadline }) }];
    }
    if (closesAt === undefined || Date.parse(closesAt) >= end) return [];
    // An extension moves a closing that is still ahead.
    if (extensions.some((instant) => instant < Date.parse(closesAt))) return [];
    const text = texts.early[of]({ closing: formatInstant(closesAt), deadline });
    return [{ of, text, repair: { open, closesAt: endOf(at) } }];
  });
}

/** As texts. @param now in epoch milliseconds */
export function dateDisagreements(
  edition: Dated,
  now: number,
  scheduled?: readonly Planned[],
): string[] {
  return disagreements(edition, now, scheduled).map(({ text }) => text);
}

function instantsOf(scheduled: readonly Planned[], is: (change: PlannedChange) => boolean) {
  return scheduled.filter(({ change }) => is(change)).map(({ at }) => Date.parse(at));
}

/** The first moment after the last second of a deadline. */
function endOf(at: string): string {
  return new Date(Date.parse(at) + SECOND_MS).toISOString().replace('.000Z', 'Z');
}
