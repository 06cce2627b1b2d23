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

const sent: unknown[] = [];

function respond(status: number, body: Record<string, unknown>) {
  server.use(
    http.untyped.post('/api/v1/auth/register', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(body, { status });
    }),
  );
}

beforeEach(() => sent.splice(0));

const open = (options: Parameters<typeof renderRemote>[1] = {}) =>
  renderRemote({ routes, remote }, { path: '/register', ...options });

const valid = {
  'First name': 'Uma',
  'Last name': 'Sample',
  Email: 'uma@example.org',
  Password: 'long enough',
  'Confirm password': 'long enough',
  Institution: 'University (sample)',
};

async function register(changes: Partial<typeof valid> = {}) {
  await screen.findByLabelText('First name');
  for (const [label, value] of Object.entries({ ...valid, ...changes })) {
    await userEvent.click(screen.getByLabelText(label));
    await userEvent.paste(value);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
}

const errorAt = (label: string) => screen.getByLabelText(label);

it('creates an account without sending the confirmation and links to verification', async () => {
  respond(201, { token: 'fresh', user: people.unverified });
  const { router } = open();
  await register();
  expect(await screen.findByText(/4-digit code to uma@example.org/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(sent).toEqual([
    {
      firstName: 'Uma',
      lastName: 'Sample',
      email: 'uma@example.org',
      password: 'long enough',
      institution: 'University (sample)',
    },
  ]);
  expect(router.state.location.pathname).toBe('/register');

  await userEvent.click(screen.getByRole('link', { name: 'Verify your email' }));
  expect(router.state.location).toMatchObject({
    pathname: '/verify-email',
    state: { email: 'uma@example.org' },
  });
});

it('passes `from` on to verification', async () => {
  respond(201, { token: 'fresh', user: people.unverified });
  const { router } = open({ state: { from: '/submit' } });
  await register();
  await userEvent.click(await screen.findByRole('link', { name: 'Verify your email' }));
  expect(router.state.location.state).toEqual({ email: 'uma@example.org', from: '/submit' });
});

it('requires every field and sends nothing', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Register' }));
  expect(errorAt('First name')).toHaveAccessibleDescription('First name is required');
  expect(errorAt('Last name')).toHaveAccessibleDescription('Last name is required');
  expect(errorAt('Email')).toHaveAccessibleDescription('Email is required');
  expect(errorAt('Password')).toHaveAccessibleDescription(/Password must be at least 8 characters/);
  expect(errorAt('Confirm password')).toHaveAccessibleDescription('Please confirm your password');
  expect(errorAt('Institution')).toHaveAccessibleDescription('Institution is required');
  expect(sent).toEqual([]);
});

it.each([
  ['First name', 'U', 'First name must be at least 2 characters'],
  ['Last name', ' S ', 'Last name must be at least 2 characters'],
  ['Email', 'uma(at)example.org', 'Invalid email address'],
  ['Confirm password', 'long enoug', 'Passwords do not match'],
  ['Institution', 'U', 'Institution must be at least 2 characters'],
])('rejects %s %j', async (label, value, message) => {
  open();
  await register({ [label]: value });
  expect(errorAt(label)).toHaveAccessibleDescription(message);
  await userEvent.type(errorAt(label), 'x');
  expect(screen.queryByText(message)).toBeNull();
  expect(sent).toEqual([]);
});

it('shows a taken address on the field', async () => {
  respond(409, { statusCode: 409, message: 'Conflict' });
  open();
  await register();
  await waitFor(() =>
    expect(errorAt('Email')).toHaveAccessibleDescription(
      'This email address is already registered.',
    ),
  );
  expect(errorAt('Email')).toHaveFocus();
  expect(screen.queryByText('Conflict')).toBeNull();
});

it.each([
  ['the server’s message', 503, { message: 'Closed for an hour.' }, 'Closed for an hour.'],
  ['the text for a failure without a message', 500, {}, 'Failed to register. Please try again.'],
  ['the text for a response without an account', 201, {}, 'Registration failed. Please try again.'],
])('shows %s in the alert', async (_, status, body, text) => {
  respond(status, body);
  open();
  await register();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByLabelText('Institution')).toHaveValue('University (sample)');
});

it('redirects logged-in users to the conference registration', async () => {
  const { router } = open({ user: people.plain });
  await waitFor(() => expect(router.state.location.pathname).toBe('/conference-register'));
});

it('links to login', async () => {
  const { router } = open({ state: { from: '/submit' } });
  await userEvent.click(await screen.findByRole('link', { name: 'Login here' }));
  expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: '/submit' } });
});
