import {
  byTime,
  hoursOf,
  type Item,
  itemAt,
  moved,
  newItem,
  overlapOf,
  reordered,
  resized,
} from './model';

const item = (start: string, end: string, room = 'hall', papers: Item['papers'] = []): Item => ({
  ...{ start, end, room, papers, title: start, detail: '', kind: '' },
});
const times = ({ start, end }: Item) => `${start}–${end}`;

it.each([
  [15, '09:15–10:15'],
  [-30, '08:30–09:30'],
  [-1000, '00:00–01:00'],
  [2000, '22:59–23:59'],
])('moves an item by %d minutes within its day', (by, expected) => {
  expect(times(moved(item('09:00', '10:00'), by))).toBe(expected);
});

it('moves the times of papers with their item', () => {
  const papers = [
    { number: '1', start: '09:30' },
    { number: '2', start: '' },
  ];
  expect(moved(item('09:00', '10:00', 'hall', papers), 45).papers).toEqual([
    { number: '1', start: '10:15' },
    { number: '2', start: '' },
  ]);
});

it.each([
  [15, '09:00–10:15'],
  [-300, '09:00–09:15'],
  [2000, '09:00–23:59'],
])('changes the end by %d minutes, and keeps a step', (by, expected) => {
  expect(times(resized(item('09:00', '10:00'), by))).toBe(expected);
});

it('leaves an item without times as it is', () => {
  expect(moved(item('', ''), 15)).toEqual(item('', ''));
});

it('makes an item that ends where the next one of its room begins', () => {
  const items = [item('09:30', '10:00'), item('09:15', '10:00', 'library')];
  expect(times(newItem(items, 'hall', 9 * 60))).toBe('09:00–09:30');
  expect(times(newItem(items, '', 9 * 60))).toBe('09:00–10:00');
});

it('finds items by room and time', () => {
  const items = [item('09:00', '10:00'), item('09:30', '10:30'), item('09:00', '10:00', '')];
  expect(itemAt(items, 'hall', 9 * 60 + 30)).toBe(0);
  expect(itemAt(items, 'hall', 11 * 60)).toBe(-1);
  expect(overlapOf(items, 1)).toBe(items[0]);
  expect(overlapOf(items, 2)).toBeUndefined();
});

it('shows whole hours around all items, in the order of time', () => {
  const items = [item('18:30', '19:10'), item('07:45', '08:00')];
  expect(hoursOf(items)).toEqual({ first: 7, last: 20 });
  expect(byTime(items)).toEqual([1, 0]);
  expect(hoursOf([])).toEqual({ first: 8, last: 18 });
});

it('moves an entry of a list', () => {
  expect(reordered(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
});
