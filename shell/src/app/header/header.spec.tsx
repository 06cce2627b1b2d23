import {
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

it('offers Login and Register to visitors', () => {
  renderShell({ path: '/' });

  expect(screen.getAllByRole('link', { name: 'Login' })[0]).toHaveAttribute('href', '/login');
  expect(screen.getAllByRole('link', { name: 'Register' })[0]).toHaveAttribute('href', '/register');
});

it('signs out and goes to /login, even when the server cannot be told', async () => {
  server.use(
    http.untyped.post('/api/v1/auth/logout', () => new HttpResponse(null, { status: 500 })),
  );
  const { router } = renderShell({ path: '/', user: people.plain });

  await userEvent.click((await screen.findAllByRole('button', { name: 'Logout' }))[0]!);

  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/login');
  expect(localStorage.getItem('token')).toBeNull();
});

it('reminds an unverified person, with the tooltip', async () => {
  renderShell({ path: '/', user: people.unverified });

  const link = () => screen.getAllByRole('link', { name: 'Verify Email', hidden })[0]!;
  await waitFor(() => expect(link()).toHaveAttribute('title', 'Your email is not verified'));
  expect(link()).toHaveAttribute('href', '/verify-email');

  await userEvent.hover(link());
  expect(await screen.findByText('Your email is not verified')).toBeVisible();
});

it('shows admins their area and reviewers theirs', async () => {
  renderShell({ path: '/', user: people.admin });

  const [admin] = await screen.findAllByRole('link', { name: 'Admin', hidden: true });
  expect(admin).toHaveAttribute('href', '/admin/dashboard');
});
