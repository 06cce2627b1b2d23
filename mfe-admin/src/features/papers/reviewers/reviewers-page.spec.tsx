import {
  people,
  renderRemote,
  screen,
  setWindowWidth,
  userEvent,
  within,
} from '@plenary/kit/testing';
import remote from '../../../remote';
import routes from '../../../routes';
import { sampleReviewer, serveReviewers } from '../../../testing/sample-reviewers';

const open = (search = '') =>
  renderRemote(
    { routes, remote },
    { path: `/admin/papers/reviewers${search}`, user: people.admin },
  );
const drawer = async () => within(await screen.findByRole('dialog', { name: 'Reviewer Number1' }));

beforeEach(() => setWindowWidth(1440));

it('lists reviewers with topics, papers and availability', async () => {
  const topics = ['Synthetic media'];
  const { asked } = serveReviewers([
    sampleReviewer(1, {
      terms: { maxLoad: 2, topics, isPaused: false, version: 1 },
      limit: 2,
      late: 1,
      ratings: { mean: 2.5, count: 4 },
    }),
    sampleReviewer(2, { availability: 'paused' }),
  ]);
  open();
  expect(await screen.findByRole('link', { name: 'Reviewer Number1' })).toBeVisible();
  expect(screen.getByText('Synthetic media', { selector: 'td' })).toBeVisible();
  expect(screen.getByText('1 of 2')).toBeVisible();
  expect(screen.getByText('1 overdue')).toBeVisible();
  expect(screen.getByText('2.5 of 3 (4)')).toBeVisible();
  expect(screen.getByText('No topics')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Papers' })).toHaveAttribute('href', '/admin/papers');
  await userEvent.click(screen.getByRole('link', { name: /^Paused/ }));
  expect(asked.at(-1)).toMatchObject({ availability: 'paused' });
});

it('updates limit, topics and pause', async () => {
  const { sent } = serveReviewers([sampleReviewer(1)]);
  open(`?item=${sampleReviewer(1).id}`);
  const pane = await drawer();
  const limit = pane.getByLabelText(/^Maximum papers/);
  expect(limit).toHaveAccessibleDescription('Leave blank for the default (6).');
  await userEvent.type(limit, '501');
  await userEvent.click(pane.getByRole('button', { name: 'Save' }));
  expect(limit).toHaveAccessibleDescription(/Enter a number/);
  expect(sent).toEqual([]);
  await userEvent.clear(limit);
  await userEvent.type(limit, '1');
  await userEvent.click(pane.getByLabelText(/^Low-resource languages/));
  await userEvent.click(pane.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^Changes saved/)).toBeVisible();
  expect(sent).toEqual([
    { maxLoad: 1, topics: ['Low-resource languages'], isPaused: false, version: 1 },
  ]);
  expect((await drawer()).getByText('At capacity')).toBeVisible();

  await userEvent.clear((await drawer()).getByLabelText(/^Maximum papers/));
  await userEvent.click((await drawer()).getByLabelText(/^Paused/));
  await userEvent.click((await drawer()).getByRole('button', { name: 'Save' }));
  expect(await (await drawer()).findByText('Paused')).toBeVisible();
  expect(sent.at(-1)).toMatchObject({ maxLoad: null, isPaused: true });
});

it('shows the current limits after a conflict, and overwrites on the second save', async () => {
  const { id } = sampleReviewer(1);
  const { sent, change } = serveReviewers([sampleReviewer(1)]);
  open(`?item=${id}`);
  const pane = await drawer();
  await userEvent.type(pane.getByLabelText(/^Maximum papers/), '5');
  change(id, { isPaused: true });
  await userEvent.click(pane.getByRole('button', { name: 'Save' }));
  expect(await pane.findByText(/maximum papers: default; no topics; paused/)).toBeVisible();
  expect(pane.getByLabelText(/^Maximum papers/)).toHaveValue('5');
  await userEvent.click(pane.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^Changes saved/)).toBeVisible();
  expect(sent.at(-1)).toMatchObject({ maxLoad: 5, isPaused: false, version: 2 });
});

it('shows an empty list', async () => {
  serveReviewers([]);
  open();
  expect(await screen.findByText('No reviewers yet')).toBeVisible();
});
