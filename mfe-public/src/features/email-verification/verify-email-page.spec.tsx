import {
  http,
  HttpResponse,
  people,
  renderRemote,
  sampleEdition,
  screen,
  server,
  logIn,
  userEvent,
  waitFor,
  within,
} from '@plenary/kit/testing';
import type { components } from '@plenary/kit/api';
import { formatTime } from '@plenary/kit/edition';
import remote from '../../remote';
import routes from '../../routes';

const sent: unknown[] = [];
const VERIFY = '/api/v1/auth/verify-email';
const RESEND = '/api/v1/auth/resend-verification';
const UPDATE = '/api/v1/auth/update-email';

function respond(path: string, status: number, body: Record<string, unknown>) {
  server.use(
    http.untyped.all(path, async ({ request }) => {
      sent.push(await request.text());
      return HttpResponse.json(body, { status });
    }),
  );
}

/** What the server knows of the address; each call takes the next state, the last one stays. */
function verification(...states: Partial<components['schemas']['EmailVerification']>[]) {
  const known = { triesLeft: 5, delivery: 'sent', resendAfter: 0, codeExpiresAt: null };
  server.use(
    http.untyped.get('/api/v1/auth/verification', () =>
      HttpResponse.json({ ...known, ...(states.length > 1 ? states.shift() : states[0]) }),
    ),
  );
}

beforeEach(() => {
  sent.splice(0);
  verification({ triesLeft: 5, delivery: 'sent' });
});

const open = (options: Parameters<typeof renderRemote>[1] = { user: people.unverified }) =>
  renderRemote({ routes, remote }, { path: '/verify-email', ...options });

const button = (name: string) => screen.getByRole('button', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function enter(code: string) {
  await userEvent.type(await screen.findByLabelText('Verification code'), code);
  await press('Verify');
}

it('redirects home without a known address', async () => {
  const { router } = open({});
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

it('takes the address from navigation state or from the session', async () => {
  const { unmount } = open({ state: { email: 'new@example.org' } });
  expect(await screen.findByText('new@example.org')).toBeVisible();
  unmount();
  open();
  expect(await screen.findByText('uma@example.org')).toBeVisible();
});

it('shows the server’s message, stores the token and links home after the right code', async () => {
  respond(VERIFY, 200, { message: 'Welcome, verified.', token: 'fresh' });
  const { router } = open();
  await screen.findByLabelText('Verification code');
  logIn({ ...people.unverified, isEmailVerified: true });
  await enter('4071');
  expect(await screen.findByText('Welcome, verified.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(sent).toEqual([JSON.stringify({ email: 'uma@example.org', code: '4071' })]);
  expect(localStorage.getItem('token')).toBe('fresh');
  await userEvent.click(screen.getByRole('link', { name: 'Continue to Home' }));
  expect(router.state.location.pathname).toBe('/');
});

it('explains the redirect from a page and leads on to it first', async () => {
  respond(VERIFY, 200, { message: 'Welcome, verified.' });
  const { router } = open({ user: people.unverified, state: { from: '/submit' } });
  expect(await screen.findByText(/Verify your email address to open/)).toBeVisible();
  await enter('4071');
  await screen.findByText('Welcome, verified.');
  const main = within(screen.getByRole('heading', { level: 1 }).parentElement as HTMLElement);
  const ways = [...main.getAllByRole('link'), ...main.getAllByRole('button')];
  expect(ways.map((each) => each.textContent)).toEqual([
    'Continue to submission',
    'Continue to Home',
    'Logout',
  ]);
  await userEvent.click(screen.getByRole('link', { name: 'Continue to submission' }));
  expect(router.state.location.pathname).toBe('/submit');
});

it('links to `from` without an explanation after sign-up', async () => {
  const state = { email: 'uma@example.org', from: '/register-conference-form' };
  respond(VERIFY, 200, { message: 'Welcome, verified.' });
  const { router } = open({ user: people.unverified, state });
  await screen.findByLabelText('Verification code');
  expect(screen.queryByText(/Verify your email address to open/)).toBeNull();
  await enter('4071');
  await userEvent.click(await screen.findByRole('link', { name: 'Continue to registration' }));
  expect(router.state.location.pathname).toBe('/register-conference-form');
});

it('redirects to /login on logout', async () => {
  respond(VERIFY, 200, { message: 'Welcome, verified.' });
  const { router } = open();
  await enter('4071');
  await press('Logout');
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(localStorage.getItem('token')).toBeNull();
});

it('accepts at most four digits, typed or pasted', async () => {
  open();
  const code = await screen.findByLabelText('Verification code');
  await userEvent.type(code, 'a4b07');
  expect(code).toHaveValue('407');
  await press('Verify');
  expect(code).toHaveAccessibleDescription(/Enter the 4-digit code/);
  await userEvent.clear(code);
  await userEvent.paste('40 71 99');
  expect(code).toHaveValue('4071');
});

it.each([
  ['the server’s message', { message: 'Invalid code.' }, 'Invalid code.'],
  ['the specified text', {}, 'Verification failed. Please try again.'],
])('shows %s for a refused code', async (_, body, text) => {
  respond(VERIFY, 400, body);
  open();
  await enter('0000');
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

it('says what to do without a code: another one, the link, or the spam folder', async () => {
  open();
  const ways = within(await screen.findByRole('region', { name: 'No code?' }));
  expect(ways.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
    'Get a new code',
    'Use the link instead',
    'Check your spam folder',
  ]);
  expect(ways.getByText(`The sender is ${sampleEdition.name}.`)).toBeVisible();
});

it('resends the code, and again after the wait', async () => {
  verification({ resendAfter: 0 }, { resendAfter: 2 }, { resendAfter: 0 });
  respond(RESEND, 200, { message: 'On its way' });
  open();
  await press('Resend Code');
  await waitFor(() => expect(button('Code Sent')).toBeDisabled());
  expect(screen.getByText(/^Resend again in 0:0[12]$/)).toBeVisible();
  expect(sent).toHaveLength(1);
  await waitFor(() => expect(button('Resend Code')).toBeEnabled(), { timeout: 4000 });
  expect(screen.queryByText(/^Resend again/)).toBeNull();
});

it('names the wait when it opens', async () => {
  verification({ resendAfter: 3000 });
  open();
  expect(await screen.findByText('Resend again in 50:00')).toBeVisible();
  expect(button('Resend Code')).toBeDisabled();
});

it('says until when the code is valid, and that it has expired', async () => {
  const codeExpiresAt = '2040-01-01T15:42:00Z';
  verification({ codeExpiresAt });
  const { unmount } = open();
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const valid = await screen.findByText(`Valid until ${formatTime(codeExpiresAt, timeZone)}.`);
  expect(valid).toHaveAttribute('datetime', codeExpiresAt);
  unmount();
  verification({ codeExpiresAt: null });
  open();
  expect(await screen.findByText(/^Your code has expired/)).toBeVisible();
});

it('says only how long codes are valid without the session of the account', async () => {
  open({ state: { email: 'new@example.org' } });
  expect(await screen.findByText('Valid for 30 minutes.')).toBeVisible();
});

it('clears the error of the previous code when a new one is sent', async () => {
  respond(VERIFY, 400, { message: 'Wrong code' });
  respond(RESEND, 200, { message: 'On its way' });
  open();
  await enter('0000');
  await screen.findByText('Wrong code');
  verification({ resendAfter: 60 });
  await press('Resend Code');
  await screen.findByRole('button', { name: 'Code Sent' });
  expect(screen.queryByText('Wrong code')).toBeNull();
  expect(screen.getByLabelText('Verification code')).toHaveValue('');
});

it('reports a failed resend and allows another attempt', async () => {
  respond(RESEND, 500, { message: 'Boom' });
  open();
  await press('Resend Code');
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to resend verification code.');
  expect(button('Resend Code')).toBeEnabled();
});

it('shows the server’s message after too many resends', async () => {
  respond(RESEND, 429, { message: 'Too many requests. Please try again later.' });
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

it('resets code and resend after a changed address', async () => {
  respond(VERIFY, 400, { message: 'Wrong code' });
  respond(RESEND, 200, { message: 'On its way' });
  respond(UPDATE, 200, { newEmail: 'uma.new@example.org', message: 'Changed.' });
  open();
  await enter('0000');
  await screen.findByText('Wrong code');
  verification({ resendAfter: 60 });
  await press('Resend Code');
  await screen.findByRole('button', { name: 'Code Sent' });

  verification({ resendAfter: 0 });
  logIn({ ...people.unverified, email: 'uma.new@example.org' });
  await changeAddress('uma.new@example.org');
  expect(await screen.findByText('uma.new@example.org')).toBeVisible();
  expect(screen.getByText('Changed.')).toBeVisible();
  expect(sent.at(-1)).toBe(JSON.stringify({ email: 'uma.new@example.org' }));
  expect(screen.queryByText('Wrong code')).toBeNull();
  expect(screen.getByLabelText('Verification code')).toHaveValue('');
  await waitFor(() => expect(button('Resend Code')).toBeEnabled());
  await waitFor(() => expect(button('Edit')).toHaveFocus());
});

it('rejects an invalid address and closes on an unchanged one', async () => {
  open();
  await changeAddress('uma at example');
  expect(screen.getByText('Please enter a valid email address.')).toBeVisible();
  await press('Cancel');
  expect(screen.getByText('uma@example.org')).toBeVisible();
  await changeAddress('uma@example.org');
  expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
  expect(sent).toEqual([]);
});

it('keeps an address that the server refuses in the field', async () => {
  respond(UPDATE, 500, {});
  open();
  await changeAddress('other@example.org');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to update email. Please try again.',
  );
  expect(screen.getByLabelText('Email')).toHaveValue('other@example.org');
});

it.each([
  ['a code', () => enter('4071'), VERIFY],
  ['another code', () => press('Resend Code'), RESEND],
  ['another address', () => changeAddress('other@example.org'), UPDATE],
])('detects verification on another device when %s is refused', async (_, act, path) => {
  respond(path, 409, { message: 'Verified already' });
  open();
  await screen.findByLabelText('Verification code');
  logIn({ ...people.unverified, isEmailVerified: true });
  await act();
  expect(await screen.findByText('Your email address is verified.')).toBeVisible();
});

it('reports that the address is already verified', async () => {
  open({ user: people.plain });
  expect(await screen.findByText('Your email address is verified.')).toBeVisible();
});

it('shows the tries left, and one less after a wrong code', async () => {
  verification({ triesLeft: 2, delivery: 'sent' }, { triesLeft: 1, delivery: 'sent' });
  respond(VERIFY, 400, { message: 'Wrong code' });
  open();
  expect(await screen.findByText('2 of 5 tries left today')).toBeVisible();
  await enter('0000');
  expect(await screen.findByText('1 of 5 tries left today')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Wrong code');
});

it('offers the link instead of a code when no tries are left', async () => {
  verification({ triesLeft: 0 }, { triesLeft: 0, resendAfter: 60 });
  respond(RESEND, 200, { message: 'On its way' });
  open();
  expect(await screen.findByText(/The link in our email verifies your address/)).toBeVisible();
  expect(screen.queryByLabelText('Verification code')).toBeNull();
  expect(screen.getByText('Open the link that we sent to')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Resend Code' })).toBeNull();
  await press('Resend link');
  await waitFor(() => expect(button('Link sent')).toBeDisabled());
});

it('reports an address that the mail server refused until it is corrected', async () => {
  verification({ triesLeft: 5, delivery: 'failed' }, { triesLeft: 5, delivery: 'queued' });
  respond(UPDATE, 200, { newEmail: 'uma.new@example.org', message: 'Changed.' });
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The mail server refused our email to uma@example.org.',
  );
  logIn({ ...people.unverified, email: 'uma.new@example.org' });
  await changeAddress('uma.new@example.org');
  expect(await screen.findByText('Changed.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/The mail server refused/)).toBeNull());
});
