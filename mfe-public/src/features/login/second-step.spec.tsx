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
const signedIn = { token: 'fresh', user: people.admin };

function answers(path: string, body: object, status = 200) {
  server.use(
    http.untyped.post(`/api/v1/auth/${path}`, async ({ request }) => {
      sent.push([path, await request.json()]);
      return HttpResponse.json(body, { status });
    }),
  );
}

beforeEach(() => sent.splice(0));

/** From the password to what is asked for after it. */
async function logIn(secondStep: 'code' | 'setup') {
  answers('login', { secondStep, challenge: 'the-challenge' });
  const view = renderRemote({ routes, remote }, { path: '/login', state: { from: '/submitted' } });
  await userEvent.type(await screen.findByLabelText('Email'), 'ada@example.org');
  await userEvent.type(screen.getByLabelText('Password'), 'the password');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  return view;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the code of the app leads in, and back to where one came from', async () => {
  answers('second-step', signedIn);
  const { router } = await logIn('code');
  expect(await screen.findByRole('heading', { name: 'Enter your code' })).toBeVisible();
  expect(localStorage.getItem('token')).toBeNull();

  const field = screen.getByLabelText('Code of the app');
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field).toHaveAttribute('inputmode', 'numeric');
  await userEvent.click(field);
  await userEvent.paste(' 123-456 ');
  expect(field).toHaveValue('123456');
  await press('Log in');

  await waitFor(() => expect(router.state.location.pathname).toBe('/submitted'));
  expect(sent.slice(1)).toEqual([['second-step', { challenge: 'the-challenge', code: '123456' }]]);
  expect(localStorage.getItem('token')).toBe('fresh');
});

test('a recovery code does it, too', async () => {
  answers('second-step', signedIn);
  const { router } = await logIn('code');
  await screen.findByLabelText('Code of the app');
  await press('Use a recovery code instead');
  await press('Log in');
  expect(screen.getByLabelText('Recovery code')).toHaveAccessibleDescription(
    'Recovery code is required',
  );
  await userEvent.type(screen.getByLabelText('Recovery code'), ' aaaaaa-bbbbbb ');
  await press('Log in');
  await waitFor(() => expect(router.state.location.pathname).toBe('/submitted'));
  expect(sent.slice(1)).toEqual([
    ['second-step', { challenge: 'the-challenge', code: 'aaaaaa-bbbbbb' }],
  ]);
});

test('a wrong code is said at its field, and one may try again', async () => {
  const fields = { code: 'This code is wrong or was used before.' };
  answers('second-step', { code: 'INVALID_CODE', message: fields.code, fields }, 400);
  await logIn('code');
  await userEvent.type(await screen.findByLabelText('Code of the app'), '000000');
  await press('Log in');
  await waitFor(() =>
    expect(screen.getByLabelText('Code of the app')).toHaveAccessibleDescription(
      new RegExp(fields.code),
    ),
  );
  expect(screen.getByRole('button', { name: 'Log in' })).toBeEnabled();
});

test('a login that took too long begins again, and says why', async () => {
  const message = 'This sign-in took too long. Please log in again.';
  answers('second-step', { code: 'SIGN_IN_EXPIRED', message }, 400);
  await logIn('code');
  await userEvent.type(await screen.findByLabelText('Code of the app'), '000000');
  await press('Log in');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByLabelText('Email')).toBeVisible();
});

test('whoever must have a second step sets it up, keeps the recovery codes, and is in', async () => {
  answers('second-step/setup', { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/sample' });
  answers('second-step/confirm', { ...signedIn, recoveryCodes: ['aaaaaa-bbbbbb'] });
  const { router } = await logIn('setup');
  expect(await screen.findByRole('img', { name: /QR code/ })).toBeVisible();
  await userEvent.type(screen.getByLabelText('Code of the app'), '123456');
  await press('Confirm');
  expect(await screen.findByText('aaaaaa-bbbbbb')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Recovery codes' })).toHaveFocus();
  expect(localStorage.getItem('token')).toBeNull();

  await press('I have kept them, log in');
  await waitFor(() => expect(router.state.location.pathname).toBe('/submitted'));
  expect(localStorage.getItem('token')).toBe('fresh');
  const challenge = 'the-challenge';
  expect(sent.slice(1)).toEqual([
    ['second-step/setup', { challenge }],
    ['second-step/confirm', { challenge, code: '123456' }],
  ]);
});
