import type { EditionDraft } from '../edition-draft.schema.js';
import { texts } from '../edition.texts.js';
import type { Problem } from './problem.js';

/** Two days: more is another deadline. */
const MOST_MINUTES = 2880;

export function graceProblems({ submissions }: EditionDraft): Problem[] {
  const { graceMinutes = 0 } = submissions;
  if (graceMinutes >= 0 && graceMinutes <= MOST_MINUTES) return [];
  return [['submissions.graceMinutes', texts.range({ least: '0', most: String(MOST_MINUTES) })]];
}
