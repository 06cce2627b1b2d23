import type { components } from '@plenary/kit/api';
import {
  http,
  people,
  renderRemote,
  screen,
  server,
  userEvent,
  waitFor,
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
function serveBids(changes: Partial<BidList> = {}, numbers = [1, 2, 3]) {
  const sent: unknown[] = [];
  let items = numbers.map(paper);
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
  expect(await screen.findByText('Conflict with “Paper 2” declared.')).toBeVisible();
  expect(screen.queryByRole('listitem', { name: 'Paper 2' })).toBeNull();
  expect(screen.getByRole('listitem', { name: 'Paper 3' })).toHaveFocus();
  expect(sent).toEqual([['2', { reason: 'My student, 5th year' }]]);
});

it('ignores keys while a conflict is declared', async () => {
  const sent = serveBids();
  open();
  await userEvent.click(
    await screen.findByRole('button', { name: 'Declare a conflict with Paper 2' }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('5j');
  expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  expect(sent).toEqual([]);
});

it('removes a bid by a choice', async () => {
  const sent = serveBids();
  open();
  const first = within(await screen.findByRole('listitem', { name: 'Paper 1' }));
  expect(first.getByRole('radio', { name: 'No bid' })).toBeChecked();
  await userEvent.click(first.getByRole('radio', { name: 'Willing' }));
  await userEvent.click(first.getByRole('radio', { name: 'No bid' }));
  expect(await screen.findByText('0 of 3 papers with a bid')).toBeVisible();
  await waitFor(() =>
    expect(sent).toEqual([
      ['1', 4],
      ['1', null],
    ]),
  );
});

it('restores the saved bid after a failure, and keeps a later one', async () => {
  serveBids();
  let refuse = () => undefined as void;
  const isRefused = new Promise<void>((resolve) => (refuse = resolve));
  let failures = 1;
  server.use(
    http.untyped.put('*/api/v1/reviews/bids/:paperId', async ({ request }) => {
      if (failures-- <= 0) return Response.json(await request.json());
      await isRefused;
      const message = 'Bidding was closed.';
      return Response.json({ statusCode: 409, message }, { status: 409 });
    }),
  );
  open();
  const first = await screen.findByRole('listitem', { name: 'Paper 1' });
  first.focus();
  await userEvent.keyboard('5');
  await userEvent.keyboard('2');
  refuse();
  await waitFor(() => expect(failures).toBe(-1));
  expect(within(first).getByRole('radio', { name: 'In a pinch' })).toBeChecked();
  failures = 1;
  await userEvent.keyboard('4');
  expect(await within(first).findByText('Bidding was closed.')).toBeVisible();
  expect(within(first).getByRole('radio', { name: 'In a pinch' })).toBeChecked();
  expect(screen.getByText('1 of 3 papers with a bid')).toBeVisible();
});

it('says that more papers could not be loaded', async () => {
  serveBids({ nextCursor: 'next' });
  open();
  const more = await screen.findByRole('button', { name: 'Show more papers' });
  server.use(
    http.untyped.get('*/api/v1/reviews/bids', () =>
      Response.json({ statusCode: 500 }, { status: 500 }),
    ),
  );
  await userEvent.click(more);
  expect(await screen.findByText(/^More papers could not be loaded/)).toBeVisible();
  expect(screen.getByRole('listitem', { name: 'Paper 1' })).toBeVisible();
  serveBids({}, [4]);
  await userEvent.click(more);
  expect(await screen.findByRole('listitem', { name: 'Paper 4' })).toBeVisible();
  expect(screen.queryByText(/^More papers could not be loaded/)).toBeNull();
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
