import type { components } from '@plenary/kit/api';
import {
  http,
  people,
  renderRemote,
  screen,
  server,
  userEvent,
  within,
} from '@plenary/kit/testing';
import remote from '../../remote';
import routes from '../../routes';

type BidList = components['schemas']['BidList'];

const paper = (at: number): BidList['items'][number] => ({
  id: `00000000-0000-4000-8000-00000000000${at}`,
  title: `Paper ${at}`,
  abstract: `Abstract of paper ${at}.`,
  topic: 'Synthetic media',
  keywords: ['radio'],
  level: null,
});

/** Returns the bodies of the requests. */
function serveBids(changes: Partial<BidList> = {}) {
  const sent: unknown[] = [];
  let items = [paper(1), paper(2), paper(3)];
  const list = { isOpen: true, closesAt: null, total: 3, bids: 0, nextCursor: null, ...changes };
  server.use(
    http.get('/api/v1/reviews/bids', ({ response }) => response(200).json({ ...list, items })),
    http.put('/api/v1/reviews/bids/{paperId}', async ({ request, params, response }) => {
      const { level } = await request.json();
      sent.push([params.paperId.at(-1), level]);
      return response(200).json({ level });
    }),
    http.post('/api/v1/reviews/bids/{paperId}/conflict', async ({ request, params, response }) => {
      sent.push([params.paperId.at(-1), await request.json()]);
      items = items.filter(({ id }) => id !== params.paperId);
      return response(200).json({ level: null });
    }),
  );
  return sent;
}

const open = () =>
  renderRemote({ routes, remote }, { path: '/reviewers/bids', user: people.reviewer });

it('bids by keyboard: J and K move, digits bid, 0 removes the bid', async () => {
  const sent = serveBids();
  open();
  (await screen.findByRole('listitem', { name: 'Paper 1' })).focus();
  await userEvent.keyboard('5j');
  await userEvent.keyboard('2k');
  await userEvent.keyboard('0jj');
  await userEvent.keyboard('1');
  expect(await screen.findByText('2 of 3 papers with a bid')).toBeVisible();
  expect(sent).toEqual([
    ['1', 5],
    ['2', 2],
    ['1', null],
    ['3', 1],
  ]);
  const second = within(screen.getByRole('listitem', { name: 'Paper 2' }));
  expect(second.getByRole('radio', { name: 'In a pinch' })).toBeChecked();
});

it('declares a conflict with a reason, after which the paper is gone', async () => {
  const sent = serveBids();
  open();
  await userEvent.click(
    await screen.findByRole('button', { name: 'Declare a conflict with Paper 2' }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'My student, 5th year');
  await userEvent.click(dialog.getByRole('button', { name: 'Declare conflict' }));
  await expect(screen.findByText('Paper 3')).resolves.toBeVisible();
  expect(sent).toEqual([['2', { reason: 'My student, 5th year' }]]);
});

it('shows bids without changing them once bidding is closed', async () => {
  const sent = serveBids({ isOpen: false });
  open();
  (await screen.findByRole('listitem', { name: 'Paper 1' })).focus();
  await userEvent.keyboard('5');
  expect(screen.getByText(/Bidding is closed/)).toBeVisible();
  expect(screen.getAllByRole('radio')[0]).toBeDisabled();
  expect(sent).toEqual([]);
});
