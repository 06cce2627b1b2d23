import { IntlMessageFormat } from 'intl-messageformat';
import {
  addCatalogue,
  currentLocale,
  defineTexts,
  formatList,
  formatPercent,
  startLocale,
} from '.';
import { parseMessage, renderMessage, formatNumber } from './message';

afterEach(() => startLocale('en'));

const texts = defineTexts('test', {
  title: 'Don’t worry',
  waiting: '{count, plural, one {# paper} other {# papers}} awaiting {who}',
  nested: { greeting: 'Hello {name}' },
});

it('returns a text, and fills in the placeholders of a message', () => {
  expect(texts.title).toBe('Don’t worry');
  expect(texts.waiting({ count: 1, who: 'review' })).toBe('1 paper awaiting review');
  expect(texts.waiting({ count: 2000, who: 'review' })).toBe('2,000 papers awaiting review');
  expect(texts.nested.greeting({ name: '{Ada} #' })).toBe('Hello {Ada} #');
});

it('types placeholders by their message', () => {
  // @ts-expect-error who is missing
  texts.waiting({ count: 1 });
  // @ts-expect-error a plural needs a number
  texts.waiting({ count: 'one', who: 'review' });
  // @ts-expect-error a text without placeholders is no function
  expect(() => void texts.title()).toThrow();
});

const samples: [message: string, values: Record<string, string | number>][] = [
  ["It's {name}'s", { name: 'Ada' }],
  ["'{name}' and ''{name}''", { name: 'Ada' }],
  ["{n, plural, one {'#' is #} other {'#' is #}}", { n: 1 }],
  ['# {n, plural, =0 {none} one {one} other {#, # more}}', { n: 0 }],
  ['# {n, plural, =0 {none} one {one} other {#, # more}}', { n: 1234 }],
  ['{n, plural, offset:1 =1 {You} one {You and # other} other {You and # others}}', { n: 1 }],
  ['{n, plural, offset:1 =1 {You} one {You and # other} other {You and # others}}', { n: 2 }],
  ['{n, plural, offset:1 =1 {You} one {You and # other} other {You and # others}}', { n: 7 }],
  ['{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { n: 22 }],
  ['{s, select, paid {Paid {n, number}} other {Open}}', { s: 'paid', n: 1250.5 }],
  ['{s, select, paid {Paid} other {Open}}', { s: 'unknown' }],
  [
    '{n, plural, one {{s, select, a {# A} other {# B}}} other {# of {m, plural, one {#} other {# C}}}}',
    { n: 5, s: 'a', m: 9 },
  ],
  ['{n, plural, one {# paper} few {# papery} other {# papers}}', { n: 3 }],
];

it.each(samples)('formats %s with %j as ICU does', (message, values) => {
  for (const locale of ['en-GB', 'pl', 'ar-EG']) {
    const rendering = { values, rules: locale, numbers: locale };
    const expected = new IntlMessageFormat(message, locale, undefined, { ignoreTag: true }).format(
      values,
    );
    expect(renderMessage(parseMessage(message), rendering)).toBe(expected);
  }
});

it.each(['{', 'a } b', '{n, plural, one {#}}', '{n, date}', '{n plural}', '{n, plural, other {#}'])(
  'refuses %s, which is not a message that catalogues may hold',
  (message) => expect(() => parseMessage(message)).toThrow('Not an ICU message'),
);

it('formats numbers and plurals of English as Intl does', () => {
  const message = parseMessage('{n, plural, one {# one} other {# other}} {n, number}');
  const format = new Intl.NumberFormat('en-GB');
  const rules = new Intl.PluralRules('en');
  for (const n of [-1001, -1, 0, 0.5, 1, 1.5, 2, 11, 21, 999, 1000, 12_345, NaN]) {
    const text = format.format(n);
    const rendering = { values: { n }, rules: 'en', numbers: 'en-GB' };
    expect(renderMessage(message, rendering)).toBe(`${text} ${rules.select(n)} ${text}`);
  }
});

it('takes translations from the catalogue of the language, with its plural rules', async () => {
  await startLocale('pl');
  const load = jest.fn().mockResolvedValue({
    default: {
      'test.waiting':
        '{count, plural, one {# artykuł} few {# artykuły} other {# artykułów}} ({who})',
    },
  });
  await addCatalogue(load);
  expect(load).toHaveBeenCalledWith('pl');
  expect(texts.waiting({ count: 3, who: 'x' })).toBe('3 artykuły (x)');
  expect(texts.title).toBe('Don’t worry');
});

it.each([0, 7, 999, 1000, 1250, 99_999.5, 2.675, 0.005, 1_234_567, 1e14, -1, -1250.25, -1e6])(
  'writes the number %d in English as Intl does',
  (value) => {
    const british = (digits?: number) =>
      new Intl.NumberFormat('en-GB', {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }).format(value);
    expect(formatNumber('en-GB', value)).toBe(british());
    expect(formatNumber('en-GB', value, 0)).toBe(british(0));
    expect(formatNumber('en-GB', value, 2)).toBe(british(2));
  },
);

it('groups digits as the region does', () => {
  expect(formatNumber('en-IN', 1_234_567)).toBe('12,34,567');
});

it('loads no catalogue for English and for pseudo-locales', async () => {
  const load = jest.fn();
  await addCatalogue(load);
  await startLocale('en-XA');
  await addCatalogue(load);
  expect(load).not.toHaveBeenCalled();
});

it('accents and lengthens texts in en-XA, and leaves values as they are', async () => {
  await startLocale('en-XA');
  expect(texts.nested.greeting({ name: 'Ada' })).toBe('Ĥéļļó ~ Ada');
  expect(texts.title).toBe('Ðóñ’ţ ŵóŕŕý ~~~');
});

it('mirrors texts in ar-XB', async () => {
  await startLocale('ar-XB');
  expect(currentLocale()).toEqual({ lang: 'ar-XB', dir: 'rtl', format: 'ar-EG' });
  expect(texts.nested.greeting({ name: 'Ada' })).toBe('\u202eHello\u202c Ada');
});

it('knows the direction of a language by its script', async () => {
  await startLocale('fa');
  expect(currentLocale().dir).toBe('rtl');
  await startLocale('fr');
  expect(currentLocale()).toEqual({ lang: 'fr', dir: 'ltr', format: 'fr' });
});

it('formats lists and percentages as the language does', async () => {
  expect(formatList(['radio', 'speech', 'Yoruba'])).toBe('radio, speech, Yoruba');
  expect(formatPercent(20)).toBe('20%');
  await startLocale('de');
  expect(formatList(['a', 'b', 'c'])).toBe('a, b und c');
  expect(formatPercent(20)).toBe('20\u00a0%');
});
