import type { EditionField } from './fields';
import { merge } from './merge';

const dates: EditionField = {
  kind: 'list',
  name: 'dates',
  label: 'Dates',
  entry: 'Date',
  titleField: 'day',
  fields: [],
};
const base = { dates: [{ key: 'notification', day: '2025-10-12' }] };
const mine = { dates: [{ key: 'notification', day: '2025-10-13' }] };

it('reports no conflict for an unchanged list, in any order of keys', () => {
  const theirs = { dates: [{ day: '2025-10-12', key: 'notification' }] };

  expect(merge([dates], base, mine, theirs)).toEqual({
    values: mine,
    updated: [],
    conflicts: [],
  });
});

it('reports a conflict for a list that both changed', () => {
  const theirs = { dates: [{ day: '2025-10-14', key: 'notification' }] };

  expect(merge([dates], base, mine, theirs).conflicts).toEqual([
    { field: dates, mine: mine.dates, theirs: theirs.dates },
  ]);
});
