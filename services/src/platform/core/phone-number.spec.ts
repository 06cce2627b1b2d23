import { formatPhone, storedPhone } from './phone-number.js';

it.each([
  ['+234 803 123 4567', null, '+2348031234567'],
  ['0803 123 4567', 'Nigeria', '+2348031234567'],
  ['00234 803 123 4567', null, '+2348031234567'],
  ['+44 (0)20 7946 0018', 'Nigeria', '+442079460018'],
  ['020 7946 0018', 'United Kingdom', '+442079460018'],
  ['(415) 555-2671', 'United States of America', '+14155552671'],
  ['٠٨٠٣ ١٢٣ ٤٥٦٧', 'Nigeria', '+2348031234567'],
])('stores %s of %s as %s', (text, country, stored) => {
  expect(storedPhone(text, country)).toBe(stored);
});

it.each([
  ['0803 123 4567', null],
  ['0803 123 4567', 'Atlantis'],
  ['12', 'Nigeria'],
  ['+234 1', 'Nigeria'],
  ['ask the department', 'Nigeria'],
  ['+44 20 7946 0018 ext. 7', null],
  [null, 'Nigeria'],
])('leaves %j of %j as it is', (text, country) => {
  expect(storedPhone(text, country)).toBe(text);
});

it.each([
  ['+2348031234567', '+234 803 123 4567'],
  ['0803 123 4567', '0803 123 4567'],
  [null, null],
])('shows %j as %j', (stored, shown) => {
  expect(formatPhone(stored)).toBe(shown);
});
