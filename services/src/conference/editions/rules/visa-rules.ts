import type { EditionDraft } from '../edition-draft.schema.js';
import { texts } from '../edition.texts.js';
import { addDays, conferenceDays, MOST_DAYS_KEPT } from '../visa-days.js';
import type { Problem } from './problem.js';

/** Passport data is needed until the conference is over, and not for long after it. */
export function visaProblems({ dates, visaLetters: { destroyOn } }: EditionDraft): Problem[] {
  const last = conferenceDays({ dates }).at(-1);
  if (destroyOn === undefined || last === undefined) return [];
  const [earliest, latest] = [addDays(last, 1), addDays(last, MOST_DAYS_KEPT)];
  return destroyOn >= earliest && destroyOn <= latest
    ? []
    : [['visaLetters.destroyOn', texts.destroyOn({ earliest, latest })]];
}
