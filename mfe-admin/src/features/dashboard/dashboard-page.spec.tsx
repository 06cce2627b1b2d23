import {
  http,
  HttpResponse,
  people,
  renderRemote,
  sampleEdition,
  screen,
  server,
  userEvent,
  within,
} from '@plenary/kit/testing';
import remote from '../../remote';
import routes from '../../routes';
import { serveStats } from '../../testing/sample-stats';

const serveOpening = (submissions: { open: boolean }) => {
  const edition = { ...sampleEdition, submissions, registration: { open: false } };
  server.use(http.get('/api/v1/edition', ({ response }) => response(200).json(edition)));
};
beforeEach(() => serveOpening({ open: false }));

const open = () =>
  renderRemote({ routes, remote }, { path: '/admin/dashboard', user: people.admin });

const figures = () =>
  screen
    .getAllByRole('term')
    .slice(0, 8)
    .map((term) => [term.textContent, term.nextSibling?.textContent]);

it('shows the figures of users and papers', async () => {
  serveStats();
  open();

  expect(await screen.findByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  expect(await screen.findByText('60')).toBeVisible();
  expect(figures()).toEqual([
    ['Total Users', '60'],
    ['Researchers', '50'],
    ['Reviewers', '8'],
    ['Admins', '2'],
    ['Total', '9'],
    ['Pending', '4'],
    ['Accepted', '3'],
    ['Rejected', '2'],
  ]);
});

it('links to the home page and the lists', async () => {
  serveStats();
  open();

  const trail = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(trail.getByText('Dashboard')).toHaveAttribute('aria-current', 'page');
  expect(await screen.findByText('60')).toBeVisible();
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(['Total Users', 'Reviewers', 'Total', 'Pending'].map(hrefOf)).toEqual([
    '/admin/users',
    '/admin/users?role=reviewer',
    '/admin/papers',
    '/admin/papers?outcome=pending',
  ]);
  expect(screen.getByText('6 withdrawn and 23 drafts are not counted')).toBeVisible();
});

it('shows the error with the status in brackets, and retries', async () => {
  serveStats();
  server.use(
    http.get('/api/v1/admin/dashboard/stats', ({ response }) =>
      response('default').json(
        { statusCode: 503, code: 'UNAVAILABLE', message: 'Out for lunch', requestId: 'sample' },
        { status: 503 },
      ),
    ),
  );
  open();
  expect(await screen.findByText('Out for lunch (503)')).toBeVisible();

  serveStats();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByText('60')).toBeVisible();
});

it('shows the default error for a response without a message', async () => {
  serveStats();
  server.use(
    http.untyped.get(
      '/api/v1/admin/dashboard/stats',
      () => new HttpResponse('<html>', { status: 502 }),
    ),
  );
  open();

  expect(await screen.findByText('Failed to fetch dashboard stats (502)')).toBeVisible();
});

describe('the warning of a failed backup', () => {
  const serveFailure = (lastGoodAt: string | null, what: 'daily' | 'archive' = 'daily') => {
    const failure = {
      what,
      failedAt: '2025-10-15T03:10:00.000Z',
      reason: 'ENOSPC: no space',
      lastGoodAt,
    };
    const users = { total: 60, researchers: 50, reviewers: 8, admins: 2 };
    const papers = { total: 9, pending: 4, accepted: 3, rejected: 2 };
    serveStats();
    server.use(
      http.get('/api/v1/admin/dashboard/stats', ({ response }) =>
        response(200).json({ data: { users, papers, backupFailure: failure } }),
      ),
    );
  };

  it('shows the reason and the time of the last good one', async () => {
    serveFailure('2025-10-14T03:10:00.000Z');
    open();
    const warning = await screen.findByRole('alert');
    expect(warning).toHaveTextContent('The last daily backup failed');
    expect(warning).toHaveTextContent('Reason: ENOSPC: no space');
    expect(warning).toHaveTextContent('Last good backup: 14 Oct 2025, 03:10 UTC');
  });

  it('names an archive that is behind', async () => {
    serveFailure('2025-10-14T03:10:00.000Z', 'archive');
    open();
    const warning = await screen.findByRole('alert');
    expect(warning).toHaveTextContent('The database is not archived');
    expect(warning).toHaveTextContent('Archive last complete: 14 Oct 2025, 03:10 UTC');
    expect(warning).toHaveTextContent('Check the folder or bucket of the archive.');
  });

  it('says when there is no good one', async () => {
    serveFailure(null);
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no good backup yet.');
  });

  it('is absent while backups succeed', async () => {
    serveStats();
    open();
    expect(await screen.findByText('60')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
