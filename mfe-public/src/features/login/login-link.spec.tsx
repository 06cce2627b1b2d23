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

function respond(path: string, status: number, body: Record<string, unknown>) {
  server.use(
    http.untyped.post(`/api/v1/auth/${path}`, async ({ request }) => {
      sent.push([new URL(request.url).pathname, await request.text()]);
      return HttpResponse.json(body, { status, headers: { 'Retry-After': '900' } });
    }),
  );
}

beforeEach(() => sent.splice(0));

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function tryToLogIn(from?: string) {
  renderRemote({ routes, remote }, { path: '/login', state: { from } });
  await userEvent.type(await screen.findByLabelText('Email'), 'amina@example.org');
  await userEvent.type(screen.getByLabelText('Password'), 'some-password');
  await press('Log in');
}

describe('the offer of a login link', () => {
  it('is made when too many logins failed, and keeps the requested page', async () => {
    respond('login', 429, { code: 'RATE_LIMITED' });
    respond('login-link', 200, { message: 'Sent' });
    await tryToLogIn('/submitted');
    expect(await screen.findByRole('alert')).toHaveTextContent('15 minutes');
    await press('Email me a login link');
    expect(await screen.findByText(/^If an account exists with this email/)).toBeVisible();
    const body = JSON.stringify({ email: 'amina@example.org', from: '/submitted' });
    expect(sent[1]).toEqual(['/api/v1/auth/login-link', body]);
  });

  it('sends no address of another site, nor free text', async () => {
    respond('login', 429, { code: 'RATE_LIMITED' });
    respond('login-link', 200, { message: 'Sent' });
    await tryToLogIn('/payment-failed?message=pay%20here');
    await press('Email me a login link');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toContainEqual(JSON.stringify({ email: 'amina@example.org' }));
  });

  it('is not made for a wrong password', async () => {
    respond('login', 401, {});
    await tryToLogIn();
    await screen.findByRole('alert');
    expect(screen.queryByRole('button', { name: 'Email me a login link' })).toBeNull();
  });
});

describe('the page of a login link', () => {
  const open = (search = '') =>
    renderRemote({ routes, remote }, { path: `/login-link/the-token${search}` });

  it('logs in after a press, not before, and opens the requested page', async () => {
    respond('login-link/:token', 200, { token: 'fresh', user: people.plain });
    const { router } = open('?from=%2Fsubmitted');
    await screen.findByRole('button', { name: 'Log in' });
    expect(sent).toEqual([]);
    await press('Log in');
    await waitFor(() => expect(router.state.location.pathname).toBe('/submitted'));
    expect(sent).toEqual([['/api/v1/auth/login-link/the-token', '']]);
    expect(localStorage.getItem('token')).toBe('fresh');
  });

  it('opens no other site', async () => {
    respond('login-link/:token', 200, { token: 'fresh', user: people.plain });
    const { router } = open('?from=%2F%2Fevil.example');
    await press('Log in');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('asks for the second factor', async () => {
    respond('login-link/:token', 200, { twoFactor: 'code', challenge: 'the-challenge' });
    open();
    await press('Log in');
    expect(await screen.findByLabelText('Authentication code')).toBeVisible();
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('reports a used link and links to the login page', async () => {
    const message = 'This login link is invalid or expired.';
    respond('login-link/:token', 400, { code: 'INVALID_LINK', message });
    open();
    await press('Log in');
    expect(await screen.findByRole('alert')).toHaveTextContent('invalid or expired');
    expect(screen.getByRole('link', { name: 'Go to the login page' })).toHaveAttribute(
      'href',
      '/login',
    );
    expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull();
  });
});
