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

test('a list that others left alone is nothing to decide, in whatever order its entries are named', () => {
  const theirs = { dates: [{ day: '2025-10-12', key: 'notification' }] };

  expect(merge([dates], base, mine, theirs)).toEqual({
    values: mine,
    takenOver: [],
    disagreements: [],
  });
});

test('a list that both changed is to be decided', () => {
  const theirs = { dates: [{ day: '2025-10-14', key: 'notification' }] };

  expect(merge([dates], base, mine, theirs).disagreements).toEqual([
    { field: dates, mine: mine.dates, theirs: theirs.dates },
  ]);
});
