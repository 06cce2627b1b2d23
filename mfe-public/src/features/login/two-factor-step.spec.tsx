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
const session = { token: 'fresh', user: people.admin };

function respond(path: string, body: object, status = 200) {
  server.use(
    http.untyped.post(`/api/v1/auth/${path}`, async ({ request }) => {
      sent.push([path, await request.json()]);
      return HttpResponse.json(body, { status });
    }),
  );
}

beforeEach(() => sent.splice(0));

/** Submits the password; the response requires a second factor. */
async function logIn(twoFactor: 'code' | 'setup') {
  respond('login', { twoFactor, challenge: 'the-challenge' });
  const view = renderRemote({ routes, remote }, { path: '/login', state: { from: '/submitted' } });
  await userEvent.type(await screen.findByLabelText('Email'), 'ada@example.org');
  await userEvent.type(screen.getByLabelText('Password'), 'the password');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  return view;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('logs in with an authentication code and redirects to `from`', async () => {
  respond('two-factor', session);
  const { router } = await logIn('code');
  expect(await screen.findByRole('heading', { name: 'Two-factor authentication' })).toBeVisible();
  expect(localStorage.getItem('token')).toBeNull();

  const field = screen.getByLabelText('Authentication code');
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field).toHaveAttribute('inputmode', 'numeric');
  await userEvent.click(field);
  await userEvent.paste(' 123-456 ');
  expect(field).toHaveValue('123456');
  await press('Log in');

  await waitFor(() => expect(router.state.location.pathname).toBe('/submitted'));
  expect(sent.slice(1)).toEqual([['two-factor', { challenge: 'the-challenge', code: '123456' }]]);
  expect(localStorage.getItem('token')).toBe('fresh');
});

it('logs in with a recovery code', async () => {
  respond('two-factor', session);
  const { router } = await logIn('code');
  await screen.findByLabelText('Authentication code');
  await press('Use a recovery code');
  await press('Log in');
  expect(screen.getByLabelText('Recovery code')).toHaveAccessibleDescription(
    'Recovery code is required',
  );
  await userEvent.type(screen.getByLabelText('Recovery code'), ' aaaaaa-bbbbbb ');
  await press('Log in');
  await waitFor(() => expect(router.state.location.pathname).toBe('/submitted'));
  expect(sent.slice(1)).toEqual([
    ['two-factor', { challenge: 'the-challenge', code: 'aaaaaa-bbbbbb' }],
  ]);
});

it('shows a wrong code on its field and allows another attempt', async () => {
  const fields = { code: 'This code is wrong or was used before.' };
  respond('two-factor', { code: 'INVALID_CODE', message: fields.code, fields }, 400);
  await logIn('code');
  await userEvent.type(await screen.findByLabelText('Authentication code'), '000000');
  await press('Log in');
  await waitFor(() =>
    expect(screen.getByLabelText('Authentication code')).toHaveAccessibleDescription(
      new RegExp(fields.code),
    ),
  );
  expect(screen.getByRole('button', { name: 'Log in' })).toBeEnabled();
});

it('starts again with the reason when the challenge expired', async () => {
  const message = 'This login took too long. Please log in again.';
  respond('two-factor', { code: 'LOGIN_EXPIRED', message }, 400);
  await logIn('code');
  await userEvent.type(await screen.findByLabelText('Authentication code'), '000000');
  await press('Log in');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByLabelText('Email')).toBeVisible();
});

it('sets up two-factor authentication where the role requires it, then logs in', async () => {
  respond('two-factor/setup', { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/sample' });
  respond('two-factor/confirm', { ...session, recoveryCodes: ['aaaaaa-bbbbbb'] });
  const { router } = await logIn('setup');
  expect(await screen.findByRole('img', { name: /QR code/ })).toBeVisible();
  await userEvent.type(screen.getByLabelText('Authentication code'), '123456');
  await press('Confirm');
  expect(await screen.findByText('aaaaaa-bbbbbb')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Recovery codes' })).toHaveFocus();
  expect(localStorage.getItem('token')).toBeNull();

  await press('I saved them, log in');
  await waitFor(() => expect(router.state.location.pathname).toBe('/submitted'));
  expect(localStorage.getItem('token')).toBe('fresh');
  const challenge = 'the-challenge';
  expect(sent.slice(1)).toEqual([
    ['two-factor/setup', { challenge }],
    ['two-factor/confirm', { challenge, code: '123456' }],
  ]);
});
