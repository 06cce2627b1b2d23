import { renderRemote, sampleEdition, screen, within } from '@plenary/kit/testing';
import Presentation from './presentation';

const [firstDay] = sampleEdition.schedule;
const item = {
  start: '11:15',
  end: '12:45',
  title: 'Voices',
  detail: '',
  room: 'main',
  papers: [{ number: 7 }, { number: 4, start: '11:45' }],
};
const edition = {
  ...sampleEdition,
  rooms: [{ id: 'main', name: 'Sample hall', kind: 'physical' as const }],
  schedule: [{ ...firstDay!, items: [item] }],
};
const open = (number: number) => renderRemote(<Presentation number={number} />, { edition });

it.each([
  [4, 'From 11:45'],
  [7, '11:15–12:45'],
])('says when and where paper %i is presented', (number, time) => {
  open(number);

  const card = within(screen.getByRole('complementary', { name: 'Your presentation' }));
  const facts = card.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts).toEqual([expect.stringContaining('2025'), time, 'Sample hall', 'Voices']);
  expect(card.getByRole('link', { name: 'Open the schedule' })).toHaveAttribute(
    'href',
    '/schedule',
  );
});

it('is absent for a paper that the schedule does not have', () => {
  open(5);

  expect(screen.queryByRole('complementary')).toBeNull();
});
