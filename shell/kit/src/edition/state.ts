import type { Edition } from './edition';
import { instantOf } from './zoned-time';

/** Of submissions or of registration; `late` is left open past its deadline. */
export type Gate = 'before' | 'open' | 'late' | 'closed';

export interface EditionState {
  /** `late` also after the conference, while anything is left open. */
  phase: Gate | 'running' | 'over';
  submissions: Gate;
  registration: Gate;
}

export type Dated = Pick<Edition, 'dates' | 'timeZone' | 'registration' | 'submissions'>;
type DateKey = Edition['dates'][number]['key'];

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
/** By which a zone's midnight may come before that of UTC (IANA time zones). */
const EARLIEST_MS = 14 * HOUR_MS;
export const DAY_MS = 86_400_000;

/** Whether the server takes a submission or registration (services: opening.ts). */
export function isAccepting(gate: Gate): boolean {
  return gate === 'open' || gate === 'late';
}

/**
 * @param deadline ISO 8601, UTC: its last second
 * @param now in epoch milliseconds
 */
export function gateAt(
  { open, closesAt }: Edition['submissions'],
  deadline: string | undefined,
  now: number,
): Gate {
  if (closesAt !== undefined && now >= Date.parse(closesAt)) return 'closed';
  const isPast = deadline !== undefined && now >= endOf(deadline);
  if (open) return isPast ? 'late' : 'open';
  return isPast || deadline === undefined ? 'closed' : 'before';
}

/** @param now in epoch milliseconds */
export function editionState(edition: Dated, now: number): EditionState {
  const gates = {
    submissions: gateAt(edition.submissions, atOf(edition, 'full-paper'), now),
    registration: gateAt(edition.registration, atOf(edition, 'registration-payment'), now),
  };
  return { phase: phaseAt(edition, gates, now), ...gates };
}

function phaseAt(
  edition: Dated,
  { submissions, registration }: Omit<EditionState, 'phase'>,
  now: number,
): EditionState['phase'] {
  const [firstDay] = forumDays(edition);
  // Most visits: a browser takes milliseconds to find a zone.
  if (!firstDay || now < Date.parse(firstDay) - EARLIEST_MS) return submissions;
  const forum = forumOf(edition);
  if (!forum || now < forum.start) return submissions;
  if (now < forum.end) return 'running';
  return isAccepting(submissions) || isAccepting(registration) ? 'late' : 'over';
}

/** In epoch milliseconds, by the calendar of the edition's zone. */
export function forumOf(edition: Dated): { start: number; end: number } | undefined {
  const days = forumDays(edition);
  const { timeZone } = edition;
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const after = new Date(Date.parse(last) + DAY_MS).toISOString().slice(0, 10);
  return {
    start: instantOf(first, '00:00', timeZone).getTime(),
    end: instantOf(after, '00:00', timeZone).getTime(),
  };
}

const forumDays = ({ dates }: Dated) =>
  dates
    .filter(({ key }) => key === 'forum-physical' || key === 'forum-online')
    .map(({ day }) => day)
    .sort();

export const atOf = ({ dates }: Dated, key: DateKey) => dates.find((date) => date.key === key)?.at;

export const endOf = (deadline: string) => Date.parse(deadline) + SECOND_MS;
