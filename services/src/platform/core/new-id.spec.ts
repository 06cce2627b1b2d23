import { newId } from './new-id.js';

it('makes UUIDs of version 7 that start with the time', () => {
  const before = Date.now();
  const id = newId();
  expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  const ms = parseInt(id.replace('-', '').slice(0, 12), 16);
  expect(ms).toBeGreaterThanOrEqual(before);
  expect(ms).toBeLessThanOrEqual(Date.now());
});

it('makes ascending ids, also for thousands in one millisecond', () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  const ids = Array.from({ length: 10_000 }, newId);
  clock.mockRestore();
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});

it('follows a clock that is set back', () => {
  const past = Date.UTC(2025, 0, 1);
  const clock = jest.spyOn(Date, 'now').mockReturnValue(past);
  const id = newId();
  clock.mockRestore();
  expect(parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(past);
});
