import fc from 'fast-check';
import { makeReference } from '../../payments/reference/merchant-reference.js';
import type { MatchableLine, MatchablePayment } from './matching.js';
import { proposalsFor } from './proposals.js';

const payment = (changes: Partial<MatchablePayment> = {}): MatchablePayment => ({
  id: 'one',
  reference: makeReference('C25', Buffer.from('123456789')),
  firstName: 'Änne',
  lastName: 'Müller-Sample',
  organization: 'University of Samples',
  dueCents: 35_000,
  state: 'open',
  needsProof: false,
  ...changes,
});
const line = (changes: Partial<MatchableLine> = {}): MatchableLine => ({
  id: 'line',
  text: '',
  endToEndId: null,
  sender: 'Other Sender',
  cents: 35_000,
  ...changes,
});
const ref = payment().reference;
const other = payment({ id: 'two', reference: makeReference('C25', Buffer.from('987654321')) });
const one = (changes: Partial<MatchableLine>, ...payments: MatchablePayment[]) =>
  proposalsFor([line(changes)], payments.length > 0 ? payments : [payment(), other], 2000)[0];

const ways: [string, string][] = [
  ['as issued', ref],
  ['in small letters', ref.toLowerCase()],
  ['split by spaces', [...ref].join(' ')],
  ['over two lines', `FEE ${ref.slice(0, 6)}\n${ref.slice(6)}`],
  ['joined to other words', `FEE${ref.replaceAll('-', '')}CONFERENCE`],
  ['with other marks', ref.replaceAll('-', '/')],
];
it.each(ways)('is certain of a reference %s', (_, text) => {
  expect(one({ text })).toMatchObject({
    isCertain: true,
    score: 100,
    parts: [{ paymentId: 'one', cents: 35_000 }],
    reasons: [{ code: 'reference-exact' }, { code: 'amount-exact' }],
  });
});

it('marks the part of the text that matched', () => {
  const text = `Zahlung – ${ref} Danke`;
  const [mark] = one({ text })?.marks ?? [];
  expect(text.slice(mark?.from, mark?.to)).toBe(ref);
  expect(mark?.look).toBe('exact');
});

it('is certain of a reference that the payer gave as their own', () => {
  expect(one({ endToEndId: ref, text: 'FEE' })).toMatchObject({ isCertain: true, marks: [] });
});

const wrong = ref[5] === 'A' ? 'B' : 'A';
const slips: [string, string, string][] = [
  ['one wrong character', ref.slice(0, 5) + wrong + ref.slice(6), 'reference-slip'],
  ['one missing character', ref.slice(0, 5) + ref.slice(6), 'reference-missing-character'],
  ['one extra character', `${ref.slice(0, 5)}0${ref.slice(5)}`, 'reference-extra-character'],
  ['no prefix', ref.slice(4), 'reference-without-prefix'],
];
it.each(slips)('proposes a reference with %s', (_, text, code) => {
  const found = one({ text: `FEE ${text}` });
  expect(found).toMatchObject({ isCertain: false, parts: [{ paymentId: 'one' }] });
  expect(found?.score).toBeGreaterThan(90);
  expect(found?.reasons).toContainEqual(expect.objectContaining({ code }));
  expect(found?.marks[0]?.look).toBe('slip');
});

const amounts: [number, Partial<MatchablePayment>, string, number][] = [
  [33_500, {}, 'below-tolerated', 88],
  [20_000, {}, 'below', 75],
  [40_000, {}, 'above', 70],
  [35_000, { needsProof: true }, 'proof-missing', 96],
  [35_000, { state: 'paid', dueCents: 0 }, 'paid', 54],
  [35_000, { state: 'closed', dueCents: 0 }, 'closed', 50],
];
it.each(amounts)('is not certain of %s cents for %j: %s', (cents, changes, code, score) => {
  const found = one({ text: ref, cents }, payment(changes));
  expect(found).toMatchObject({ isCertain: false, score });
  expect(found?.reasons).toContainEqual(expect.objectContaining({ code }));
});

it('proposes by name and institution where the amount is exact', () => {
  const sender = 'ANNE MUELLER SAMPLE';
  expect(one({ sender })).toMatchObject({ score: 72 - 12 });
  const known = payment();
  expect(one({ sender }, known)).toMatchObject({ score: 72, reasons: [{ code: 'name' }, {}] });
  expect(one({ sender, text: 'UNIVERSITY SAMPLES' }, known)).toMatchObject({ score: 80 });
  expect(one({ sender: 'Samples University' }, known)).toMatchObject({ score: 64 });
  expect(one({ sender, cents: 34_999 }, known)).toBeUndefined();
});

describe('one transfer for several registrations', () => {
  const third = payment({
    id: 'three',
    reference: makeReference('C25', Buffer.from('abcdefghi')),
    dueCents: 25_000,
  });

  it('adds up by its references', () => {
    const text = `${ref} AND ${other.reference}`;
    expect(one({ text, cents: 70_000 }, payment(), other, third)).toMatchObject({
      score: 95,
      parts: [
        { paymentId: 'one', cents: 35_000 },
        { paymentId: 'two', cents: 35_000 },
      ],
    });
  });

  it('adds up with a colleague of the same institution', () => {
    const text = `${ref} ${other.reference} AND 1 MORE`;
    expect(one({ text, cents: 95_000 }, payment(), other, third)).toMatchObject({
      score: 91,
      parts: [{}, {}, { paymentId: 'three', cents: 25_000 }],
    });
  });

  it('adds up as the whole institution', () => {
    const sender = 'University of Samples';
    expect(one({ sender, cents: 95_000 }, payment(), other, third)).toMatchObject({ score: 78 });
  });
});

it('adds up several transfers for one registration', () => {
  const lines = [
    line({ id: 'a', text: ref, cents: 15_000 }),
    line({ id: 'b', text: ref, cents: 20_000 }),
  ];
  expect(proposalsFor(lines, [payment()], 0)).toMatchObject([
    { score: 90, parts: [{ cents: 15_000 }] },
    { score: 90, parts: [{ cents: 20_000 }] },
  ]);
});

it('is certain only of the first of two transfers for one registration', () => {
  const lines = [line({ id: 'a', text: ref }), line({ id: 'b', text: ref })];
  expect(proposalsFor(lines, [payment()], 0)).toMatchObject([
    { isCertain: true },
    { isCertain: false, score: 54, reasons: [{}, { code: 'other-line' }] },
  ]);
});

it('never is certain of a reference that was not issued, whatever the text', () => {
  const payments = Array.from({ length: 50 }, (_, at) =>
    payment({ id: String(at), reference: makeReference('C25') }),
  );
  fc.assert(
    fc.property(
      fc.stringMatching(/^(C25-)?[A-HJ-NP-Z2-9]{5}-[A-HJ-NP-Z2-9]{5}.{0,40}$/),
      (text) => {
        const isIssued = payments.some((known) => text.includes(known.reference.slice(4)));
        const [found] = proposalsFor([line({ text, sender: '' })], payments, 0);
        if (!isIssued) expect(found?.isCertain ?? false).toBe(false);
      },
    ),
  );
});
