import { editionState, formatInstant, type Edition } from '@plenary/kit/edition';
import { texts } from './texts';

export type Dated = Parameters<typeof editionState>[0];

export interface Disagreement {
  of: 'submissions' | 'registration';
  text: string;
  /** The switch and the closing time that end the contradiction. */
  repair: Edition['submissions'];
}

const DEADLINES: [Disagreement['of'], Edition['dates'][number]['key']][] = [
  ['submissions', 'full-paper'],
  ['registration', 'registration-payment'],
];
const SECOND_MS = 1000;

/**
 * Where dates and switches of an edition contradict each other, with what visitors see of it.
 * @param now in epoch milliseconds
 */
export function disagreements(edition: Dated, now: number): Disagreement[] {
  const state = editionState(edition, now);
  return DEADLINES.flatMap(([of, key]): Disagreement[] => {
    const at = edition.dates.find((date) => date.key === key)?.at;
    if (at === undefined) return [];
    const deadline = formatInstant(at);
    const { open, closesAt } = edition[of];
    const closing = closesAt === undefined ? {} : { closesAt };
    if (state[of] === 'late') {
      return [{ of, text: texts.late[of]({ deadline }), repair: { ...closing, open: false } }];
    }
    if (state[of] === 'before') {
      return [{ of, text: texts.shut[of]({ deadline }), repair: { ...closing, open: true } }];
    }
    if (!open || closesAt === undefined || Date.parse(closesAt) >= Date.parse(at)) return [];
    const text = texts.early[of]({ closing: formatInstant(closesAt), deadline });
    return [{ of, text, repair: { open, closesAt: endOf(at) } }];
  });
}

/** As texts. @param now in epoch milliseconds */
export function dateDisagreements(edition: Dated, now: number): string[] {
  return disagreements(edition, now).map(({ text }) => text);
}

/** The first moment after the last second of a deadline. */
function endOf(at: string): string {
  return new Date(Date.parse(at) + SECOND_MS).toISOString().replace('.000Z', 'Z');
}
