import { http, people, renderRemote, screen, server, userEvent } from '@plenary/kit/testing';
import remote from '../../remote';
import routes from '../../routes';
import { serveAssignments } from '../../testing/sample-reviews';
import { serveExpertise, serveProfile, serveRelations } from '../../testing/sample-profile';

beforeEach(() => {
  serveExpertise({ keywords: [], publications: [] });
  serveRelations();
});

const open = (path = '/reviewers/profile') =>
  renderRemote({ routes, remote }, { path, user: people.reviewer });

it('saves limit, topics and pause', async () => {
  serveAssignments([]);
  const sent = serveProfile({ maxLoad: 4, topics: ['Synthetic media'], isPaused: false });
  open('/reviewers');
  await userEvent.click(await screen.findByRole('link', { name: 'Limits and expertise' }));
  const limit = await screen.findByLabelText(/^Maximum papers/);
  expect(limit).toHaveValue('4');
  expect(screen.getByLabelText(/^Synthetic media/)).toBeChecked();
  await userEvent.clear(limit);
  await userEvent.type(limit, 'four');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(limit).toHaveAccessibleDescription(/Enter a number from 0 to 500/);
  expect(sent).toEqual([]);
  await userEvent.clear(limit);
  await userEvent.click(screen.getByLabelText(/^AI in the newsroom/));
  await userEvent.click(screen.getByLabelText(/^Pause/));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Changes saved.')).toBeVisible();
  const topics = ['AI in the newsroom', 'Synthetic media'];
  expect(sent).toEqual([{ maxLoad: null, topics, isPaused: true, version: 1 }]);
});

it('shows a concurrent change before it is overwritten', async () => {
  const initial = { maxLoad: 4, topics: [], isPaused: false };
  const sent = serveProfile(initial, { maxLoad: 1, topics: ['Synthetic media'] });
  open();
  const limit = await screen.findByLabelText(/^Maximum papers/);
  await userEvent.clear(limit);
  await userEvent.type(limit, '3');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(
    await screen.findByText(/maximum papers: 1; topics: Synthetic media; not paused/),
  ).toBeVisible();
  expect(limit).toHaveValue('3');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Changes saved.')).toBeVisible();
  expect(sent.map(({ maxLoad, version }) => [maxLoad, version])).toEqual([
    [3, 1],
    [3, 2],
  ]);
});

it('retries after a failed request', async () => {
  server.use(http.untyped.get('*/api/v1/reviews/profile', () => Response.error()));
  open();
  const retry = await screen.findByRole('button', { name: /try again/i }, { timeout: 10_000 });
  serveProfile({ maxLoad: null, topics: [], isPaused: true });
  await userEvent.click(retry);
  expect(await screen.findByLabelText(/^Pause/)).toBeChecked();
});
