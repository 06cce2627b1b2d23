import { fontRanges } from './font-ranges.gen';

/** The system fonts are scaled to the metrics of Ojuju, against layout shift. */
export const displayFamily = 'Ojuju, "Ojuju Arial", "Ojuju Roboto", "Ojuju DejaVu", sans-serif';

export const preloadedFont = 'ojuju-latin.woff2';

const fallbacks = [
  {
    family: 'Ojuju Arial',
    local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
    size: 93,
    ascent: 121,
    descent: 30,
  },
  {
    family: 'Ojuju Roboto',
    local: ['Roboto Bold', 'Roboto-Bold'],
    size: 98.5,
    ascent: 115,
    descent: 28,
  },
  {
    family: 'Ojuju DejaVu',
    local: ['DejaVu Sans Bold', 'DejaVuSans-Bold'],
    size: 78,
    ascent: 145,
    descent: 36,
  },
];

/** `prefix` is the URL of shell/assets/fonts with its closing slash. */
export const fontFaces = (prefix: string) =>
  [
    ...Object.entries(fontRanges).map(
      ([name, range]) =>
        `@font-face{font-family:Ojuju;font-weight:700;font-display:swap;` +
        `src:url(${prefix}ojuju-${name}.woff2) format("woff2");unicode-range:${range}}`,
    ),
    ...fallbacks.map(
      ({ family, local, size, ascent, descent }) =>
        `@font-face{font-family:"${family}";font-weight:700;` +
        `src:${local.map((face) => `local("${face}")`).join(',')};` +
        `size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`,
    ),
  ].join('');
