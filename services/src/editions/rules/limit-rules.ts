import type { EditionDraft } from '../edition-draft.schema.js';
import type { Problem } from './problem.js';

type Limits = EditionDraft['limits'];
type Counted = Exclude<keyof Limits, 'posterFormat'>;

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
const LEAST_BYTES = 100 * KILOBYTE;

/** The server takes no larger files than these, whatever an edition asks for. */
const BOUNDS: Record<Counted, [least: number, most: number]> = {
  paperPages: [1, 100],
  posterPagesMin: [1, 100],
  posterPagesMax: [1, 100],
  similarityPercent: [1, 100],
  aiPercentAsked: [0, 100],
  aiPercentTurnedBack: [1, 100],
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

/** Each pair: the first is at most the second. */
const ORDER: [Counted, Counted][] = [
  ['posterPagesMin', 'posterPagesMax'],
  ['reviewsNeeded', 'reviewersInvited'],
  ['aiPercentAsked', 'aiPercentTurnedBack'],
];

export function limitProblems({ limits }: EditionDraft): Problem[] {
  const outside = (Object.keys(BOUNDS) as Counted[]).flatMap((name): Problem[] => {
    const [least, most] = BOUNDS[name];
    const isInside = limits[name] >= least && limits[name] <= most;
    return isInside ? [] : [[`limits.${name}`, `Must be from ${least} to ${most}`]];
  });
  const crossed = ORDER.flatMap(([less, more]): Problem[] =>
    limits[less] <= limits[more] ? [] : [[`limits.${less}`, `Must be at most ${more}`]],
  );
  return [...outside, ...crossed];
}
