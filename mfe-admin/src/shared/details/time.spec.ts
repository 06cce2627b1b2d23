import { age } from './time';

const now = Date.parse('2025-10-14T12:00:00Z');

it.each([
  ['2025-10-14T12:00:30Z', '0 min'],
  ['2025-10-14T11:01:00Z', '59 min'],
  ['2025-10-14T11:00:00Z', '1 h'],
  ['2025-10-13T12:00:01Z', '23 h'],
  ['2025-10-13T12:00:00Z', '1 day'],
  ['2025-10-12T12:00:00Z', '2 days'],
])('%s was %s ago', (instant, expected) => {
  expect(age(instant, now)).toBe(expected);
});
