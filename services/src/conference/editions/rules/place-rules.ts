import type { EditionDraft } from '../edition-draft.schema.js';
import { texts } from '../edition.texts.js';
import type { Problem } from './problem.js';

const MOST_PLACES = 100_000;
const MOST_HOURS = 30 * 24;

export function placeProblems({ places }: EditionDraft): Problem[] {
  const { onSite, packages, offerHours } = places;
  const limits = Object.entries(packages).map(([id, limit]) => [`packages.${id}`, limit] as const);
  return [
    ...within('onSite', onSite, 0, MOST_PLACES),
    ...limits.flatMap(([field, limit]) => within(field, limit, 0, MOST_PLACES)),
    ...within('offerHours', offerHours, 1, MOST_HOURS),
  ];
}

function within(field: string, value: number | undefined, least: number, most: number): Problem[] {
  if (value === undefined || (value >= least && value <= most)) return [];
  return [[`places.${field}`, texts.range({ least: String(least), most: String(most) })]];
}
