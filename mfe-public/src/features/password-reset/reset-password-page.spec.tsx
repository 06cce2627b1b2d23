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
    http.untyped.post('/api/v1/auth/reset-password/:token', async ({ request, params }) => {
      sent.push([params.token, await request.json()]);
      return HttpResponse.json(body, { status });
    }),
  );
}

/** Response to the check of the link. */
const link = (status: number, body: Record<string, unknown> = {}) =>
  server.use(
    http.untyped.get('/api/v1/auth/reset-password/:token', () =>
      HttpResponse.json(body, { status }),
    ),
  );

beforeEach(() => {
  sent.splice(0);
  link(200, { expiresAt: '2025-10-01T09:00:00Z', email: 'amina@example.org' });
});

const open = (options: Parameters<typeof renderRemote>[1] = {}) =>
  renderRemote({ routes, remote }, { path: '/reset-password/the-token', ...options });

async function choose(password: string, confirmation = password) {
  await userEvent.type(await screen.findByLabelText('New password'), password);
  await userEvent.type(screen.getByLabelText('Confirm new password'), confirmation);
  await userEvent.click(screen.getByRole('button', { name: 'Reset password' }));
}

it('redirects to /login 3 seconds after the change', async () => {
  respond(200, { message: 'Changed' });
  const { router } = open();
  await choose('long enough');
  expect(await screen.findByRole('status')).toHaveTextContent(/In 3 seconds, .* the login page/);
  const start = performance.now();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Go to the login page' })).toHaveAttribute(
    'href',
    '/login',
  );
  expect(sent).toEqual([['the-token', { password: 'long enough' }]]);
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'), { timeout: 4500 });
  expect(performance.now() - start).toBeGreaterThan(2500);
  expect(router.state.historyAction).toBe('REPLACE');
});

it('replaces the used link in the history when the login link is clicked', async () => {
  respond(200, { message: 'Changed' });
  const { router } = open();
  await choose('long enough');
  await userEvent.click(await screen.findByRole('link', { name: 'Go to the login page' }));
  expect(router.state.location.pathname).toBe('/login');
  expect(router.state.historyAction).toBe('REPLACE');
  expect(await screen.findByLabelText('Email')).toHaveValue('amina@example.org');
});

it('drops the session that the reset ended', async () => {
  server.use(
    http.untyped.post('/api/v1/auth/reset-password/:token', () => {
      server.use(http.get('/api/v1/auth/me', ({ response }) => response(200).json({})));
      return HttpResponse.json({ message: 'Changed' });
    }),
  );
  open({ user: people.plain });
  await choose('long enough');
  await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
});

it('does not send passwords that differ or are too short', async () => {
  open();
  await choose('long enough', 'long enoug');
  expect(screen.getByLabelText('Confirm new password')).toHaveAccessibleDescription(
    'Passwords do not match',
  );
  await userEvent.clear(screen.getByLabelText('New password'));
  await userEvent.clear(screen.getByLabelText('Confirm new password'));
  await choose('short', 'short');
  expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(
    /Password must be at least 8 characters/,
  );
  expect(sent).toEqual([]);
});

it('reports an expired link before asking for a password', async () => {
  link(400, { message: 'Gone' });
  const { router } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Invalid or expired reset token. Please try again.',
  );
  expect(screen.queryByLabelText('New password')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Request a new link' }));
  expect(router.state.location.pathname).toBe('/forgot-password');
});

it('reports a link that expires while the form is filled in', async () => {
  respond(400, { message: 'Gone' });
  open();
  await choose('long enough');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Invalid or expired reset token. Please try again.',
  );
});

it('shows the form when the check of the link fails', async () => {
  link(500);
  open();
  expect(await screen.findByLabelText('New password')).toBeVisible();
});

it('shows the refusal of a common password on its field', async () => {
  respond(400, { message: 'Refused', fields: { password: 'This password is too common.' } });
  open();
  await choose('password1');
  await waitFor(() =>
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(
      /This password is too common/,
    ),
  );
  expect(screen.queryByRole('alert')).toBeNull();
});
