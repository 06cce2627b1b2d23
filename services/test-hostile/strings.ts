import type { Expected } from './corpus.js';
import { random } from './corpus.js';

/** A text, and whether a multi-line field takes it. All are made here. */
export interface HostileString {
  kind: string;
  text: string;
  expected: Expected;
}

const from = (...points: number[]) => String.fromCodePoint(...points);
const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, place) => first + place);

/** The 66 noncharacters: U+FDD0 to U+FDEF, and the last two of each plane. */
export const NONCHARACTERS = [
  ...range(0xfdd0, 0xfdef),
  ...range(0, 16).flatMap((plane) => [plane * 0x10000 + 0xfffe, plane * 0x10000 + 0xffff]),
];

const CONTROLS = [...range(0, 0x1f), ...range(0x7f, 0x9f)].filter(
  (point) => ![0x09, 0x0a, 0x0d].includes(point),
);

const LONE_SURROGATES = [
  '\ud800',
  '\udbff',
  '\udc00',
  '\udfff',
  '\udc00\ud800',
  'a\ud83d',
  '\ude00b',
  '\ud83d\ud83d\ude00',
];

/** Drawn as nothing: fine inside a text, never the whole of a required one. */
export const INVISIBLE = [
  '\u00ad',
  '\u034f',
  '\u061c',
  '\u115f',
  '\u17b4',
  '\u180e',
  '\u200b',
  '\u200c',
  '\u200d',
  '\u200e',
  '\u2060',
  '\u2064',
  '\u2800',
  '\u3164',
  '\ufe0f',
  '\ufeff',
  '\uffa0',
  '\u{1d159}',
  '\u{e0020}',
  '\u00a0',
  '\u2003',
  '\u3000',
];

/** One word or name for each script, and what joins or directs its letters. */
const SCRIPTS = [
  'Nguyễn Thị Ánh',
  'Škoda Žižková',
  'Ólafur Þórðarson',
  'Łukasz Żółć',
  'Αθηνά Παπαδοπούλου',
  'Ольга Ковальчук',
  'Ани Հայրապետյան',
  'נועה כהן',
  'ليلى الحسن',
  'می\u200cخواهم',
  'क्\u200dष',
  'श्री',
  'বাংলা',
  'தமிழ்',
  'ไทย',
  'ភាសាខ្មែរ',
  'አማርኛ',
  '李小龍',
  'ひらがな カタカナ',
  '한국어',
  'ᏣᎳᎩ',
  '\u{1e900}\u{1e92e}\u{1e927}',
  '\u{10330}\u{10331}',
  'a\u2068ليلى\u2069b',
  'ab\u200e \u200fcd',
  '👩\u200d👩\u200d👧',
  '🏳️\u200d🌈 🇰🇪',
];

/** Each is one text to NFC, written in another way. */
const DECOMPOSED = [
  'Jose\u0301',
  'A\u030angstro\u0308m',
  '\u1112\u1161\u11ab',
  'e\u0323\u0302',
  'q\u0307\u0323',
  '\u212b',
  '\u0958',
  '\u{1d160}',
];

/** Read as something else by the program that comes next. */
const SYNTAX = [
  '=HYPERLINK("https://x.example","y")',
  '+1-2',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '|calc',
  '＝1+1',
  '"; DROP TABLE papers; --',
  "' OR 1=1",
  '%_\\',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</script><!--',
  ']]>',
  '&amp;&#0;&lt;',
  'javascript:alert(1)',
  '{{7*7}}',
  '${7*7}',
  '#{7*7}',
  '{0}',
  '{count, plural, other {x}}',
  '%s%n%x',
  '../../etc/passwd',
  'C:\\CON',
  'a\r\nBcc: x@sample.example',
  'BEGIN:VEVENT\nDTSTART:0',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  'true',
  '0',
  '-0',
  '1e400',
  '9007199254740993',
  '0x41',
  '١٢٣',
  '½',
  '[]',
  '{}',
  '""',
  "'",
  '`',
  '\\',
  '\\u0000',
  '%00',
  '&#xFFFE;',
];

const CASES = ['ß', 'ẞ', 'İ', 'ı', 'ſ', 'ς', 'ǅ', 'ﬃ', 'ŉ', 'ΐ'];

const LENGTHS = [
  'a\u0301'.repeat(500),
  'Z' + '\u0336\u0348\u0351'.repeat(200),
  '😀'.repeat(1000),
  'long '.repeat(900),
  'x'.repeat(4999),
  '\u0958'.repeat(2400),
];

const OTHERS = [
  '\ufffd',
  '\ufffc',
  '\ufff9a\ufffab\ufffb',
  '\u2028',
  '\u2029',
  '\ue000',
  '\u{f0000}',
  '\u0378',
  '\u{e0041}',
  '\u0300',
  'аpple',
  'ＡＢＣ',
  'a\tb',
  'a\nb',
  'a\r\nb',
  'a\rb',
  '\u1680x',
];

/** Every text; random ones of all planes are decided by the seed. */
export function hostileStrings(randomCount = 200): HostileString[] {
  return [
    ...each(
      'noncharacter',
      NONCHARACTERS.map((point) => `a${from(point)}b`),
      'refused',
    ),
    ...each('lone surrogate', LONE_SURROGATES, 'refused'),
    ...each(
      'control character',
      CONTROLS.map((point) => `a${from(point)}b`),
      'refused',
    ),
    ...each(
      'bidirectional override',
      range(0x202a, 0x202e).map((p) => `a${from(p)}b`),
      'refused',
    ),
    ...each('invisible only', INVISIBLE, 'refused'),
    ...each(
      'invisible inside',
      INVISIBLE.map((text) => `a${text}b`),
      'accepted',
    ),
    ...each('script', SCRIPTS, 'accepted'),
    ...each('decomposed', DECOMPOSED, 'accepted'),
    ...each('syntax', SYNTAX, 'accepted'),
    ...each('case', CASES, 'accepted'),
    ...each('length', LENGTHS, 'accepted'),
    ...each('other', OTHERS, 'either'),
    ...each('random', randomTexts(randomCount), 'either'),
  ];
}

function each(kind: string, texts: string[], expected: Expected): HostileString[] {
  return texts.map((text) => ({ kind, text, expected }));
}

/** UTF-16 units and code points, unpaired surrogates among them. */
function randomTexts(count: number): string[] {
  const next = random('strings');
  const point = () => {
    const plane = next() < 0.7 ? 0 : Math.floor(next() * 17);
    return plane * 0x10000 + Math.floor(next() * 0x10000);
  };
  return Array.from({ length: count }, () =>
    from(...Array.from({ length: 1 + Math.floor(next() * 12) }, point)),
  );
}
