import { length, SHINGLE, shinglesOf, unitsOf, type Units } from './shingles.js';

/** Words of a passage at least: common phrases are shorter. */
const SHORTEST = 8;
/** Words between runs of one passage at most. */
const GAP = 10;
/** Places of one shingle that are tried: tables repeat some endlessly. */
const MOST_PLACES = 20;
const MOST_PASSAGES = 20;

/** From and to, in characters. */
export type Range = [from: number, to: number];

/** A part of a text that another repeats, with the ranges of identical words in both. */
export interface Passage {
  own: Range[];
  other: Range[];
}

export interface Overlap {
  /** Of the words of the text, 0 to 1. */
  share: number;
  /** The longest, in the order of the text. */
  passages: Passage[];
}

export interface IndexedText {
  units: Units;
  shingles: Uint32Array;
  /** Where each shingle is. */
  places: Map<number, number[]>;
}

export function indexed(text: string): IndexedText {
  const units = unitsOf(text);
  const shingles = shinglesOf(units);
  const places = new Map<number, number[]>();
  for (const [at, hash] of shingles.entries()) {
    const known = places.get(hash);
    if (!known) places.set(hash, [at]);
    else if (known.length < MOST_PLACES) known.push(at);
  }
  return { units, shingles, places };
}

/** Units that are identical, by their first index in each text. */
interface Run {
  own: number;
  other: number;
  count: number;
}

/** How much of a text another one contains, by identical words. */
export function overlapOf(own: IndexedText, other: IndexedText): Overlap {
  const total = own.units.lengths.at(-1) ?? 0;
  const sizeOf = (runs: Run[]) =>
    runs.reduce((sum, run) => sum + length(own.units.lengths, run.own, run.own + run.count), 0);
  const passages = passagesOf(own, other)
    .map((runs) => ({ runs, size: sizeOf(runs) }))
    .filter(({ size }) => size >= SHORTEST);
  const matching = passages.reduce((sum, { size }) => sum + size, 0);
  return {
    share: total === 0 ? 0 : matching / total,
    passages: passages
      .toSorted((a, b) => b.size - a.size)
      .slice(0, MOST_PASSAGES)
      .map(({ runs }) => ({
        own: runs.map((run) => rangeOf(own.units, run.own, run.count)),
        other: runs.map((run) => rangeOf(other.units, run.other, run.count)),
      }))
      .toSorted((a, b) => (a.own[0]?.[0] ?? 0) - (b.own[0]?.[0] ?? 0)),
  };
}

/** Runs that follow each other in both texts make one passage: words between them were changed. */
function passagesOf(own: IndexedText, other: IndexedText): Run[][] {
  const passages: Run[][] = [];
  let last: Run | undefined;
  for (let at = 0; at < own.shingles.length; at++) {
    const run = longestRun(own, other, at, last);
    if (!run) continue;
    if (last && follows(run, last)) passages.at(-1)?.push(run);
    else passages.push([run]);
    last = run;
    at += run.count - 1;
  }
  return passages;
}

function follows(run: Run, last: Run): boolean {
  const gaps = [run.own - last.own - last.count, run.other - last.other - last.count];
  return gaps.every((gap) => gap >= 0 && gap <= GAP);
}

/** One that follows the last run, or the longest. */
function longestRun(
  own: IndexedText,
  other: IndexedText,
  at: number,
  last: Run | undefined,
): Run | undefined {
  let longest: Run | undefined;
  for (const place of other.places.get(own.shingles[at] ?? 0) ?? []) {
    const run = { own: at, other: place, count: sameUnits(own.units, at, other.units, place) };
    // Hashes of different shingles can be equal.
    if (length(own.units.lengths, at, at + run.count) < SHINGLE) continue;
    if (last && follows(run, last)) return run;
    if (!longest || run.count > longest.count) longest = run;
  }
  return longest;
}

function sameUnits(own: Units, from: number, other: Units, place: number): number {
  let count = 0;
  while (
    from + count < own.hashes.length &&
    own.hashes[from + count] === other.hashes[place + count]
  )
    count += 1;
  return count;
}

function rangeOf({ starts, ends }: Units, at: number, count: number): Range {
  return [starts[at] ?? 0, ends[at + count - 1] ?? 0];
}
