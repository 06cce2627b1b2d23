import { http, people, renderRemote, screen, server, within } from '@plenary/kit/testing';
import remote from '../../../remote';
import routes from '../../../routes';
import { sampleProgress, serveStats } from '../../../testing/sample-stats';

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2025-10-09T23:00:00Z'));
  serveStats();
});
afterEach(() => jest.restoreAllMocks());

const open = () =>
  renderRemote({ routes, remote }, { path: '/admin/dashboard', user: people.admin });
const part = async (name: string) => within(await screen.findByRole('region', { name }));

it('shows the money received against the expected', async () => {
  open();
  const money = await part('Money');
  expect(await money.findByText('USD 26,150.00')).toBeVisible();
  expect(money.getByText('of 40,100.00 expected')).toBeVisible();
  expect(money.getByRole('link', { name: 'Underpaid' })).toHaveAttribute(
    'href',
    '/admin/payments?state=underpaid',
  );
  expect(money.getByText('Overdue').closest('div')).toHaveTextContent('Overdue81,600.00');
});

it('shows the progress of reviews', async () => {
  open();
  const reviews = await part('Reviews');
  expect(await reviews.findByText('141 of 222')).toBeVisible();
  expect(reviews.getByText('completed, 74 papers')).toBeVisible();
});

it('shows the papers of each track, if there are tracks', async () => {
  const { unmount } = open();
  await part('Reviews');
  expect(screen.queryByRole('region', { name: 'Papers by track' })).not.toBeInTheDocument();
  unmount();
  const tracks = [{ id: 'demos', name: 'Demos', pending: 4, accepted: 2, rejected: 1 }];
  server.use(
    http.get('/api/v1/admin/dashboard/progress', ({ response }) =>
      response(200).json({ ...sampleProgress, tracks }),
    ),
  );
  open();
  const papers = await part('Papers by track');
  expect(papers.getByRole('link', { name: 'Demos' })).toHaveAttribute(
    'href',
    '/admin/papers?track=demos',
  );
  expect(papers.getByText('7 papers')).toBeVisible();
  expect(papers.getByText('4 pending, 2 accepted, 1 rejected')).toBeVisible();
});

it('lists the next dates, with reviews, in UTC', async () => {
  open();
  const deadlines = await part('Next deadlines');
  await deadlines.findByText('Next review due');
  const items = deadlines.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items[0]).toBe('Next review due10 Oct 2025, 23:59 UTC1 day');
  expect(items).toHaveLength(4);
});

it('lists scheduled changes among them', async () => {
  const scheduled = [
    {
      at: '2025-10-10T08:00:00.000Z',
      change: { act: 'close' as const, of: 'submissions' as const },
    },
  ];
  server.use(
    http.get('/api/v1/admin/dashboard/progress', ({ response }) =>
      response(200).json({ ...sampleProgress, scheduled }),
    ),
  );
  open();
  const deadlines = await part('Next deadlines');
  const change = await deadlines.findByText('Close submissions');
  expect(change.closest('li')).toHaveTextContent('10 Oct 2025, 08:00 UTC');
});

it('leaves out reviews without a deadline ahead', async () => {
  const progress = { ...sampleProgress, reviews: { ...sampleProgress.reviews, nextDueAt: null } };
  server.use(
    http.get('/api/v1/admin/dashboard/progress', ({ response }) => response(200).json(progress)),
  );
  open();
  const deadlines = await part('Next deadlines');
  expect(await deadlines.findAllByRole('listitem')).toHaveLength(4);
  expect(deadlines.queryByText('Next review due')).toBeNull();
});
