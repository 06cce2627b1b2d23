import {
  http,
  HttpResponse,
  people,
  renderRemote,
  screen,
  server,
  signIn,
  userEvent,
  waitFor,
} from '@plenary/kit/testing';
import remote from '../../remote';
import routes from '../../routes';

const sent: unknown[] = [];
const VERIFY = '/api/v1/auth/verify-email';
const RESEND = '/api/v1/auth/resend-verification';
const UPDATE = '/api/v1/auth/update-email';

function answers(path: string, status: number, body: Record<string, unknown>) {
  server.use(
    http.untyped.all(path, async ({ request }) => {
      sent.push(await request.text());
      return HttpResponse.json(body, { status });
    }),
  );
}

beforeEach(() => sent.splice(0));

const open = (options: Parameters<typeof renderRemote>[1] = { user: people.unverified }) =>
  renderRemote({ routes, remote }, { path: '/verify-email', ...options });

const button = (name: string) => screen.getByRole('button', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function enter(code: string) {
  await userEvent.type(await screen.findByLabelText('Verification code'), code);
  await press('Verify');
}

test('without a known address there is nothing to verify: home', async () => {
  const { router } = open({});
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

test('the address comes from the navigation, or from the session', async () => {
  const { unmount } = open({ state: { email: 'new@example.org' } });
  expect(await screen.findByText('new@example.org')).toBeVisible();
  unmount();
  open();
  expect(await screen.findByText('uma@example.org')).toBeVisible();
});

test('the right code shows the server’s message, keeps the token, and offers home', async () => {
  answers(VERIFY, 200, { message: 'Welcome, verified.', token: 'fresh' });
  const { router } = open();
  await screen.findByLabelText('Verification code');
  signIn({ ...people.unverified, isEmailVerified: true });
  await enter('4071');
  expect(await screen.findByText('Welcome, verified.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(sent).toEqual([JSON.stringify({ email: 'uma@example.org', code: '4071' })]);
  expect(localStorage.getItem('token')).toBe('fresh');
  await userEvent.click(screen.getByRole('link', { name: 'Continue to Home' }));
  expect(router.state.location.pathname).toBe('/');
});

test('a page that asked for it is named as the reason, and comes after it', async () => {
  answers(VERIFY, 200, { message: 'Welcome, verified.' });
  const { router } = open({ user: people.unverified, state: { from: '/submit' } });
  expect(await screen.findByText(/asks for a verified email address/)).toBeVisible();
  await enter('4071');
  await userEvent.click(await screen.findByRole('link', { name: /the page that you wanted/ }));
  expect(router.state.location.pathname).toBe('/submit');
});

test('whoever has just made the account has the page that they came for ahead, and no reason', async () => {
  const state = { email: 'uma@example.org', from: '/register-conference-form' };
  answers(VERIFY, 200, { message: 'Welcome, verified.' });
  const { router } = open({ user: people.unverified, state });
  await screen.findByLabelText('Verification code');
  expect(screen.queryByText(/asks for a verified email address/)).toBeNull();
  await enter('4071');
  await userEvent.click(await screen.findByRole('link', { name: /the page that you wanted/ }));
  expect(router.state.location.pathname).toBe('/register-conference-form');
});

test('after it, Logout leads to /login', async () => {
  answers(VERIFY, 200, { message: 'Welcome, verified.' });
  const { router } = open();
  await enter('4071');
  await press('Logout');
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(localStorage.getItem('token')).toBeNull();
});

test('the code takes digits only, four at most, also when pasted', async () => {
  open();
  const code = await screen.findByLabelText('Verification code');
  await userEvent.type(code, 'a4b07');
  expect(code).toHaveValue('407');
  await press('Verify');
  expect(code).toHaveAccessibleDescription(/Enter the 4 digits of the code/);
  await userEvent.clear(code);
  await userEvent.paste('40 71 99');
  expect(code).toHaveValue('4071');
});

test.each([
  ['the server’s message', { message: 'Invalid code.' }, 'Invalid code.'],
  ['its own text', {}, 'Verification failed. Please try again.'],
])('a refused code shows %s', async (_, body, text) => {
  answers(VERIFY, 400, body);
  open();
  await enter('0000');
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

test('a code can be sent again, once', async () => {
  answers(RESEND, 200, { message: 'On its way' });
  open();
  await press('Resend Code');
  await waitFor(() => expect(button('Code Sent')).toBeDisabled());
  expect(sent).toHaveLength(1);
});

test('with a new code, what was said of the one before is gone', async () => {
  answers(VERIFY, 400, { message: 'Wrong code' });
  answers(RESEND, 200, { message: 'On its way' });
  open();
  await enter('0000');
  await screen.findByText('Wrong code');
  await press('Resend Code');
  await screen.findByRole('button', { name: 'Code Sent' });
  expect(screen.queryByText('Wrong code')).toBeNull();
  expect(screen.getByLabelText('Verification code')).toHaveValue('');
});

test('a failed resend says so, and can be tried again', async () => {
  answers(RESEND, 500, { message: 'Boom' });
  open();
  await press('Resend Code');
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to resend verification code.');
  expect(button('Resend Code')).toBeEnabled();
});

test('too many resends: the server says when to come back', async () => {
  answers(RESEND, 429, { message: 'Too many requests. Please try again later.' });
  open();
  await press('Resend Code');
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests.');
});

async function changeAddress(email: string) {
  await press('Edit');
  const field = screen.getByLabelText('Email');
  expect(field).toHaveFocus();
  await userEvent.clear(field);
  if (email) await userEvent.type(field, email);
  await press('Save');
}

test('a changed address is saved, and code and resend begin anew', async () => {
  answers(VERIFY, 400, { message: 'Wrong code' });
  answers(RESEND, 200, { message: 'On its way' });
  answers(UPDATE, 200, { newEmail: 'uma.new@example.org', message: 'Changed.' });
  open();
  await enter('0000');
  await screen.findByText('Wrong code');
  await press('Resend Code');
  await screen.findByRole('button', { name: 'Code Sent' });

  signIn({ ...people.unverified, email: 'uma.new@example.org' });
  await changeAddress('uma.new@example.org');
  expect(await screen.findByText('uma.new@example.org')).toBeVisible();
  expect(screen.getByText('Changed.')).toBeVisible();
  expect(sent.at(-1)).toBe(JSON.stringify({ email: 'uma.new@example.org' }));
  expect(screen.queryByText('Wrong code')).toBeNull();
  expect(screen.getByLabelText('Verification code')).toHaveValue('');
  expect(button('Resend Code')).toBeEnabled();
  await waitFor(() => expect(button('Edit')).toHaveFocus());
});

test('an address that is no address is refused; one left as it was just closes', async () => {
  open();
  await changeAddress('uma at example');
  expect(screen.getByText('Please enter a valid email address.')).toBeVisible();
  await press('Cancel');
  expect(screen.getByText('uma@example.org')).toBeVisible();
  await changeAddress('uma@example.org');
  expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
  expect(sent).toEqual([]);
});

test('an address that the server refuses stays in the field', async () => {
  answers(UPDATE, 500, {});
  open();
  await changeAddress('other@example.org');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to update email. Please try again.',
  );
  expect(screen.getByLabelText('Email')).toHaveValue('other@example.org');
});

test.each([
  ['a code', () => enter('4071'), VERIFY],
  ['another code', () => press('Resend Code'), RESEND],
  ['another address', () => changeAddress('other@example.org'), UPDATE],
])('whoever verified on another device learns it by %s that is refused', async (_, act, path) => {
  answers(path, 409, { message: 'Verified already' });
  open();
  await screen.findByLabelText('Verification code');
  signIn({ ...people.unverified, isEmailVerified: true });
  await act();
  expect(await screen.findByText('Your email address is verified.')).toBeVisible();
});

test('whoever is verified already is told so', async () => {
  open({ user: people.plain });
  expect(await screen.findByText('Your email address is verified.')).toBeVisible();
});
