/** Scripts that are written without spaces: each character is a unit. */
const UNSPACED =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';
/** Set notation, which the compiler's target does not parse. */
const UNITS = new RegExp(`[${UNSPACED}]\\p{M}*|[[\\p{L}\\p{M}\\p{N}]--[${UNSPACED}]]+`, 'gv');
const IS_UNSPACED = new RegExp(`^[${UNSPACED}]`, 'v');

/** Of a shingle, in words. */
export const SHINGLE = 5;
/** Such a character counts as half a word. */
const CHARACTER = 0.5;
/** Shingles of a window, of which one is a fingerprint. */
const WINDOW = 8;

/** The words of a text, or the characters of scripts without spaces. */
export interface Units {
  /** Of each unit, its hash. */
  hashes: Uint32Array;
  /** Of each unit, its first index in the text. */
  starts: Uint32Array;
  /** Of each unit, the index behind it. */
  ends: Uint32Array;
  /** Of the units before each, and of all at the end, in words. */
  lengths: Float64Array;
}

/** Letters and digits in lower case; punctuation and line breaks make no difference. */
export function unitsOf(text: string): Units {
  const found = [...text.matchAll(UNITS)];
  const lengths = new Float64Array(found.length + 1);
  for (const [at, [unit]] of found.entries())
    lengths[at + 1] = (lengths[at] ?? 0) + (IS_UNSPACED.test(unit) ? CHARACTER : 1);
  return {
    hashes: Uint32Array.from(found, ([unit]) => hashOf(unit.toLowerCase())),
    starts: Uint32Array.from(found, ({ index }) => index),
    ends: Uint32Array.from(found, ({ index, 0: unit }) => index + unit.length),
    lengths,
  };
}

/** FNV-1a, 32 bits. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at++)
    hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193) >>> 0;
  return hash;
}

/** The hash of the shingle at each unit: five words, or ten characters. Units at the end of the text have none. */
export function shinglesOf({ hashes, lengths }: Units): Uint32Array {
  const found: number[] = [];
  let end = 0;
  for (let at = 0; at < hashes.length; at++) {
    while (end < hashes.length && length(lengths, at, end) < SHINGLE) end += 1;
    if (length(lengths, at, end) < SHINGLE) break;
    let hash = 0;
    for (let unit = at; unit < end; unit++) {
      hash = Math.imul(hash ^ (hashes[unit] ?? 0), 0x9e3779b1);
      hash = (hash ^ (hash >>> 15)) >>> 0;
    }
    found.push(hash);
  }
  return Uint32Array.from(found);
}

/** In words. */
export const length = (lengths: Float64Array, from: number, to: number): number =>
  (lengths[to] ?? 0) - (lengths[from] ?? 0);

/**
 * The least shingle of each window of eight, so that texts which share twelve words in a row share a fingerprint: Schleimer,
 * Wilkerson and Aiken, Winnowing: local algorithms for document fingerprinting, SIGMOD 2003.
 *
 * @returns distinct hashes
 */
export function fingerprintsOf(text: string): Uint32Array {
  const shingles = shinglesOf(unitsOf(text));
  const chosen = new Set<number>();
  for (let from = 0; from === 0 || from + WINDOW <= shingles.length; from++) {
    const window = shingles.subarray(from, from + WINDOW);
    if (window.length > 0) chosen.add(Math.min(...window));
  }
  return Uint32Array.from(chosen);
}
