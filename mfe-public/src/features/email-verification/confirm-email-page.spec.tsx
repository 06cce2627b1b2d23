import {
  http,
  HttpResponse,
  people,
  renderRemote,
  screen,
  server,
  logIn,
  userEvent,
} from '@plenary/kit/testing';
import type { User } from '@plenary/kit/session';
import remote from '../../remote';
import routes from '../../routes';

const asked: unknown[] = [];

function respond(status: number, body: Record<string, unknown>) {
  server.use(
    http.untyped.post('/api/v1/auth/confirm-email/:token', ({ params }) => {
      asked.push(params.token);
      return HttpResponse.json(body, { status });
    }),
  );
}

beforeEach(() => {
  asked.splice(0);
  check(200, { expiresAt: '2030-01-01T00:00:00Z' });
});

const open = (user?: User) =>
  renderRemote({ routes, remote }, { path: '/confirm-email/the-token', user });

const confirm = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Confirm this address' }));

it('confirms after a click and links to the login page', async () => {
  respond(200, { newEmail: 'new@example.org', message: 'Changed' });
  open();
  await screen.findByRole('button', { name: 'Confirm this address' });
  expect(asked).toEqual([]);
  await confirm();
  expect(await screen.findByText('Your email address is now new@example.org.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Go to the login page' })).toBeVisible();
  expect(asked).toEqual(['the-token']);
});

it('links logged-in users to the profile with the new address', async () => {
  respond(200, { newEmail: 'new@example.org', message: 'Changed' });
  const { router } = open(people.plain);
  await screen.findByRole('button', { name: 'Confirm this address' });
  logIn({ ...people.plain, email: 'new@example.org' });
  await confirm();
  await userEvent.click(await screen.findByRole('link', { name: 'Go to your profile' }));
  expect(router.state.location.pathname).toBe('/profile');
  expect(await screen.findByText('new@example.org')).toBeVisible();
});

function check(status: number, body: Record<string, unknown>) {
  server.use(
    http.untyped.get('/api/v1/auth/confirm-email/:token', () =>
      HttpResponse.json(body, { status }),
    ),
  );
}

it.each([
  [
    'at once',
    () => check(400, { message: 'This confirmation link is invalid or expired.' }),
    () => Promise.resolve(),
    false,
  ],
  [
    'once it is pressed',
    () => respond(400, { message: 'This confirmation link is invalid or expired.' }),
    confirm,
    true,
  ],
])('reports an expired link %s and links to a new one', async (_, prepare, act, isResult) => {
  prepare();
  open();
  await act();
  expect(await screen.findByRole('alert')).toHaveTextContent(/invalid or expired/);
  expect(screen.getByRole('link', { name: 'Request another link' })).toHaveAttribute(
    'href',
    '/profile',
  );
  expect(screen.queryByRole('button', { name: 'Confirm this address' })).toBeNull();
  // Before that, a reader who tabs through the page would lose their place.
  const title = screen.getByRole('heading', { level: 1 });
  expect(document.activeElement === title).toBe(isResult);
});

it('leaves it to the button when the link could not be checked', async () => {
  check(500, {});
  respond(200, { newEmail: 'new@example.org', message: 'Changed' });
  open();
  await confirm();
  expect(await screen.findByText('Your email address is now new@example.org.')).toBeVisible();
});
