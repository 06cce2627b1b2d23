import { fontFaces } from './font-faces';
import { fontRanges } from './font-ranges.gen';

const holds = (file: keyof typeof fontRanges, text: string) =>
  [...text.normalize()].every((letter) =>
    fontRanges[file].split(',').some((range) => {
      const [first, last] = range
        .slice(2)
        .split('-')
        .map((hex) => parseInt(hex, 16));
      const codePoint = letter.codePointAt(0)!;
      return codePoint >= first! && codePoint <= (last ?? first!);
    }),
  );

it('needs one file for texts in English, French and Portuguese', () => {
  expect(holds('latin', 'AI & Digital Média: “São Paulo”, 27–28 November, €50')).toBe(true);
});

it('finds the letters of African languages in the files that are fetched on demand', () => {
  expect(holds('latin-ext', 'ɓƁɗƊɛƐɔƆŋŊ')).toBe(true);
  expect(holds('vietnamese', 'ẹẸọỌ')).toBe(true);
  expect(holds('latin', 'Ɔ')).toBe(false);
});

it('names every file below the prefix and shows text before it has come', () => {
  const css = fontFaces('/assets/fonts/');
  for (const file of Object.keys(fontRanges)) {
    expect(css).toContain(`url(/assets/fonts/ojuju-${file}.woff2)`);
  }
  expect(css.match(/font-display:swap/g)).toHaveLength(3);
});

it('scales the fallbacks to the display face', () => {
  const css = fontFaces('');
  expect(css).toMatch(
    /local\("Arial Bold"\).*size-adjust:93%;ascent-override:121%;descent-override:30%/,
  );
  expect(css).toMatch(
    /local\("Roboto Bold"\).*size-adjust:98\.5%;ascent-override:115%;descent-override:28%/,
  );
  expect(css).toMatch(
    /local\("DejaVu Sans Bold"\).*size-adjust:78%;ascent-override:145%;descent-override:36%/,
  );
});
