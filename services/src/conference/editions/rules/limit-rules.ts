import type { EditionDraft } from '../edition-draft.schema.js';
import { texts } from '../edition.texts.js';
import type { Problem } from './problem.js';

type Limits = EditionDraft['limits'];
type Counted = Exclude<keyof Limits, 'posterFormat' | 'institutionConflicts'>;

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
const LEAST_BYTES = 100 * KILOBYTE;
export const KEYWORDS_KEPT = 12;

const BOUNDS: Record<Counted, [least: number, most: number]> = {
  abstractWordsMin: [1, 1000],
  abstractWordsMax: [1, 1000],
  keywordsMin: [1, KEYWORDS_KEPT],
  keywordsMax: [1, KEYWORDS_KEPT],
  paperPages: [1, 100],
  posterPagesMin: [1, 100],
  posterPagesMax: [1, 100],
  similarityPercent: [1, 100],
  aiPercentAdvised: [0, 100],
  aiPercentReturned: [1, 100],
  reviewersInvited: [1, 20],
  reviewsNeeded: [1, 20],
  papersPerReviewer: [1, 100],
  reviewDays: [1, 60],
  acknowledgementDays: [1, 60],
  correctionDays: [1, 60],
  verificationDays: [1, 60],
  cvBytes: [LEAST_BYTES, 5 * MEGABYTE],
  proofBytes: [LEAST_BYTES, 5 * MEGABYTE],
  paperBytes: [LEAST_BYTES, 10 * MEGABYTE],
};

const ORDER: [Counted, Counted][] = [
  ['abstractWordsMin', 'abstractWordsMax'],
  ['keywordsMin', 'keywordsMax'],
  ['posterPagesMin', 'posterPagesMax'],
  ['reviewsNeeded', 'reviewersInvited'],
  ['aiPercentAdvised', 'aiPercentReturned'],
];

export function limitProblems({ limits }: EditionDraft): Problem[] {
  const outside = (Object.keys(BOUNDS) as Counted[]).flatMap((name): Problem[] => {
    const problem = boundsProblem(name, limits[name]);
    return problem === undefined ? [] : [[`limits.${name}`, problem]];
  });
  const crossed = ORDER.flatMap(([less, more]): Problem[] =>
    limits[less] <= limits[more] ? [] : [[`limits.${less}`, texts.atMost({ limit: more })]],
  );
  return [...outside, ...crossed];
}

/** Undefined within the bounds of the limit. */
export function boundsProblem(name: Counted, value: number): string | undefined {
  const [least, most] = BOUNDS[name];
  if (value >= least && value <= most) return undefined;
  return texts.range({ least: String(least), most: String(most) });
}
