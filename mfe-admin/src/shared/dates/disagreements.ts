import { editionState, formatInstant, type Edition } from '@plenary/kit/edition';
import { texts } from './texts';

export type Dated = Parameters<typeof editionState>[0];

const DEADLINES: ['submissions' | 'registration', Edition['dates'][number]['key']][] = [
  ['submissions', 'full-paper'],
  ['registration', 'registration-payment'],
];

/**
 * Where dates and switches of an edition contradict each other, with what visitors see of it.
 * @param now in epoch milliseconds
 */
export function dateDisagreements(edition: Dated, now: number): string[] {
  const state = editionState(edition, now);
  return DEADLINES.flatMap(([name, key]) => {
    const at = edition.dates.find((date) => date.key === key)?.at;
    if (at === undefined) return [];
    const deadline = formatInstant(at);
    const { open, closesAt } = edition[name];
    if (state[name] === 'late') return [texts.late[name]({ deadline })];
    if (state[name] === 'before') return [texts.shut[name]({ deadline })];
    const isEarly = open && closesAt !== undefined && Date.parse(closesAt) < Date.parse(at);
    return isEarly ? [texts.early[name]({ closing: formatInstant(closesAt), deadline })] : [];
  });
}
