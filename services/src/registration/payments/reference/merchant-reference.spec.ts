import fc from 'fast-check';
import { makeReference, parseReference } from './merchant-reference.js';

const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const reference = fc.constant(null).map(() => makeReference('C25'));

function withCharacter(text: string, at: number, char: string): string {
  return text.slice(0, at) + char + text.slice(at + 1);
}

it('a reference has the prefix, two groups of five, and no O, I, 0 or 1 after the prefix', () => {
  fc.assert(
    fc.property(reference, (made) => {
      expect(made).toMatch(/^C25-[A-HJ-NP-Z2-9]{5}-[A-HJ-NP-Z2-9]{5}$/);
    }),
  );
});

it('a thousand references differ', () => {
  const made = Array.from({ length: 1000 }, () => makeReference('C25'));
  expect(new Set(made).size).toBe(1000);
});

it.each([
  ['as it is stored', (made: string) => made],
  ['in small letters', (made: string) => made.toLowerCase()],
  ['without dashes', (made: string) => made.replaceAll('-', '')],
  ['with spaces', (made: string) => ` ${made.replaceAll('-', ' ')} `],
  ['with long dashes', (made: string) => made.replaceAll('-', '–')],
  ['letter by letter', (made: string) => [...made].join(' ')],
])('it is read %s', (_, typed) => {
  const made = makeReference('C25');
  expect(parseReference(typed(made))).toBe(made);
});

it('every single wrong character is noticed', () => {
  const made = makeReference('C25');
  for (let at = 4; at < made.length; at++) {
    for (const char of ALPHABET) {
      if (made[at] === '-' || made[at] === char) continue;
      expect(parseReference(withCharacter(made, at, char))).toBeUndefined();
    }
  }
});

it('every swap of two neighbours is noticed', () => {
  fc.assert(
    fc.property(reference, fc.integer({ min: 3, max: 11 }), (made, at) => {
      const compact = made.replaceAll('-', '');
      const [left = '', right = ''] = compact.slice(at, at + 2);
      fc.pre(left !== right);
      const swapped = compact.slice(0, at) + right + left + compact.slice(at + 2);
      expect(parseReference(swapped)).toBeUndefined();
    }),
  );
});

it.each(['', 'C25', 'hello', 'C25-00000-00000', 'C25-AAAAA-AAAAAA', "C25'; drop table"])(
  '%j is no reference',
  (typed) => {
    expect(parseReference(typed)).toBeUndefined();
  },
);
