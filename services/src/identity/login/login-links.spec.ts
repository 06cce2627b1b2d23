import { logIn, newDevice, newNetwork, placed } from '../../../test/guessing.js';
import type { Person } from '../../../test/people.js';
import { recordedStatements } from '../../../test/recorded-statements.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { MINUTE } from '../../platform/core/time.js';
import { UsersService } from '../accounts/users.service.js';
import { loginLink } from './login-link.email.js';

const SENT = 'If an account exists with this email, you will receive a login link.';
const invalid = { status: 400, body: { code: 'INVALID_LINK' } };

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ hasRateLimits: true, trustedProxies: 1 });
});
afterAll(() => server.stop());

const ask = (email: string, from?: string) =>
  server.call('POST', '/auth/login-link', { body: { email, from }, headers: placed() });
const open = (link: string, place?: Parameters<typeof placed>[0]) =>
  server.call('POST', `/auth/login-link/${link}`, { body: {}, headers: placed(place) });
const linkTo = (email: string) => new URL(server.emails.last(email, loginLink).data.link);
const tokenOf = (link: URL) => link.pathname.replace('/login-link/', '');

async function asked(person?: Person) {
  const owner = person ?? (await server.person('user'));
  expect(await ask(owner.user.email)).toMatchObject({ status: 200, body: { message: SENT } });
  return { ...owner, link: tokenOf(linkTo(owner.user.email)) };
}

describe('a login link', () => {
  it('logs the owner in while strangers have used up the tries of the day', async () => {
    const { user, password, link } = await asked();
    await Promise.all(Array.from({ length: 60 }, () => logIn(server, user.email, 'not this one')));
    const [from, device] = [newNetwork(), newDevice()];
    const enter = (place: object) => logIn(server, user.email, password, place);
    expect(await enter({ from, device })).toMatchObject({ status: 429 });

    const answer = await open(link, { from, device });
    expect(answer).toMatchObject({ status: 200, body: { user, token: expect.any(String) } });
    const { token } = answer.body as { token: string };
    expect((await server.call('GET', '/auth/me', { token })).body.user).toEqual(user);
    expect(await enter({ from })).toMatchObject({ status: 200 });
    expect(await enter({ device })).toMatchObject({ status: 200 });
  });

  it('does nothing when it is only opened', async () => {
    const { user, link } = await asked();
    for (const path of [`/login-link/${link}`, `/api/v1/auth/login-link/${link}`]) {
      const { headers } = await fetch(`${server.origin}${path}`);
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    }
    expect(await open(link)).toMatchObject({ status: 200, body: { user } });
  });

  it('works once, also of two presses at the same time, for 20 minutes', async () => {
    const used = await asked();
    const answers = await Promise.all([open(used.link), open(used.link)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const late = await asked();
    server.clock.advance(20 * MINUTE);
    expect(await open(late.link)).toMatchObject(invalid);
    expect(await open('unknown-token')).toMatchObject(invalid);
  });

  it('is sent once for as long as it is valid, so that strangers cannot take it away', async () => {
    const { user, link } = await asked();
    for (let n = 0; n < 5; n += 1) expect(await ask(user.email)).toMatchObject({ status: 200 });
    expect(server.emails.to(user.email, loginLink)).toHaveLength(1);
    expect(await open(link)).toMatchObject({ status: 200 });
    await ask(user.email.toUpperCase());
    expect(server.emails.to(user.email, loginLink)).toHaveLength(2);
  });

  it('is asked for alike without an account, with the same statements', async () => {
    const { user } = await server.person('user');
    const series = async (email: string) => {
      const seen: unknown[] = [];
      for (let n = 0; n < 2; n += 1) {
        const statements = await recordedStatements(async () => {
          const { status, body } = await ask(email);
          seen.push(status, body);
        });
        seen.push(...statements.map(({ text }) => text));
      }
      return seen;
    };
    const known = await series(user.email);
    expect(known).toContainEqual(expect.stringContaining('insert into "outgoing_emails"'));
    expect(await series('nobody@example.org')).toEqual(known);
    expect(server.emails.to(user.email, loginLink)).toHaveLength(1);
  });

  it('keeps the page that the login was for, and only a page of this site', async () => {
    const { user } = await server.person('user');
    await ask(user.email, '/register-conference-form?kind=author');
    expect(linkTo(user.email).searchParams.get('from')).toBe(
      '/register-conference-form?kind=author',
    );
    for (const from of ['//evil.example', 'https://evil.example', '/\\evil', '/?message=pay%20to'])
      expect(await ask(user.email, from)).toMatchObject({ status: 400 });
  });

  it('replaces the password only: an admin still needs the second factor', async () => {
    const { link } = await asked(await server.person('admin'));
    const answer = await open(link);
    expect(answer.body).toEqual({ twoFactor: 'setup', challenge: expect.any(String) });
    const { challenge } = answer.body as { challenge: string };
    const { body } = await server.call('GET', '/auth/me', { token: challenge });
    expect(body).toEqual({});
  });

  it('is dead for a disabled account and after a new password', async () => {
    const [disabled, changed] = [await asked(), await asked()];
    const admin = await server.person('admin');
    await server.dataSource.transaction((tx) =>
      server.app
        .get(UsersService)
        .changeAccess(tx, admin.user.id, disabled.user.id, { isDisabled: true }),
    );
    expect(await open(disabled.link)).toMatchObject(invalid);
    await server.call('PUT', '/auth/password', {
      token: changed.token,
      body: { currentPassword: changed.password, password: 'a new password' },
    });
    expect(await open(changed.link)).toMatchObject(invalid);
  });

  it('is in the database as a hash', async () => {
    const { link } = await asked();
    const rows = await server.dataSource.query('SELECT token_hash::text FROM login_links');
    expect(JSON.stringify(rows)).not.toContain(link);
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(link).toString('hex'));
  });
});
