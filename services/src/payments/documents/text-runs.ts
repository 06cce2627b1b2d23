import bidiFactory, { type Bidi } from 'bidi-js';
import { faceOf, type Face } from './fonts.js';

const DOT_BELOW = '\u0323';

/** A part of a line in one face and one direction. */
export interface Run {
  text: string;
  face: Face;
  /** Of the Unicode Bidirectional Algorithm (UAX #9): odd ones run from right to left. */
  level: number;
}

// The package is CommonJS whose only export is the factory; its types say an ES module's.
const bidi = (bidiFactory as unknown as () => Bidi)();

export function isRightToLeft(level: number): boolean {
  return level % 2 === 1;
}

/** What is seen of a text that runs from right to left: brackets face the other way. */
export function mirrored(text: string): string {
  return text.replace(/[^]/g, (character) => bidi.getMirroredCharacter(character) ?? character);
}

/** The parts of one line from left to right, as they are seen; each in the order of its letters. */
export function visualRuns(line: string): Run[] {
  return reordered(logicalRuns(spelled(line)));
}

/**
 * Letters with a dot below are spelled out: the fonts draw them in two parts, and only then does a
 * reader that copies the text know what the second part is.
 */
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

/** Rule L2 of UAX #9: from the highest level down, what is at it or above is turned round. */
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
