import type { EditionDraft } from '../edition-draft.schema.js';
import { texts } from '../edition.texts.js';
import type { Problem } from './problem.js';

const MOST_PLACES = 100_000;
const MOST_HOURS = 30 * 24;
const MOST_DAYS = 90;

export function placeProblems({ places, overdue }: EditionDraft): Problem[] {
  const { onSite, packages, offerHours } = places;
  const limits = Object.entries(packages).map(
    ([id, limit]) => [`places.packages.${id}`, limit] as const,
  );
  return [
    ...within('places.onSite', onSite, 0, MOST_PLACES),
    ...limits.flatMap(([field, limit]) => within(field, limit, 0, MOST_PLACES)),
    ...within('places.offerHours', offerHours, 1, MOST_HOURS),
    ...within('overdue.days', overdue.days, 1, MOST_DAYS),
  ];
}

function within(field: string, value: number | undefined, least: number, most: number): Problem[] {
  if (value === undefined || (value >= least && value <= most)) return [];
  return [[field, texts.range({ least: String(least), most: String(most) })]];
}
