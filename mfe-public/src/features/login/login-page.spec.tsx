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

function respond(status: number, body: Record<string, unknown>) {
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

it('stores the token and redirects home', async () => {
  respond(200, { token: 'fresh', user: people.plain });
  const { router } = open();
  await logIn();
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(sent).toEqual([{ email: 'amina@example.org', password: 'right-password' }]);
  expect(localStorage.getItem('token')).toBe('fresh');
});

it('redirects to `from`, but only within the site', async () => {
  respond(200, { token: 'fresh', user: people.plain });
  const { router, unmount } = open({ state: { from: '/register-conference-form?kind=author' } });
  await logIn();
  await waitFor(() => expect(router.state.location.pathname).toBe('/register-conference-form'));
  expect(router.state.location.search).toBe('?kind=author');
  unmount();

  const other = open({ user: people.plain, state: { from: '//evil.example/login' } });
  await waitFor(() => expect(other.router.state.location.pathname).toBe('/'));
});

it('redirects logged-in users at once', async () => {
  const { router } = open({ user: people.plain, state: { from: '/submitted' } });
  await waitFor(() => expect(router.state.location.pathname).toBe('/submitted'));
});

it('shows field errors until the field is edited and sends nothing', async () => {
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

it.each([
  [
    'the server’s message',
    401,
    { message: 'This account is disabled.' },
    'This account is disabled.',
  ],
  ['the text for a 401 without a message', 401, {}, 'Invalid email or password'],
  ['the text for another failure without a message', 500, {}, 'Failed to login. Please try again.'],
])('shows %s in the alert', async (_, status, body, text) => {
  respond(status, body);
  const { router } = open();
  await logIn();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByLabelText('Email')).toHaveValue('amina@example.org');
  expect(router.state.location.pathname).toBe('/login');
});

it('shows a generic text when the retry gets no response either', async () => {
  server.use(http.untyped.post(LOGIN, () => HttpResponse.error()));
  open();
  await logIn();
  expect(await screen.findByRole('alert', {}, { timeout: 4000 })).toHaveTextContent(
    'Failed to login. Please try again.',
  );
});

it('disables the button while the call runs', async () => {
  let release: (response: Response) => void = () => undefined;
  const pending = new Promise<Response>((resolve) => (release = resolve));
  server.use(http.untyped.post(LOGIN, () => pending));
  open();
  await logIn();
  expect(screen.getByRole('button', { name: 'Log in' })).toBeDisabled();
  release(HttpResponse.json({}, { status: 401 }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Log in' })).toBeEnabled());
});

it('shows the text of the login for an answer without token or user', async () => {
  respond(200, {});
  open();
  await logIn();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to login. Please try again.');
});

it('says why it opened, and offers sign-up next to it', async () => {
  const { router } = open({ state: { from: '/submit' } });
  expect(await screen.findByText('Log in to submit a paper.')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Sign up' }));
  expect(router.state.location).toMatchObject({
    pathname: '/register',
    state: { from: '/submit' },
  });
});

it('gives no reason when it was opened by itself', async () => {
  open();
  await screen.findByLabelText('Email');
  expect(screen.queryByText(/^Log in to/)).toBeNull();
  expect(screen.queryByRole('link', { name: 'Sign up' })).toBeNull();
});

it('hands the typed address to the page for forgotten passwords, and back', async () => {
  const { router } = open({ state: { from: '/submit' } });
  await userEvent.type(await screen.findByLabelText('Email'), 'amina@example.org');
  await userEvent.click(screen.getByRole('link', { name: 'Reset it here' }));
  expect(router.state.location.pathname).toBe('/forgot-password');
  const back = await screen.findByRole('link', { name: 'Login here' });
  expect(screen.getByLabelText('Email')).toHaveValue('amina@example.org');
  await userEvent.click(back);
  expect(await screen.findByText('Log in to submit a paper.')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('amina@example.org');
});

it('drops the error of the last attempt when the next one is incomplete', async () => {
  respond(401, {});
  open();
  await logIn();
  expect(await screen.findByText('Invalid email or password')).toBeVisible();
  await userEvent.clear(screen.getByLabelText('Password'));
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Password is required');
  expect(screen.queryByText('Invalid email or password')).toBeNull();
});

it('links to sign-up and password reset', async () => {
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
