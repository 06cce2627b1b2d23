import { countries, countryCodes } from '../../platform/core/countries.gen.js';
import { INCOME_GROUPS, incomeGroupOf, incomeGroups } from './income-groups.js';

const codesOf = (group: (typeof INCOME_GROUPS)[number]) => incomeGroups[group].split(/\s+/);

it('has as many economies in each group as the World Bank publishes', () => {
  // 218 economies: the Channel Islands have two codes.
  const counts = INCOME_GROUPS.map((group) => codesOf(group).length);
  expect(counts).toEqual([25, 47, 59, 87 + 1]);
});

it('has each code once, in ISO 3166-1 alpha-2', () => {
  const codes = INCOME_GROUPS.flatMap(codesOf);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual([]);
});

it('gives every country of the list a group, or none: the World Bank does not classify the Holy See', () => {
  const without = countries.filter((country) => incomeGroupOf(country) === 'unclassified');
  expect(without.map((country) => countryCodes[country])).toEqual(['VA']);
});

it.each([
  ['Ethiopia', 'low'],
  ['Togo', 'lowerMiddle'],
  ['Venezuela', 'lowerMiddle'],
  ['Philippines', 'upperMiddle'],
  ['Costa Rica', 'high'],
  ['Atlantis', undefined],
])('knows the group of %s of the fiscal year: %s', (country, group) => {
  expect(incomeGroupOf(country)).toBe(group);
});
