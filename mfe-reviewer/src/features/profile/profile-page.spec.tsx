import { http, people, renderRemote, screen, server, userEvent } from '@plenary/kit/testing';
import remote from '../../remote';
import routes from '../../routes';
import { serveAssignments } from '../../testing/sample-assignments';
import { serveProfile } from '../../testing/sample-profile';

const open = (path = '/reviewers/profile') =>
  renderRemote({ routes, remote }, { path, user: people.reviewer });

test('limit, topics and a break are said from the list of reviews', async () => {
  serveAssignments([]);
  const sent = serveProfile({ maxLoad: 4, topics: ['Synthetic media'], isPaused: false });
  open('/reviewers');
  await userEvent.click(await screen.findByRole('link', { name: 'Limits and topics' }));
  const limit = await screen.findByLabelText(/^Papers at most/);
  expect(limit).toHaveValue('4');
  expect(screen.getByLabelText(/^Synthetic media/)).toBeChecked();
  await userEvent.clear(limit);
  await userEvent.type(limit, 'four');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(limit).toHaveAccessibleDescription(/Please give a number/);
  expect(sent).toEqual([]);
  await userEvent.clear(limit);
  await userEvent.click(screen.getByLabelText(/^AI in the newsroom/));
  await userEvent.click(screen.getByLabelText(/^I take a break/));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved.')).toBeVisible();
  const topics = ['AI in the newsroom', 'Synthetic media'];
  expect(sent).toEqual([{ maxLoad: null, topics, isPaused: true, version: 1 }]);
});

test('what the committee said meanwhile is told before it is written over', async () => {
  const said = { maxLoad: 4, topics: [], isPaused: false };
  const sent = serveProfile(said, { maxLoad: 1, topics: ['Synthetic media'] });
  open();
  const limit = await screen.findByLabelText(/^Papers at most/);
  await userEvent.clear(limit);
  await userEvent.type(limit, '3');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(
    await screen.findByText(/papers at most: 1; topics: Synthetic media; no break/),
  ).toBeVisible();
  expect(limit).toHaveValue('3');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(sent.map(({ maxLoad, version }) => [maxLoad, version])).toEqual([
    [3, 1],
    [3, 2],
  ]);
});

test('says what did not load, and asks again', async () => {
  server.use(http.untyped.get('*/api/v1/reviews/profile', () => Response.error()));
  open();
  const retry = await screen.findByRole('button', { name: /try again/i }, { timeout: 10_000 });
  serveProfile({ maxLoad: null, topics: [], isPaused: true });
  await userEvent.click(retry);
  expect(await screen.findByLabelText(/^I take a break/)).toBeChecked();
});
