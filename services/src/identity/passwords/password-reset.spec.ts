import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { emailsTo } from '../../../test/admin-reads.js';
import { recordedStatements } from '../../../test/recorded-statements.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { HOUR, MINUTE } from '../../platform/core/time.js';
import { passwordChanged } from './password-changed.email.js';
import { passwordReset } from './password-reset.email.js';

const SENT = 'If an account exists with this email, you will receive password reset instructions.';
const INVALID = 'Invalid or expired reset token. Please try again.';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

const forgot = (email: string) => server.call('POST', '/auth/forgot-password', { body: { email } });
const reset = (token: string, password = 'a new password') =>
  server.call('POST', `/auth/reset-password/${token}`, { body: { password } });
const tokenFor = (email: string) => {
  const { link } = server.emails.last(email, passwordReset).data;
  expect(link).toMatch(/^http:\/\/plenary\.test\/reset-password\/[\w-]{43}$/);
  return link.slice(link.lastIndexOf('/') + 1);
};

describe('forgotten passwords', () => {
  it('are replaced by way of a mailed link, which ends every session', async () => {
    const { user, token: session, password } = await server.person('user');
    expect(await forgot(user.email)).toMatchObject({ status: 200, body: { message: SENT } });
    expect(await reset(tokenFor(user.email))).toMatchObject({ status: 200 });
    expect((await server.call('GET', '/auth/me', { token: session })).body).toEqual({});
    const login = (given: string) =>
      server.call('POST', '/auth/login', { body: { email: user.email, password: given } });
    expect(await login(password)).toMatchObject({ status: 401 });
    expect(await login('a new password')).toMatchObject({ status: 200 });
    expect(server.emails.to(user.email, passwordChanged)).toHaveLength(1);
  });

  it('return the same for an address without an account, and send no email', async () => {
    const { user } = await server.person('user');
    const began = performance.now();
    const unknown = await forgot('nobody@example.org');
    // As long as one that writes a token and a mail: answers leave every 150 ms.
    expect(performance.now() - began).toBeGreaterThanOrEqual(149);
    const known = await forgot(user.email);
    expect(unknown.status).toBe(known.status);
    expect(unknown.body).toEqual(known.body);
    const { token } = await server.person('admin');
    expect(await emailsTo(server, token, user.email)).toMatchObject([{ kind: 'password-reset' }]);
    expect(await emailsTo(server, token, 'nobody@example.org')).toEqual([]);
  });

  it('cost the database the same statements for an address without an account', async () => {
    const { user } = await server.person('user');
    const statements = async (email: string) =>
      (await recordedStatements(() => forgot(email))).map(({ text }) => text);
    const known = await statements(user.email);
    expect(known).toContainEqual(expect.stringContaining('insert into "outgoing_emails"'));
    expect(await statements('nobody@example.org')).toEqual(known);
  });

  it('take a token once, also of two at the same time', async () => {
    const { user } = await server.person('user');
    await forgot(user.email);
    const token = tokenFor(user.email);
    const answers = await Promise.all([reset(token), reset(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await reset(token)).toMatchObject({ status: 400, body: { message: INVALID } });
  });

  it('accept only the newest token, for an hour', async () => {
    const { user } = await server.person('user');
    await forgot(user.email);
    const older = tokenFor(user.email);
    await forgot(user.email);
    const newest = tokenFor(user.email);
    expect(await reset(older)).toMatchObject({ status: 400 });
    server.clock.advance(HOUR + MINUTE);
    expect(await reset(newest)).toMatchObject({ status: 400 });
  });

  it('lead to our own address, whatever host the request names', async () => {
    const { user } = await server.person('user');
    const { hostname, port } = new URL(server.origin);
    const body = JSON.stringify({ email: user.email });
    const headers = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'http',
      forwarded: 'host=evil.example',
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    };
    const path = '/api/v1/auth/forgot-password';
    const sent = request({ hostname, port, method: 'POST', path, headers }).end(body);
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    answer.resume();
    expect(answer.statusCode).toBe(200);
    expect(tokenFor(user.email)).toMatch(/^[\w-]{43}$/);
  });

  it('can be looked at before a password is asked for', async () => {
    const { user } = await server.person('user');
    await forgot(user.email);
    const token = tokenFor(user.email);
    const check = () => server.call('GET', `/auth/reset-password/${token}`);
    expect(await check()).toMatchObject({
      status: 200,
      body: { expiresAt: expect.any(String), email: user.email },
    });
    await reset(token);
    expect(await check()).toMatchObject({ status: 400, body: { message: INVALID } });
  });

  it('take no token of another kind', async () => {
    const { user, token } = await server.person('user');
    expect(await reset(token)).toMatchObject({ status: 400 });
    await forgot(user.email);
    const profile = { token: tokenFor(user.email), body: {} };
    expect(await server.call('PUT', '/auth/profile', profile)).toMatchObject({ status: 401 });
    expect(
      await server.call('POST', `/auth/confirm-email/${tokenFor(user.email)}`, { body: {} }),
    ).toMatchObject({ status: 400 });
  });

  it('keep the token in the database as a hash', async () => {
    const { user } = await server.person('user');
    await forgot(user.email);
    const token = tokenFor(user.email);
    const rows = await server.dataSource.query('SELECT * FROM password_resets');
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(token).toString('hex'));
  });

  it('refuse a short password and leave the token alive', async () => {
    const { user } = await server.person('user');
    await forgot(user.email);
    const token = tokenFor(user.email);
    expect(await reset(token, 'short')).toMatchObject({
      status: 400,
      body: { fields: { password: 'Password must be at least 8 characters' } },
    });
    expect(await reset(token)).toMatchObject({ status: 200 });
  });
});
