import { renderRemote, sampleEdition, screen, within } from '@plenary/kit/testing';
import CallForPostersPage from './call-for-posters-page';

const part = (name: string) => within(screen.getByRole('region', { name }));

test('the head names the format and leads to the submission', () => {
  renderRemote(<CallForPostersPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Call for Posters' })).toBeVisible();
  expect(screen.getByText(/A0 portrait, and its paper of at least 6 pages/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Submit a poster' })).toHaveAttribute('href', '/submit');
});

test('A0 portrait, minimum six pages', () => {
  renderRemote(<CallForPostersPage />);
  const items = part('Poster format')
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(items).toEqual([
    'A0 portrait',
    "6 pages at least in the poster's paper, 8 at most",
    ...sampleEdition.posterGuidelines,
  ]);
});

test('the dates are those of the edition', () => {
  renderRemote(<CallForPostersPage />);
  const labels = sampleEdition.dates.map(({ label }) => label);
  const items = part('Important dates').getAllByRole('listitem');
  items.forEach((item, index) => expect(item).toHaveTextContent(labels[index] ?? ''));
  expect(items).toHaveLength(labels.length);
});
