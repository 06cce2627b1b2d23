import { isOffline } from '@plenary/kit/api';
import { paths } from '@plenary/kit/paths';
import { act, http, HttpResponse, people, screen, server, waitFor } from '@plenary/kit/testing';
import { loadErrorParts } from './error-parts';
import { renderShell, samplePages, sampleRegistry } from '../../testing/render-shell';

const tell = (change: 'online' | 'offline') =>
  act(() => void window.dispatchEvent(new Event(change)));

/** Counts its loads, as requests for a page's code. */
function countedSource() {
  const load = jest.fn(() => Promise.resolve(samplePages));
  return { load, reset: () => Promise.resolve() };
}

const offlineHeading = () => screen.findByRole('heading', { name: 'You are offline' });

beforeAll(() => loadErrorParts());
afterEach(() => tell('online'));

it('a page that is not loaded waits for the network without a request, then has the focus', async () => {
  const source = countedSource();
  const { router } = renderShell({ path: '/', source });
  await screen.findByRole('heading', { name: 'Home page' });
  const loads = source.load.mock.calls.length;

  tell('offline');
  await act(() => router.navigate('/login'));

  await waitFor(async () => expect(await offlineHeading()).toHaveFocus());
  expect(screen.getByRole('status')).toHaveTextContent('Waiting for a connection');
  expect(source.load).toHaveBeenCalledTimes(loads);

  tell('online');
  const heading = await screen.findByRole('heading', { name: 'Log in' });
  await waitFor(() => expect(heading).toHaveFocus());
});

it.each([
  ['a first failure after the network is back is tried again', 1, 'Log in'],
  ['a second one is shown', 2, 'Unexpected Application Error!'],
])('%s', async (_, failures, title) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const source = countedSource();
  const { router } = renderShell({ path: '/', source });
  await screen.findByRole('heading', { name: 'Home page' });
  tell('offline');
  await act(() => router.navigate('/login'));
  await offlineHeading();
  for (let count = 0; count < failures; count += 1) {
    source.load.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));
  }

  tell('online');
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});

describe('a page whose code is here, opened without a network', () => {
  const openOffline = async (offline?: 'unavailable') => {
    const { sample } = sampleRegistry.remotes;
    const routes = sample!.routes.map((each) => ({
      ...each,
      offline: each.path === '/login' ? offline : each.offline,
    }));
    const registry = { ...sampleRegistry, remotes: { sample: { ...sample!, routes } } };
    const { router } = renderShell({ path: '/login', registry });
    await screen.findByRole('heading', { name: 'Log in' });
    await act(() => router.navigate('/'));
    tell('offline');
    await act(() => router.navigate('/login'));
  };

  it('is shown', async () => {
    await openOffline();
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
  });

  it('waits for the network where its route says that it is unavailable', async () => {
    await openOffline('unavailable');
    await offlineHeading();
    expect(screen.queryByRole('heading', { name: 'Log in' })).toBeNull();

    tell('online');
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
  });
});

it('a page that is shown stays as it is', async () => {
  renderShell({ path: '/' });
  const heading = await screen.findByRole('heading', { name: 'Home page' });

  tell('offline');

  expect(heading).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'You are offline' })).toBeNull();
});

it.each(['/submit', '/admin/dashboard'])(
  '%s waits with its session, whose token stays',
  async (path) => {
    const asked = jest.fn();
    tell('offline');
    renderShell({ path, user: people.admin });
    server.use(
      http.untyped.get('/api/v1/auth/me', () => {
        asked();
        return HttpResponse.json({ user: people.admin, rights: ['overview:read'] });
      }),
    );

    await offlineHeading();
    expect(screen.getByText('You stay logged in.')).toBeVisible();
    expect(asked).not.toHaveBeenCalled();
    expect(localStorage.getItem('token')).not.toBeNull();

    tell('online');
    expect(await screen.findByRole('heading', { name: /^(Submission|Dashboard)$/ })).toBeVisible();
    expect(asked).toHaveBeenCalledTimes(1);
  },
);

it('a page whose code was lost on the way comes back by itself', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const source = {
    load: jest
      .fn(() => Promise.resolve(samplePages))
      .mockImplementationOnce(() => {
        window.dispatchEvent(new Event('offline'));
        return Promise.reject(
          Object.assign(new Error('gone'), { name: 'ChunkLoadError', type: 'error' }),
        );
      }),
    reset: () => Promise.resolve(),
  };
  renderShell({ path: paths.home.pattern, source });

  await offlineHeading();
  tell('online');
  expect(await screen.findByRole('heading', { name: 'Home page' })).toBeVisible();
});

it('Try again says when the network is still missing', async () => {
  tell('offline');
  renderShell({ path: '/submit', user: people.plain });
  await offlineHeading();

  act(() => screen.getByRole('button', { name: 'Try again' }).click());

  // jsdom's browser has a network: it believes the browser before the missing event.
  await waitFor(() => expect(isOffline()).toBe(false));
  expect(await screen.findByRole('heading', { name: 'Submission' })).toBeVisible();
});

describe('a browser that may open the pages of one right', () => {
  const offline = {
    userId: people.admin.id,
    name: 'Ada Sample',
    rights: ['check-in:write'] as const,
  };
  const start = (path: string) => {
    tell('offline');
    return renderShell({ path, user: people.admin, offline });
  };

  it('opens them without a network, and leaves them open when the server has answered', async () => {
    start('/admin/desk');
    const heading = await screen.findByRole('heading', { name: 'Desk' });
    expect(heading).toBeVisible();
    expect(screen.getByText('Ada Sample')).toBeInTheDocument();

    tell('online');
    await waitFor(() => expect(screen.getByText('Dashboard')).toBeInTheDocument());
    expect(heading).toBeInTheDocument();
  });

  it.each(['/admin/lists', '/admin/users', '/admin/dashboard', '/submit', '/reviewers', '/tools'])(
    'opens no other page: %s',
    async (path) => {
      const { router } = start(path);
      await offlineHeading();
      expect(router.state.location.pathname).toBe(path);
      expect(
        screen.queryByRole('heading', {
          name: /^(Lists|Users|Dashboard|Submission|Reviews|Tools)$/,
        }),
      ).toBeNull();
    },
  );

  it('waits for the code of a page that it does not have', async () => {
    const source = countedSource();
    source.load.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));
    tell('offline');
    renderShell({ path: '/admin/desk', user: people.admin, offline, source });
    await waitFor(() => expect(source.load).toHaveBeenCalledTimes(1));
    await offlineHeading();

    tell('online');
    expect(await screen.findByRole('heading', { name: 'Desk' })).toBeVisible();
  });
});
