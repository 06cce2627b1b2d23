import { renderRemote, sampleEdition, screen, userEvent, within } from '@plenary/kit/testing';
import CommitteePage from './committee-page';

const card = (name: string) => within(screen.getByText(name).closest('li')!);

it('shows three tabs with the chair selected', () => {
  renderRemote(<CommitteePage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Meet our Committees' })).toBeVisible();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Conference Chair',
    'Organizing Committee',
    'Scientific Committee',
  ]);
  expect(screen.getByRole('tabpanel', { name: 'Conference Chair' })).toBeVisible();
});

it.each([
  ['Conference Chair', sampleEdition.committee.chair],
  ['Organizing Committee', sampleEdition.committee.organizing],
  ['Scientific Committee', sampleEdition.committee.scientific],
])('shows name and role of each member in %s', async (tab, people) => {
  renderRemote(<CommitteePage />);
  await userEvent.click(screen.getByRole('tab', { name: tab }));
  const panel = within(screen.getByRole('tabpanel', { name: tab }));
  const cards = panel.getAllByRole('listitem');
  expect(cards).toHaveLength(people.length);
  people.forEach(({ name, role }, index) => {
    expect(cards[index]).toHaveTextContent(name);
    expect(cards[index]).toHaveTextContent(role);
  });
});

it('links to a profile if there is one', () => {
  renderRemote(<CommitteePage />);
  expect(
    card('Chair One (sample)').getByRole('link', { name: 'Profile of Chair One (sample)' }),
  ).toHaveAttribute('href', 'https://www.linkedin.com/');
  expect(card('Chair Two (sample)').queryByRole('link')).not.toBeInTheDocument();
});

it('shows a photo instead of the drawn portrait', () => {
  const image = `/api/v1/pictures/${'0a'.repeat(10)}-1440x960`;
  const chair = [{ name: 'Ada', role: 'Chair', initials: 'A', image }];
  const edition = { ...sampleEdition, committee: { ...sampleEdition.committee, chair } };
  const { container } = renderRemote(<CommitteePage />, { edition });
  expect(container.querySelector('li img')).toHaveAttribute('src', image);
});

it.each(['javascript:alert(1)', 'data:text/html,x', '//elsewhere.example', 'HTTPS:/x'])(
  'omits a link without http(s): %s',
  (linkedin) => {
    const chair = [{ name: 'Ada', role: 'Chair', initials: 'A', linkedin }];
    const edition = { ...sampleEdition, committee: { ...sampleEdition.committee, chair } };
    renderRemote(<CommitteePage />, { edition });
    expect(card('Ada').queryByRole('link')).not.toBeInTheDocument();
  },
);

it('shows an empty state for a committee without members', () => {
  const edition = {
    ...sampleEdition,
    committee: { chair: [], organizing: [], scientific: [] },
  };
  renderRemote(<CommitteePage />, { edition });
  expect(screen.getByRole('tabpanel')).toHaveTextContent(/announced here/);
});
