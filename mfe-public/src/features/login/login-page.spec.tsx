import {
  http,
  HttpResponse,
  people,
  renderRemote,
  screen,
  server,
  userEvent,
  waitFor,
} from '@plenary/kit/testing';
import remote from '../../remote';
import routes from '../../routes';

const open = (options: Parameters<typeof renderRemote>[1] = {}) =>
  renderRemote({ routes, remote }, { path: '/login', ...options });

const sent: unknown[] = [];
const LOGIN = '/api/v1/auth/login';

function answers(status: number, body: Record<string, unknown>) {
  server.use(
    http.untyped.post(LOGIN, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(body, { status });
    }),
  );
}

beforeEach(() => sent.splice(0));

async function logIn(email = 'amina@example.org', password = 'right-password') {
  if (email) await userEvent.type(await screen.findByLabelText('Email'), email);
  if (password) await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
}

test('signing in leads home, with the token kept', async () => {
  answers(200, { token: 'fresh', user: people.plain });
  const { router } = open();
  await logIn();
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(sent).toEqual([{ email: 'amina@example.org', password: 'right-password' }]);
  expect(localStorage.getItem('token')).toBe('fresh');
});

test('signing in leads back to where one came from, inside the site alone', async () => {
  answers(200, { token: 'fresh', user: people.plain });
  const { router, unmount } = open({ state: { from: '/register-conference-form?kind=author' } });
  await logIn();
  await waitFor(() => expect(router.state.location.pathname).toBe('/register-conference-form'));
  expect(router.state.location.search).toBe('?kind=author');
  unmount();

  const other = open({ user: people.plain, state: { from: '//evil.example/login' } });
  await waitFor(() => expect(other.router.state.location.pathname).toBe('/'));
});

test('whoever is signed in already goes on at once', async () => {
  const { router } = open({ user: people.plain, state: { from: '/submitted' } });
  await waitFor(() => expect(router.state.location.pathname).toBe('/submitted'));
});

test('what is missing stands at its field until it is edited, and nothing is sent', async () => {
  open();
  await screen.findByLabelText('Email');
  await logIn('', '');
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is required');
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Password is required');
  await userEvent.type(screen.getByLabelText('Email'), 'amina at example');
  expect(screen.queryByText('Email is required')).toBeNull();
  expect(screen.getByText('Password is required')).toBeVisible();
  await logIn('', 'x');
  expect(screen.getByText('Invalid email address')).toBeVisible();
  expect(sent).toEqual([]);
});

test.each([
  [
    'the server’s message',
    401,
    { message: 'This account is disabled.' },
    'This account is disabled.',
  ],
  ['a 401 without one', 401, {}, 'Invalid email or password'],
  ['any other failure without one', 500, {}, 'Failed to login. Please try again.'],
])('the alert: %s', async (_, status, body, text) => {
  answers(status, body);
  const { router } = open();
  await logIn();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByLabelText('Email')).toHaveValue('amina@example.org');
  expect(router.state.location.pathname).toBe('/login');
});

test('the alert: no answer at all, after one more try', async () => {
  server.use(http.untyped.post(LOGIN, () => HttpResponse.error()));
  open();
  await logIn();
  expect(await screen.findByRole('alert', {}, { timeout: 4000 })).toHaveTextContent(
    'Failed to login. Please try again.',
  );
});

test('the button waits with the call', async () => {
  let answer: (response: Response) => void = () => undefined;
  const pending = new Promise<Response>((resolve) => (answer = resolve));
  server.use(http.untyped.post(LOGIN, () => pending));
  open();
  await logIn();
  expect(screen.getByRole('button', { name: 'Log in' })).toBeDisabled();
  answer(HttpResponse.json({}, { status: 401 }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Log in' })).toBeEnabled());
});

test('the ways to an account and to a new password', async () => {
  const { router } = open({ state: { from: '/submit' } });
  expect(await screen.findByRole('link', { name: 'Reset it here' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
  await userEvent.click(screen.getByRole('link', { name: 'Register here' }));
  expect(router.state.location).toMatchObject({
    pathname: '/register',
    state: { from: '/submit' },
  });
});
