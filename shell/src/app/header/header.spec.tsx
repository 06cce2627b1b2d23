import type { User } from '@plenary/kit/session';
import {
  act,
  cleanup,
  http,
  HttpResponse,
  people,
  screen,
  server,
  userEvent,
  waitFor,
  within,
} from '@plenary/kit/testing';
import { renderShell } from '../../testing/render-shell';

// jsdom has no width: what only wide screens show counts as hidden.
const hidden = true;
const wide = () => within(screen.getByRole('navigation', { name: 'Main', hidden }));

it('leads to every page that the specification names', () => {
  renderShell({ path: '/' });

  const links = wide()
    .getAllByRole('link', { hidden })
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Home', '/'],
    ['Call for Papers', '/call-for-papers'],
    ['Call for Posters', '/call-for-posters'],
    ['Who Are We', '/who-are-we'],
    ['Meet our Committees', '/meet-committee'],
    ['Join us', '/join-committee'],
    ['Registration', '/conference-register'],
    ['Submission', '/submit'],
    ['Venue', '/venue'],
    ['Contact', '/contact'],
  ]);
});

it('marks the group of the current page on a phone', () => {
  renderShell({ path: '/call-for-posters' });

  const menu = within(screen.getByRole('navigation', { name: 'Main, small screen', hidden }));
  expect(menu.getByText('Calls').closest('details')).toHaveAttribute('open');
  expect(menu.getByText('About').closest('details')).not.toHaveAttribute('open');
  expect(menu.getByText('Call for Posters')).toHaveAttribute('aria-current', 'page');
});

it.each([
  ['/payment-processing', 'Registration'],
  ['/register-conference-form', 'Registration'],
  ['/papers/42', 'Submission'],
  ['/login', undefined],
])('shows from which of its links one comes to %s', (path, label) => {
  renderShell({ path });

  const menu = within(screen.getByRole('navigation', { name: 'Main', hidden }));
  const marked = menu
    .getAllByRole('link', { hidden })
    .filter((link) => link.getAttribute('data-current') === 'true');
  expect(marked.map((link) => link.textContent)).toEqual(label === undefined ? [] : [label]);
});

it('offers Login and Register to visitors', () => {
  renderShell({ path: '/' });

  expect(screen.getAllByRole('link', { name: 'Login' })[0]).toHaveAttribute('href', '/login');
  expect(screen.getAllByRole('link', { name: 'Register' })[0]).toHaveAttribute('href', '/register');
});

it('logs out at once and goes to /login, even when the server never responds', async () => {
  server.use(
    http.untyped.post('/api/v1/auth/logout', () => new Promise<Response>(() => undefined)),
  );
  const { router } = renderShell({ path: '/submit', user: people.plain });

  await userEvent.click((await screen.findAllByRole('button', { name: 'Logout' }))[0]!);

  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/login', state: null });
  expect(localStorage.getItem('token')).toBeNull();
});

it('leaves a page that needs a login when another tab logs out', async () => {
  const { router } = renderShell({ path: '/submit', user: people.plain });
  await screen.findByRole('heading', { name: 'Submission' });

  localStorage.removeItem('token');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));

  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
  expect(router.state.location.state).toEqual({ from: '/submit' });
});

it('reminds an unverified person, with the tooltip', async () => {
  renderShell({ path: '/', user: people.unverified });

  const link = () => screen.getAllByRole('link', { name: 'Verify Email', hidden })[0]!;
  await waitFor(() => expect(link()).toHaveAttribute('title', 'Your email is not verified'));
  expect(link()).toHaveAttribute('href', '/verify-email');

  await userEvent.hover(link());
  expect(await screen.findByText('Your email is not verified')).toBeVisible();
});

describe('the account menu', () => {
  const open = async (user: User) => {
    renderShell({ path: '/', user });
    await userEvent.click(await screen.findByLabelText('Account'));
    return screen.getByLabelText('Account').closest('details')!;
  };
  const ways = (menu: HTMLElement) =>
    within(menu)
      .getAllByRole('link', { hidden })
      .map((link) => [link.textContent, link.getAttribute('href')]);
  const registered = (status: 'pending' | 'completed') =>
    server.use(
      http.untyped.get('/api/v1/registration/check-status', () =>
        HttpResponse.json({ isRegistered: true, registrationDetails: { status } }),
      ),
    );
  const own = [
    ['Profile', '/profile'],
    ['My papers', '/submitted'],
  ];

  it('links a researcher to their own pages', async () => {
    registered('completed');
    expect(ways(await open(people.plain))).toEqual(own);
  });

  it('leads to a payment that waits', async () => {
    registered('pending');
    const menu = await open(people.plain);
    expect(
      await within(menu).findByRole('link', { name: 'Pending payment', hidden }),
    ).toHaveAttribute('href', '/payment-processing');
  });

  it('shows reviewers and admins their areas', async () => {
    registered('completed');
    const reviews = ['Reviews', '/reviewers'];
    expect(ways(await open(people.reviewer))).toEqual([...own, reviews]);
    cleanup();
    expect(ways(await open(people.admin))).toEqual([...own, reviews, ['Admin', '/admin']]);
  });

  it('closes by Escape, which gives the focus back, and by going somewhere', async () => {
    registered('completed');
    const menu = await open(people.plain);
    within(menu).getByRole('link', { name: 'Profile', hidden }).focus();
    await userEvent.keyboard('{Escape}');
    expect(menu).not.toHaveAttribute('open');
    expect(screen.getByLabelText('Account')).toHaveFocus();

    await userEvent.click(screen.getByLabelText('Account'));
    expect(menu).toHaveAttribute('open');
    await userEvent.click(within(menu).getByRole('link', { name: 'My papers', hidden }));
    expect(menu).not.toHaveAttribute('open');
  });
});
