import { sampleEdition } from '@plenary/kit/testing';
import { dateDisagreements, disagreements } from './disagreements';

const [OPEN, SHUT] = [{ open: true }, { open: false }];

it.each([
  ['2025-09-01', OPEN, OPEN, []],
  ['2025-09-01', SHUT, OPEN, [/^Submissions are switched off.* 6 Oct 2025, 11:59 UTC/]],
  ['2025-09-01', OPEN, SHUT, [/^Registration is switched off/]],
  ['2025-10-14', OPEN, OPEN, [/^Submissions are open, and their deadline passed/]],
  ['2025-10-14', SHUT, OPEN, []],
  ['2025-10-21', OPEN, OPEN, [/^Submissions are open/, /^Registration is open/]],
  ['2025-10-21', SHUT, SHUT, []],
  [
    '2025-09-01',
    { open: true, closesAt: '2025-10-01T12:00:00Z' },
    OPEN,
    [/^Submissions close on 1 Oct 2025, 12:00 UTC, before their deadline/],
  ],
  ['2025-10-14', { open: true, closesAt: '2025-10-08T12:00:00Z' }, OPEN, []],
])('on %s with submissions %j and registration %j: %j', (day, submissions, registration, found) => {
  const edition = { ...sampleEdition, submissions, registration };
  expect(dateDisagreements(edition, Date.parse(day))).toEqual(
    found.map((text) => expect.stringMatching(text) as string),
  );
});

describe('with scheduled changes', () => {
  const of = 'submissions' as const;
  const opens = { act: 'open', of } as const;
  const closes = { act: 'close', of } as const;
  const extended = { act: 'extend', date: 'full-paper', day: '2025-10-20' } as const;
  const early = { open: true, closesAt: '2025-10-01T12:00:00Z' };

  it.each([
    ['2025-09-01', SHUT, opens, '2025-09-20', []],
    ['2025-09-01', SHUT, opens, '2025-10-20', [/^Submissions are switched off/]],
    ['2025-10-14', OPEN, closes, '2025-10-15', []],
    ['2025-10-14', OPEN, extended, '2025-10-15', []],
    ['2025-09-01', OPEN, closes, '2025-10-01', [/^A scheduled change closes submissions on 1 Oct/]],
    ['2025-09-01', early, extended, '2025-09-20', []],
    ['2025-09-01', early, extended, '2025-10-02', [/^Submissions close on 1 Oct/]],
  ])('on %s with %j, and %j on %s: %j', (day, submissions, change, at, found) => {
    const edition = { ...sampleEdition, submissions, registration: OPEN };
    const scheduled = [{ at: `${at}T08:00:00.000Z`, change }];
    expect(
      disagreements(edition, Date.parse(day), scheduled)
        .filter((each) => each.of === of)
        .map(({ text }) => text),
    ).toEqual(found.map((text) => expect.stringMatching(text) as string));
  });
});
