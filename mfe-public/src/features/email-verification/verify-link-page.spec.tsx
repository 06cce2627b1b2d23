import type { User } from '@plenary/kit/session';
import {
  http,
  HttpResponse,
  logIn,
  people,
  renderRemote,
  screen,
  server,
  userEvent,
} from '@plenary/kit/testing';
import remote from '../../remote';
import routes from '../../routes';

const asked: unknown[] = [];

function respond(status: number, body: Record<string, unknown>) {
  server.use(
    http.untyped.post('/api/v1/auth/verify-email/:token', ({ params }) => {
      asked.push(params.token);
      return HttpResponse.json(body, { status });
    }),
  );
}

beforeEach(() => asked.splice(0));

const open = (user?: User) =>
  renderRemote({ routes, remote }, { path: '/verify-email/the-token', user });
const verify = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Verify my email address' }));

it('verifies after a press, not before, and links to the login without a session', async () => {
  respond(200, { message: 'Verified.' });
  open();
  await screen.findByRole('button', { name: 'Verify my email address' });
  expect(asked).toEqual([]);
  await verify();
  expect(await screen.findByText('Verified.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  expect(asked).toEqual(['the-token']);
});

it('stores the token of the account’s session and offers the buttons of a verified account', async () => {
  respond(200, { message: 'Verified.', token: 'fresh' });
  open(people.unverified);
  await screen.findByRole('button', { name: 'Verify my email address' });
  logIn({ ...people.unverified, isEmailVerified: true });
  await verify();
  expect(await screen.findByRole('link', { name: 'Continue to Home' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
  expect(localStorage.getItem('token')).toBe('fresh');
});

it.each([
  ['the login', undefined, 'Log in', '/login'],
  ['the verification page', people.unverified, 'Go to the verification page', '/verify-email'],
])('reports a used link and links to %s', async (_, user, name, href) => {
  const message = 'This link was used already or has expired.';
  respond(400, { code: 'INVALID_LINK', message });
  open(user);
  await verify();
  expect(await screen.findByRole('alert')).toHaveTextContent(/used already/);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  expect(screen.queryByRole('button', { name: 'Verify my email address' })).toBeNull();
});

it('lets the reader press again after another failure', async () => {
  respond(500, {});
  open();
  await verify();
  expect(await screen.findByRole('alert')).toHaveTextContent('Please try again.');
  respond(200, { message: 'Verified.' });
  await verify();
  expect(await screen.findByText('Verified.')).toBeVisible();
});
