import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

interface Source {
  /** Unicode scripts (UAX #24) written in this face. */
  scripts: string[];
  /** Letters are drawn in order without joining, stacking or reordering. */
  isPlain?: boolean;
  file: (isBold: boolean) => string;
}

const require = createRequire(import.meta.url);

const FACES = {
  latin: {
    scripts: ['Latin', 'Greek', 'Cyrillic', 'Common'],
    isPlain: true,
    file: embedpdf('latin', 'NotoSans'),
  },
  chinese: {
    scripts: ['Han', 'Hiragana', 'Katakana', 'Bopomofo'],
    isPlain: true,
    file: embedpdf('sc', 'NotoSansHans', 'otf'),
  },
  korean: { scripts: ['Hangul'], isPlain: true, file: google('nanum-gothic', 'NanumGothic') },
  armenian: { isPlain: true, ...noto('Armenian') },
  ethiopic: { isPlain: true, ...noto('Ethiopic') },
  georgian: { isPlain: true, ...noto('Georgian') },
  arabic: { scripts: ['Arabic'], file: embedpdf('arabic', 'NotoNaskhArabic') },
  bengali: noto('Bengali'),
  devanagari: { scripts: ['Devanagari'], file: embedpdf('latin', 'NotoSans') },
  gujarati: noto('Gujarati'),
  gurmukhi: noto('Gurmukhi'),
  hebrew: noto('Hebrew'),
  kannada: noto('Kannada'),
  khmer: noto('Khmer'),
  lao: noto('Lao'),
  malayalam: noto('Malayalam'),
  myanmar: noto('Myanmar'),
  sinhala: noto('Sinhala'),
  tamil: noto('Tamil'),
  telugu: noto('Telugu'),
  thai: noto('Thai'),
} satisfies Record<string, Source>;

export type Face = keyof typeof FACES;

const CHARACTERS = (Object.entries(FACES) as [Face, Source][]).map(([face, { scripts }]) => {
  const classes = scripts.map((script) => `\\p{Script_Extensions=${script}}`).join('');
  return { face, characters: new RegExp(`[${classes}]`, 'u') };
});
/** Marks and joiners belong to the letter before them. */
const MARK = /\p{Script=Inherited}/u;

export function isPlain(face: Face): boolean {
  const { isPlain = false }: Source = FACES[face];
  return isPlain;
}

export function fontFile(face: Face, isBold: boolean): string {
  return FACES[face].file(isBold);
}

/** Of titles, with the letters of Western European languages. */
export const displayFontFile = () =>
  require.resolve('@fontsource/ojuju/files/ojuju-latin-700-normal.woff');

/** Characters of several scripts keep the previous character's face. */
export function faceOf(character: string, before: Face): Face {
  if (MARK.test(character)) return before;
  const able = CHARACTERS.filter(({ characters }) => characters.test(character));
  const same = able.find(({ face }) => face === before);
  return (same ?? able[0])?.face ?? 'latin';
}

function embedpdf(set: string, name: string, type = 'ttf') {
  return (isBold: boolean) => {
    const folder = join(dirname(require.resolve(`@embedpdf/fonts-${set}`)), '../fonts');
    return join(folder, `${name}-${isBold ? 'Bold' : 'Regular'}.${type}`);
  };
}

function google(family: string, name: string) {
  return (isBold: boolean) => {
    const weight = isBold ? '700Bold' : '400Regular';
    return require.resolve(`@expo-google-fonts/${family}/${weight}/${name}_${weight}.ttf`);
  };
}

function noto(script: string): Source {
  const family = `noto-sans-${script.toLowerCase()}`;
  return { scripts: [script], file: google(family, `NotoSans${script}`) };
}
