import fc from 'fast-check';
import { readOffline, writeOffline, type OfflineField } from './offline-form';

const head = { reviewId: 'review-1', formVersion: 'v1', lines: ['Paper 118', '===> concern'] };
const text = (name: string): OfflineField => ({ name, label: name, hint: '', maxLength: 20_000 });
const method: OfflineField = {
  ...text('criteria.method'),
  options: ['1', '2', '3'].map((value) => ({ value, word: value, label: '' })),
};
const award: OfflineField = {
  ...text('answers.award'),
  options: [
    { value: '1', word: '===> concern', label: '' },
    { value: '2', word: 'Best paper', label: '' },
  ],
};
const fields = [method, award, text('commentsToAuthors'), text('concern')];
const read = (content: string) => readOffline(content, head, fields);

/** Lines that look like markers and their escapes, among others. */
const line = fc.oneof(
  fc.constantFrom(
    '',
    '===> concern',
    '===# note',
    '\\===> concern',
    '\\\\===# x',
    '=====',
    '\uFEFF',
  ),
  fc.constantFrom('===> review other', '===> version v0', '===>', '===#', ' ===> concern'),
  fc.string({ unit: 'grapheme' }).map((each) => each.replace(/[\r\n]/g, ' ')),
);
const written = fc.array(line).map((lines) => lines.join('\n'));

/** Blank lines at the ends are not kept. */
const kept = (value: string) => value.replace(/^(\s*\n)+/, '').replace(/(\n\s*)+$/, '');

it('reads back every text and choice, with any line breaks and a byte order mark', () => {
  const values = fc.record({
    'criteria.method': fc.constantFrom('', '1', '2', '3'),
    'answers.award': fc.constantFrom('', '1', '2'),
    commentsToAuthors: written,
    concern: written,
  });
  const lineBreak = fc.constantFrom('\n', '\r\n', '\r');
  fc.assert(
    fc.property(values, lineBreak, fc.boolean(), (given, end, hasMark) => {
      const content = writeOffline(head, fields, given).replaceAll('\n', end);
      const found = read(hasMark ? `\uFEFF${content}` : content);
      const texts = {
        commentsToAuthors: kept(given.commentsToAuthors),
        concern: kept(given.concern),
      };
      const expected = Object.entries({ ...given, ...texts }).filter(([, value]) => value.trim());
      expect(found).toEqual({
        ...{ is: 'read', unread: [], isOtherVersion: false },
        values: Object.fromEntries(expected),
      });
    }),
    { numRuns: 500 },
  );
});

it('would read other texts without escapes', () => {
  const content = writeOffline(head, fields, { commentsToAuthors: 'A\n===> concern\nB' });
  expect(read(content)).toMatchObject({ values: { commentsToAuthors: 'A\n===> concern\nB' } });
  const unescaped = content.replace('\\===>', '===>');
  expect(read(unescaped)).toMatchObject({ values: { commentsToAuthors: 'A', concern: 'B' } });
});

it('refuses a form of another review, and a text without its id', () => {
  const content = writeOffline({ ...head, reviewId: 'review-2' }, fields, { concern: 'x' });
  expect(read(content)).toEqual({ is: 'foreign' });
  expect(read('Sound work.')).toEqual({ is: 'foreign' });
});

it('names each line that it does not understand', () => {
  const content = [
    '===> review review-1',
    'before any field',
    '===> criteria.method',
    'seven',
    '===> answers.gone',
    'An answer',
    '===> concern',
    'Copied.',
    '===> concern',
    'Again.',
  ].join('\n');
  expect(read(content)).toEqual({
    ...{ is: 'read', values: { concern: 'Copied.' }, isOtherVersion: true },
    unread: [
      { line: 2, text: 'before any field' },
      { line: 4, text: 'seven' },
      { line: 5, text: '===> answers.gone' },
      { line: 6, text: 'An answer' },
      { line: 9, text: '===> concern' },
      { line: 10, text: 'Again.' },
    ],
  });
});

it('leaves out a text that is too long, and reports its lines', () => {
  const content = writeOffline(head, fields, { concern: 'x'.repeat(20_001) });
  expect(read(content)).toMatchObject({ values: {}, unread: [{ text: 'x'.repeat(20_001) }] });
});
