import {
  http,
  HttpResponse,
  people,
  renderRemote,
  screen,
  server,
  userEvent,
  within,
} from '@plenary/kit/testing';
import remote from '../../remote';
import routes from '../../routes';
import { serveStats } from '../../testing/sample-stats';

const open = () =>
  renderRemote({ routes, remote }, { path: '/admin/dashboard', user: people.admin });

const figures = () =>
  screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);

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
  expect(screen.getByRole('link', { name: 'View all: Users' })).toHaveAttribute(
    'href',
    '/admin/users',
  );
});

it('shows the error with the status in brackets, and retries', async () => {
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
  server.use(
    http.untyped.get(
      '/api/v1/admin/dashboard/stats',
      () => new HttpResponse('<html>', { status: 502 }),
    ),
  );
  open();

  expect(await screen.findByText('Failed to fetch dashboard stats (502)')).toBeVisible();
});
