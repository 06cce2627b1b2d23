import { paths } from '@plenary/kit/paths';
import { useAuth } from '@plenary/kit/session';
import {
  act,
  http,
  HttpResponse,
  people,
  screen,
  server,
  userEvent,
  waitFor,
} from '@plenary/kit/testing';
import { renderShell, samplePages } from '../../testing/render-shell';

describe('pages that need a login', () => {
  it.each(['/submit', '/reviewers', '/tools', '/admin/dashboard'])(
    'send an anonymous visitor of %s to /login, remembering where to',
    async (path) => {
      const { router } = renderShell({ path: `${path}?a=1` });

      expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
      expect(router.state.location.state).toEqual({ from: `${path}?a=1` });
      expect(router.state.historyAction).toBe('REPLACE');
    },
  );

  it('say that they are verifying while the session starts', () => {
    renderShell({ path: '/submit', user: people.plain });

    expect(screen.getByText('Verifying authentication...')).toBeInTheDocument();
  });

  it('show the error when the session could not be read', async () => {
    localStorage.setItem('token', 'sample-token');
    server.use(http.get('/api/v1/auth/me', () => HttpResponse.json({}, { status: 500 })));
    renderShell({ path: '/submit' });

    expect(
      await screen.findByText('Authentication error: Failed to fetch user data'),
    ).toBeVisible();
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('stay when a profile could not be saved', async () => {
    server.use(
      http.untyped.put('/api/v1/auth/profile', () => HttpResponse.json({}, { status: 500 })),
    );
    const OwnPage = () => {
      const { updateProfile, error } = useAuth();
      const save = () => void updateProfile({}).catch(() => undefined);
      return <button onClick={save}>{error ?? 'Save'}</button>;
    };
    const own = { [paths.submit.pattern]: () => Promise.resolve({ default: OwnPage }) };
    const pages = { ...samplePages, pages: { ...samplePages.pages, ...own } };
    const source = { load: () => Promise.resolve(pages), reset: () => Promise.resolve() };
    renderShell({ path: '/submit', user: people.plain, source });

    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));

    expect(
      await screen.findByRole('button', { name: 'An error occurred updating profile' }),
    ).toBeVisible();
  });

  it('open for a verified person', async () => {
    renderShell({ path: '/submit', user: people.plain });

    expect(await screen.findByRole('heading', { name: 'Submission' })).toBeVisible();
  });
});

describe('pages of a role', () => {
  it('refuse a researcher at the reviewers’ page, with the role', async () => {
    renderShell({ path: '/reviewers', user: people.plain });

    expect(
      await screen.findByText(
        'Access Denied: This area requires reviewer privileges. Current role: researcher',
      ),
    ).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Reviews' })).toBeNull();
  });

  it.each(['reviewer', 'admin'] as const)('open the reviewers’ page for a %s', async (role) => {
    renderShell({ path: '/reviewers', user: people[role] });

    expect(await screen.findByRole('heading', { name: 'Reviews' })).toBeVisible();
  });

  it('refuse a reviewer at an admin page outside the admin area', async () => {
    renderShell({ path: '/tools', user: people.reviewer });

    expect(
      await screen.findByText(
        'Access Denied: This area requires administrator privileges. Current role: reviewer',
      ),
    ).toBeVisible();
  });

  it('refuse a researcher in the admin area with the area’s own text', async () => {
    renderShell({ path: '/admin/dashboard', user: people.plain });

    expect(
      await screen.findByText(
        'You do not have permission to access this area. Current role: researcher',
      ),
    ).toBeVisible();
  });

  it('lead an admin from /admin to the dashboard', async () => {
    const { router } = renderShell({ path: '/admin', user: people.admin });

    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/admin/dashboard');
  });
});

describe('the e-mail gate', () => {
  const banner =
    'Your email is not verified. Some features may be limited until you verify your email address.';

  it('sends an unverified person from a strict page to /verify-email', async () => {
    const { router } = renderShell({ path: '/submit', user: people.unverified });

    expect(await screen.findByRole('heading', { name: 'Verify' })).toBeVisible();
    expect(router.state.historyAction).toBe('REPLACE');
    expect(router.state.location.state).toEqual({ from: '/submit' });
  });

  it('warns an unverified person above an open page, with the way on', async () => {
    renderShell({ path: '/', user: people.unverified });

    expect(await screen.findByText(banner)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Verify Now' })).toHaveAttribute(
      'href',
      '/verify-email',
    );
    expect(await screen.findByRole('heading', { name: 'Home page' })).toBeVisible();
  });

  it.each([
    ['a verified person', '/', people.plain, 'Home page'],
    ['an anonymous visitor', '/', undefined, 'Home page'],
    ['an unverified person at /verify-email', '/verify-email', people.unverified, 'Verify'],
  ])('leaves %s alone', async (_, path, user, heading) => {
    renderShell({ path, user });
    const account = user ? 'Logout' : 'Login';
    await waitFor(() => expect(screen.getAllByText(account).length).toBeGreaterThan(0));
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    expect(screen.queryByText(banner)).toBeNull();
  });
});

it('an error of the session is gone on the next page', async () => {
  localStorage.setItem('token', 'sample-token');
  server.use(http.untyped.get('/api/v1/auth/me', () => new HttpResponse(null, { status: 500 })));
  const { router } = renderShell({ path: '/submit' });
  await screen.findByText(/Authentication error/);

  await act(() => router.navigate('/reviewers'));

  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
});
