import bidiFactory, { type Bidi } from 'bidi-js';
import { faceOf, type Face } from './fonts.js';

const DOT_BELOW = '\u0323';

export interface Run {
  text: string;
  face: Face;
  /** Unicode Bidirectional Algorithm (UAX #9): odd levels are right-to-left. */
  level: number;
}

// A CommonJS package that exports the factory; its types declare an ES module.
const bidi = (bidiFactory as unknown as () => Bidi)();

export function isRightToLeft(level: number): boolean {
  return level % 2 === 1;
}

/** Brackets are mirrored in right-to-left text. */
export function mirrored(text: string): string {
  return text.replace(/[^]/g, (character) => bidi.getMirroredCharacter(character) ?? character);
}

/** In visual order; each run in logical order. */
export function visualRuns(line: string): Run[] {
  return reordered(logicalRuns(spelled(line)));
}

/** The fonts draw a letter with a dot below in two parts; spelled out, both are copied. */
function spelled(line: string): string {
  return line.normalize('NFC').replace(/\p{L}/gu, (letter) => {
    const parts = letter.normalize('NFD');
    return parts.includes(DOT_BELOW) ? parts : letter;
  });
}

function logicalRuns(line: string): Run[] {
  const { levels } = bidi.getEmbeddingLevels(line, 'auto');
  const runs: Run[] = [];
  let at = 0;
  for (const character of line) {
    const last = runs.at(-1);
    const face = faceOf(character, last?.face ?? 'latin');
    const level = levels[at] ?? 0;
    if (last?.face === face && last.level === level) last.text += character;
    else runs.push({ text: character, face, level });
    at += character.length;
  }
  return runs;
}

/** Rule L2 of UAX #9. */
function reordered(runs: Run[]): Run[] {
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  let line = runs;
  for (let level = highest; level > 0; level -= 1) line = turned(line, level);
  return line;
}

function turned(runs: Run[], level: number): Run[] {
  const line: Run[] = [];
  let group: Run[] = [];
  for (const run of runs) {
    if (run.level >= level) {
      group.unshift(run);
      continue;
    }
    line.push(...group, run);
    group = [];
  }
  return [...line, ...group];
}
