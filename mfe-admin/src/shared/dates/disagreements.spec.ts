import { sampleEdition } from '@plenary/kit/testing';
import { dateDisagreements } from './disagreements';

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
