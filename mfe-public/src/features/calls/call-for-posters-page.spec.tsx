import { renderRemote, sampleEdition, screen, within } from '@plenary/kit/testing';
import CallForPostersPage from './call-for-posters-page';

const section = (name: string) => within(screen.getByRole('region', { name }));

it('names the format and links to submission in the page head', () => {
  renderRemote(<CallForPostersPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Call for Posters' })).toBeVisible();
  expect(screen.getByText(/A0 portrait, and its paper of at least 6 pages/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Submit a poster' })).toHaveAttribute('href', '/submit');
});

it('shows the format A0 portrait and the minimum of six pages', () => {
  renderRemote(<CallForPostersPage />);
  const items = section('Poster format')
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(items).toEqual([
    'A0 portrait',
    '6 pages minimum for the poster’s paper, 8 maximum',
    ...sampleEdition.posterGuidelines,
  ]);
});

it('shows the dates of the edition', () => {
  renderRemote(<CallForPostersPage />);
  const labels = sampleEdition.dates.map(({ label }) => label);
  const items = section('Important dates').getAllByRole('listitem');
  items.forEach((item, index) => expect(item).toHaveTextContent(labels[index] ?? ''));
  expect(items).toHaveLength(labels.length);
});
