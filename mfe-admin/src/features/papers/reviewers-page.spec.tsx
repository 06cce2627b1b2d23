import {
  people,
  renderRemote,
  screen,
  setWindowWidth,
  userEvent,
  within,
} from '@plenary/kit/testing';
import remote from '../../remote';
import routes from '../../routes';
import { sampleReviewer, serveReviewers } from '../../testing/sample-reviewers';

const open = (search = '') =>
  renderRemote(
    { routes, remote },
    { path: `/admin/papers/reviewers${search}`, user: people.admin },
  );
const drawer = async () => within(await screen.findByRole('dialog', { name: 'Reviewer Number1' }));

beforeEach(() => setWindowWidth(1440));

test('lists who can review with their topics, papers and state', async () => {
  const topics = ['Synthetic media'];
  const { asked } = serveReviewers([
    sampleReviewer(1, {
      terms: { maxLoad: 2, topics, isPaused: false, version: 1 },
      limit: 2,
      late: 1,
    }),
    sampleReviewer(2, { availability: 'paused' }),
  ]);
  open();
  expect(await screen.findByRole('link', { name: 'Reviewer Number1' })).toBeVisible();
  expect(screen.getByText('Synthetic media', { selector: 'td' })).toBeVisible();
  expect(screen.getByText('1 of 2')).toBeVisible();
  expect(screen.getByText('1 late')).toBeVisible();
  expect(screen.getByText('None named')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Papers' })).toHaveAttribute('href', '/admin/papers');
  await userEvent.click(screen.getByRole('link', { name: /^Takes a break/ }));
  expect(asked.at(-1)).toMatchObject({ availability: 'paused' });
});

test('sets limit, topics and pause, and says so', async () => {
  const { sent } = serveReviewers([sampleReviewer(1)]);
  open(`?item=${sampleReviewer(1).id}`);
  const pane = await drawer();
  const limit = pane.getByLabelText(/^Papers at most/);
  expect(limit).toHaveAccessibleDescription('Empty: as many as the edition says, 6.');
  await userEvent.type(limit, '501');
  await userEvent.click(pane.getByRole('button', { name: 'Save' }));
  expect(limit).toHaveAccessibleDescription(/Please give a number/);
  expect(sent).toEqual([]);
  await userEvent.clear(limit);
  await userEvent.type(limit, '1');
  await userEvent.click(pane.getByLabelText(/^Low-resource languages/));
  await userEvent.click(pane.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^Saved/)).toBeVisible();
  expect(sent).toEqual([
    { maxLoad: 1, topics: ['Low-resource languages'], isPaused: false, version: 1 },
  ]);
  expect((await drawer()).getByText('Has enough')).toBeVisible();

  await userEvent.clear((await drawer()).getByLabelText(/^Papers at most/));
  await userEvent.click((await drawer()).getByLabelText(/^Takes a break/));
  await userEvent.click((await drawer()).getByRole('button', { name: 'Save' }));
  expect(await (await drawer()).findByText('Takes a break')).toBeVisible();
  expect(sent.at(-1)).toMatchObject({ maxLoad: null, isPaused: true });
});

test('tells what the reviewer said meanwhile before that is written over', async () => {
  const { id } = sampleReviewer(1);
  const { sent, change } = serveReviewers([sampleReviewer(1)]);
  open(`?item=${id}`);
  const pane = await drawer();
  await userEvent.type(pane.getByLabelText(/^Papers at most/), '5');
  change(id, { isPaused: true });
  await userEvent.click(pane.getByRole('button', { name: 'Save' }));
  expect(await pane.findByText(/edition says; no topics; takes a break/)).toBeVisible();
  expect(pane.getByLabelText(/^Papers at most/)).toHaveValue('5');
  await userEvent.click(pane.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^Saved/)).toBeVisible();
  expect(sent.at(-1)).toMatchObject({ maxLoad: 5, isPaused: false, version: 2 });
});

test('says when there is nobody', async () => {
  serveReviewers([]);
  open();
  expect(await screen.findByText('Nobody can review yet')).toBeVisible();
});
