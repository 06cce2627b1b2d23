import { after, MINUTE } from '../../platform/core/time.js';
import type { EditionDocument } from './edition.schema.js';

/** Both the organiser's switch and the closing instant must allow it. */
export function isOpen(opening: EditionDocument['registration'], now: Date): boolean {
  if (!opening.open) return false;
  return opening.closesAt === undefined || now < new Date(opening.closesAt);
}

/**
 * Until when a paper can be submitted: one begun before submissions close by themselves has the edition's grace.
 * @param begunAt when its draft was created
 * @returns undefined without an end
 */
export function submitBy(
  { closesAt, graceMinutes = 0 }: EditionDocument['submissions'],
  begunAt: Date,
): Date | undefined {
  if (closesAt === undefined) return undefined;
  const end = new Date(closesAt);
  return begunAt < end ? after(end, graceMinutes * MINUTE) : end;
}

/** As `isOpen`, with the grace of a paper that was begun in time. The organiser's switch ends it at once. */
export function canSubmit(
  submissions: EditionDocument['submissions'],
  begunAt: Date,
  now: Date,
): boolean {
  const end = submitBy(submissions, begunAt);
  return submissions.open && (end === undefined || now < end);
}

/** As `isOpen`, from the opening instant on. */
export function isWindowOpen(window: EditionDocument['responses'], now: Date): boolean {
  return isOpen(window, now) && (window.opensAt === undefined || now >= new Date(window.opensAt));
}
