import { endOfDay } from '../../conference/editions/local-instant.js';
import { after, DAY } from '../../platform/core/time.js';

const ANSWER_WITHIN = 7 * DAY;

interface Asked {
  createdAt: Date;
  dueAt: Date;
  /** Of the edition. */
  timeZone: string;
}

/**
 * The date to accept or decline by: the end of the day after seven days, or after half of the time until
 * the review is due if that is earlier.
 */
export function answerBy({ createdAt, dueAt, timeZone }: Asked): Date {
  const half = (dueAt.getTime() - createdAt.getTime()) / 2;
  const end = endOfDay(after(createdAt, Math.min(ANSWER_WITHIN, half)), timeZone);
  return end < dueAt ? end : dueAt;
}
