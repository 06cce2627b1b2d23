// The display face cut to what headings need, without hinting: written to shell/assets/fonts, and
// the letters that each file holds to src/art/font-ranges.gen.ts.
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const target = new URL('../../assets/fonts/', import.meta.url);

/** Marks that are set on letters: with every file whose letters may carry them. */
const MARKS = 'U+300-301,U+303-304,U+308-309,U+323,U+329';

const RANGES = {
  // Basic Latin, the letters of Latin-1, and punctuation: all that most headings ever need.
  latin:
    'U+20-7E,U+A0,U+A9,U+AB,U+B7,U+BB,U+C0-FF,U+131,U+152-153,U+2013-2014,U+2018-201A,' +
    'U+201C-201E,U+2022,U+2026,U+2032-2033,U+2039-203A,U+20AC,U+2122,U+2212',
  // Latin Extended-A and Romanian, then the letters of African alphabets and their currencies.
  'latin-ext':
    'U+100-101,U+104-107,U+10A-10D,U+10E-10F,U+112-113,U+116-11F,U+120-123,U+126-127,U+12A-12B,' +
    'U+12E-12F,U+130,U+136-137,U+139-13E,U+141-148,U+14A-14D,U+150-151,U+154-167,U+16A-17E,' +
    'U+218-21B,U+181,U+186,U+189-18A,U+18E,U+190-194,U+196-199,U+19D,U+1A4-1A5,U+1AC-1AD,' +
    'U+1B1-1B4,U+1B7,U+1C0-1C3,U+1CD-1D4,U+1DD,U+1E6-1E7,U+1F8-1F9,U+253-254,U+256-257,U+259,' +
    'U+25B,U+260,U+263,U+268-269,U+272,U+283,U+28A-28B,U+292,U+294,U+2BC,U+1E0C-1E0D,' +
    'U+1E24-1E25,U+1E3E-1E3F,U+1E44-1E47,U+1E62-1E63,U+1E6C-1E6D,U+1E92-1E93,U+1E9E,U+20A6,' +
    `U+20B5,U+A78B-A78C,${MARKS}`,
  // Also Yoruba and Igbo, whose dotted letters are in this block.
  vietnamese: `U+102-103,U+110-111,U+128-129,U+168-169,U+1A0-1A1,U+1AF-1B0,${MARKS},U+1EA0-1EF9,U+20AB`,
};

function characters(unicodeRange) {
  return unicodeRange
    .split(',')
    .flatMap((range) => {
      const [first, last = first] = range.slice(2).split('-');
      const start = parseInt(first, 16);
      return Array.from({ length: parseInt(last, 16) - start + 1 }, (_, i) => start + i);
    })
    .map((codePoint) => String.fromCodePoint(codePoint))
    .join('');
}

await mkdir(target, { recursive: true });
for (const [name, range] of Object.entries(RANGES)) {
  const shipped = await readFile(
    require.resolve(`@fontsource/ojuju/files/ojuju-${name}-700-normal.woff2`),
  );
  const cut = await subsetFont(shipped, characters(range), {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: range.includes(MARKS) ? ['kern', 'ccmp', 'mark', 'mkmk'] : ['kern'],
    dropTables: ['gasp', 'prep', 'STAT'],
  });
  await writeFile(new URL(`ojuju-${name}.woff2`, target), cut);
  console.log(`ojuju-${name}: ${shipped.length} -> ${cut.length} bytes`);
}
await copyFile(require.resolve('@fontsource/ojuju/LICENSE'), new URL('OFL.txt', target));
await writeFile(
  new URL('../src/art/font-ranges.gen.ts', import.meta.url),
  `// Made by art/make-fonts.mjs. Do not edit.\nexport const fontRanges = ${JSON.stringify(RANGES, null, 2)};\n`,
);
