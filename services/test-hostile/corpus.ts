import { appendFileSync } from 'node:fs';
import { seeded } from '../test-faults/seeded.js';

/** What became of one item. The reason of a refusal is counted, that of a failure is listed. */
export type Verdict =
  | { outcome: 'accepted' }
  | { outcome: 'refused'; reason: string }
  | { outcome: 'failed'; reason: string };

export interface Tally {
  corpus: string;
  tried: number;
  accepted: number;
  /** By reason. */
  refused: Record<string, number>;
  /** "<item>: <reason>" */
  failed: string[];
}

export interface Corpus<Item> {
  /** Heads the corpus in the table. */
  name: string;
  items: readonly Item[];
  /** Names an item in the list of failures, in readable characters. */
  nameOf: (item: Item) => string;
  attempt: (item: Item) => Promise<Verdict>;
  /** Tries only so many, which the seed picks. */
  most?: number;
}

/**
 * Tries every item, one after the other, and adds a line to the table of `npm run test:hostile`;
 * HOSTILE_SCALE=0.1 tries a tenth that the seed picks.
 * A corpus is one file `<name>.hostile.ts` that calls this and expects no failures.
 */
export async function tryAll<Item>(corpus: Corpus<Item>): Promise<Tally> {
  const { name, items, nameOf, attempt, most = Infinity } = corpus;
  const tally: Tally = { corpus: name, tried: 0, accepted: 0, refused: {}, failed: [] };
  const scale = Number(process.env['HOSTILE_SCALE'] ?? 1);
  for (const item of sample(name, items, Math.min(most, Math.ceil(items.length * scale)))) {
    tally.tried += 1;
    const verdict = await attempt(item).catch((error: unknown): Verdict => ({
      outcome: 'failed',
      reason: String(error),
    }));
    if (verdict.outcome === 'accepted') tally.accepted += 1;
    else if (verdict.outcome === 'failed') tally.failed.push(`${nameOf(item)}: ${verdict.reason}`);
    else tally.refused[verdict.reason] = (tally.refused[verdict.reason] ?? 0) + 1;
  }
  const file = process.env['HOSTILE_TALLIES'];
  if (file) appendFileSync(file, JSON.stringify(tally) + '\n');
  return tally;
}

/** What an item is expected to become; a corpus compares it with the verdict. */
export type Expected = 'accepted' | 'refused' | 'either';

/** The verdict, or a failure where it is not the expected one. */
export function compared(verdict: Verdict, expected: Expected): Verdict {
  if (verdict.outcome === 'failed' || expected === 'either') return verdict;
  if (verdict.outcome === expected) return verdict;
  const reason = 'reason' in verdict ? ` (${verdict.reason})` : '';
  return { outcome: 'failed', reason: `${verdict.outcome}${reason} instead of ${expected}` };
}

/** Numbers from 0 to 1 that the seed of the run decides; 1 in `npm test`. */
export function random(name: string): () => number {
  return seeded(name, Number(process.env['HOSTILE_SEED'] ?? 1));
}

/** Up to so many items, in their order, that the seed picks. */
function sample<Item>(name: string, items: readonly Item[], count: number): Item[] {
  const next = random(name);
  const places = items.map((item, place) => ({ item, place, rank: next() }));
  const picked = places.sort((one, other) => one.rank - other.rank).slice(0, count);
  return picked.sort((one, other) => one.place - other.place).map(({ item }) => item);
}

/** A text in printable ASCII, with everything else as code points. */
export function printable(text: string): string {
  const shown = Array.from({ length: text.length }, (_, place) => {
    const unit = text.charCodeAt(place);
    return unit >= 0x20 && unit < 0x7f ? text[place] : `\\u${unit.toString(16).padStart(4, '0')}`;
  });
  return shown.join('').slice(0, 120);
}
