import { isOpen } from './opening.js';

const noon = new Date('2025-10-05T12:00:00Z');

it.each([
  [{ open: true }, true],
  [{ open: false }, false],
  [{ open: true, closesAt: '2025-10-05T12:00:01Z' }, true],
  [{ open: true, closesAt: '2025-10-05T12:00:00Z' }, false],
  [{ open: false, closesAt: '2025-10-05T12:00:01Z' }, false],
])('%j at noon: %s', (opening, expected) => {
  expect(isOpen(opening, noon)).toBe(expected);
});
