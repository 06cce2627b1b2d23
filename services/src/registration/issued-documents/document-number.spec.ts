import fc from 'fast-check';
import { groupedNumber, makeDocumentNumber, parseDocumentNumber } from './document-number.js';

const LETTERS = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'];
const number = fc
  .uint8Array({ minLength: 12, maxLength: 12 })
  .map((bytes) => makeDocumentNumber(Buffer.from(bytes)));

it('is read in small letters, with dashes and spaces, and with letters that look like digits', () => {
  fc.assert(
    fc.property(number, (made) => {
      const typed = [
        ` ${groupedNumber(made).toLowerCase()} `,
        groupedNumber(made).replaceAll('-', ' – '),
        made.replaceAll('0', 'O').replaceAll('1', 'l').replaceAll('V', 'u'),
      ];
      for (const each of typed) expect(parseDocumentNumber(each)).toBe(made);
    }),
  );
});

it('is not read with one wrong character, or two neighbours that changed places', () => {
  fc.assert(
    fc.property(number, fc.nat(12), fc.constantFrom(...LETTERS), (made, at, other) => {
      const wrong = made.slice(0, at) + other + made.slice(at + 1);
      fc.pre(wrong !== made);
      expect(parseDocumentNumber(wrong)).toBeUndefined();
    }),
  );
  fc.assert(
    fc.property(number, fc.nat(11), (made, at) => {
      const [left = '', right = ''] = made.slice(at, at + 2);
      fc.pre(left !== right);
      expect(parseDocumentNumber(made.slice(0, at) + right + left + made.slice(at + 2))).toBe(
        undefined,
      );
    }),
  );
});

it('has 60 random bits: no two of 10,000 are equal, and each place takes all characters', () => {
  const made = Array.from({ length: 10_000 }, () => makeDocumentNumber());
  expect(new Set(made).size).toBe(made.length);
  for (let at = 0; at < 12; at += 1)
    expect(new Set(made.map((each) => each[at])).size).toBe(LETTERS.length);
});

it.each(['', 'K7QM', 'K7QM-4TXD-9WHP-RR', 'K7QM-4TXD-9WHP-!', '../../etc/passwd'])(
  '%j is no number',
  (typed) => {
    expect(parseDocumentNumber(typed)).toBeUndefined();
  },
);
