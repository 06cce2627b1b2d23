import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** A face of a document: Latin, Greek and Cyrillic letters, Arabic ones, or Chinese ones. */
export type Face = 'latin' | 'arabic' | 'chinese';

const FILES: Record<Face, { from: string; regular: string; bold: string }> = {
  latin: {
    from: '@embedpdf/fonts-latin',
    regular: 'NotoSans-Regular.ttf',
    bold: 'NotoSans-Bold.ttf',
  },
  arabic: {
    from: '@embedpdf/fonts-arabic',
    regular: 'NotoNaskhArabic-Regular.ttf',
    bold: 'NotoNaskhArabic-Bold.ttf',
  },
  chinese: {
    from: '@embedpdf/fonts-sc',
    regular: 'NotoSansHans-Regular.otf',
    bold: 'NotoSansHans-Bold.otf',
  },
};

const ARABIC = /\p{Script=Arabic}/u;
const CHINESE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]/u;
/** Marks and punctuation that look the same everywhere stay with what stands before them. */
const COMMON = /[\p{Script=Inherited}\p{Script=Common}]/u;

/** Where the font of a face lies. */
export function fontFile(face: Face, isBold: boolean): string {
  const { from, regular, bold } = FILES[face];
  const entry = createRequire(import.meta.url).resolve(from);
  return join(dirname(entry), '../fonts', isBold ? bold : regular);
}

/** The face that has a character; `before` is that of the one before it. */
export function faceOf(character: string, before: Face): Face {
  if (ARABIC.test(character)) return 'arabic';
  if (CHINESE.test(character)) return 'chinese';
  const isMark = COMMON.test(character) && !/[\p{N}\p{Sc}]/u.test(character);
  return isMark && before !== 'chinese' ? before : 'latin';
}
