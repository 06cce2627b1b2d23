import { indexed, type IndexedText, type Overlap, overlapOf } from './passages.js';

/** Fingerprints that two texts share at least, to be compared. */
const LEAST_SHARED = 3;
/** Texts that each is compared with at most, those with most shared fingerprints. */
const MOST_COMPARED = 20;
/** Of texts: what more of them share is the template of a conference, or a common phrase. */
const MOST_SHARING = 10;
/** Of the words of a text, to be kept. */
const LEAST_SHARE = 0.01;

/** A hash and the number of a text are packed into one number below 2 ** 53. */
const MOST_TEXTS = 2 ** 20;

export interface Fingerprinted {
  id: string;
  fingerprints: Uint32Array;
}

/** Two texts, in the order of their ids. */
export type Pair = [string, string];

/** @param changed ids of those that are compared with all others */
export function pairsToCompare(texts: Fingerprinted[], changed: ReadonlySet<string>): Pair[] {
  const shared = sharedFingerprints(texts, (at) => changed.has(texts[at]?.id ?? ''));
  const pairs = new Map<string, Pair>();
  for (const [at, counts] of shared) {
    for (const other of closest(counts)) {
      const pair = [texts[at]?.id ?? '', texts[other]?.id ?? ''].sort() as Pair;
      pairs.set(pair.join(), pair);
    }
  }
  return [...pairs.values()];
}

/** Of each changed text, how many fingerprints it shares with others. Sorted, which takes less memory than an index. */
function sharedFingerprints(texts: Fingerprinted[], isChanged: (at: number) => boolean) {
  const found = new Map<number, Map<number, number>>();
  const sorted = packed(texts).sort();
  let from = 0;
  while (from < sorted.length) {
    let to = from + 1;
    const hash = hashOf(sorted[from]);
    while (to < sorted.length && hashOf(sorted[to]) === hash) to += 1;
    if (to - from <= MOST_SHARING) {
      const sharing = Array.from(sorted.subarray(from, to), (each) => each % MOST_TEXTS);
      for (const at of sharing) {
        if (!isChanged(at) || sharing.length === 1) continue;
        const counts = found.get(at) ?? new Map<number, number>();
        found.set(at, counts);
        for (const other of sharing)
          if (other !== at) counts.set(other, (counts.get(other) ?? 0) + 1);
      }
    }
    from = to;
  }
  return found;
}

function packed(texts: Fingerprinted[]): Float64Array {
  const size = texts.reduce((sum, { fingerprints }) => sum + fingerprints.length, 0);
  const all = new Float64Array(size);
  let next = 0;
  for (const [at, { fingerprints }] of texts.entries())
    for (const hash of fingerprints) all[next++] = hash * MOST_TEXTS + at;
  return all;
}

const hashOf = (each = 0): number => Math.floor(each / MOST_TEXTS);

function closest(shared: Map<number, number>): number[] {
  return [...shared]
    .filter(([, count]) => count >= LEAST_SHARED)
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_COMPARED)
    .map(([other]) => other);
}

export interface Similarity extends Overlap {
  id: string;
  otherId: string;
}

/** Both directions of each pair: a short text may be contained in a long one. */
export function similarities(texts: ReadonlyMap<string, string>, pairs: Pair[]): Similarity[] {
  const known = new Map<string, IndexedText>();
  const of = (id: string) => {
    const text = known.get(id) ?? indexed(texts.get(id) ?? '');
    known.set(id, text);
    return text;
  };
  return pairs
    .flatMap(([a, b]) => [
      { id: a, otherId: b, ...overlapOf(of(a), of(b)) },
      { id: b, otherId: a, ...overlapOf(of(b), of(a)) },
    ])
    .filter(({ share }) => share >= LEAST_SHARE);
}
