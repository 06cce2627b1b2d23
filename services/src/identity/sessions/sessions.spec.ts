import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callsTo, type Call } from '../../../test/call.js';
import type { Person } from '../../../test/people.js';
import { endPrograms, startProgram } from '../../../test/program.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { switchOff } from '../../../test-faults/protections-off.js';
import { Config } from '../../platform/config/config.js';
import { MINUTE } from '../../platform/core/time.js';
import { newDevice } from '../login/new-device.email.js';
import { passwordChanged } from '../passwords/password-changed.email.js';
import { passwordReset } from '../passwords/password-reset.email.js';

const FIREFOX = 'Mozilla/5.0 (Android 14; Mobile; rv:131.0) Gecko/131.0 Firefox/131.0';
const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Safari/605.1.15';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

const isAlive = async (token: string) =>
  (await server.call('GET', '/auth/me', { token })).body.user !== undefined;
const list = async (token: string) =>
  (await server.call('GET', '/auth/sessions', { token })).body.items as Record<string, unknown>[];
const end = ({ token, password }: Person, id: string) =>
  server.call('DELETE', `/auth/sessions/${id}`, { token, body: { password } });
const endAll = ({ token, password }: Person, keepCurrent?: boolean) =>
  server.call('DELETE', '/auth/sessions', { token, body: { password, keepCurrent } });

async function login({ user, password }: Person, userAgent = 'curl/8'): Promise<string> {
  const { body } = await server.call('POST', '/auth/login', {
    body: { email: user.email, password },
    headers: { 'user-agent': userAgent },
  });
  return String(body.token);
}

describe('sessions', () => {
  it('is listed with device and last use, the newest first, without those of other accounts', async () => {
    const person = await server.person('user');
    server.clock.advance(MINUTE);
    const phone = await login(person, FIREFOX);
    server.clock.advance(MINUTE);
    await login(person, SAFARI);
    await server.person('user');
    const items = await list(phone);
    expect(items.map(({ device }) => device)).toEqual([
      'Safari on macOS',
      'Firefox on Android',
      null,
    ]);
    expect(items.map(({ isCurrent }) => isCurrent)).toEqual([false, true, false]);
    expect(Object.keys(items[0] ?? {}).sort()).toEqual([
      'createdAt',
      'device',
      'id',
      'isCurrent',
      'lastUsedAt',
    ]);
  });

  it('can be ended one by one, only by their owner', async () => {
    const person = await server.person('user');
    const other = await server.person('user');
    const phone = await login(person, FIREFOX);
    const of = (await list(person.token)).find(({ device }) => device === 'Firefox on Android');
    expect(await end(other, String(of?.['id']))).toMatchObject({ status: 404 });
    expect(await isAlive(phone)).toBe(true);
    expect(await end(person, String(of?.['id']))).toMatchObject({ status: 200 });
    expect(await isAlive(phone)).toBe(false);
    expect(await end(person, String(of?.['id']))).toMatchObject({ status: 404 });
  });

  it('are not ended with a wrong password', async () => {
    const person = await server.person('user');
    const phone = await login(person, FIREFOX);
    const answers = [];
    for (const { id } of await list(person.token)) {
      answers.push(await end({ ...person, password: 'not this one' }, String(id)));
    }
    answers.push(await endAll({ ...person, password: 'not this one' }));
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422]);
    expect([await isAlive(person.token), await isAlive(phone)]).toEqual([true, true]);
  });

  it('can be ended everywhere, or everywhere else', async () => {
    const person = await server.person('user');
    const phone = await login(person);
    await endAll(person, true);
    expect([await isAlive(person.token), await isAlive(phone)]).toEqual([true, false]);
    const laptop = await login(person);
    await endAll(person);
    expect([await isAlive(person.token), await isAlive(laptop)]).toEqual([false, false]);
  });

  it('is told to the owner when the account did not know the device', async () => {
    const person = await server.person('user');
    await login(person, FIREFOX);
    await login(person, FIREFOX);
    await login(person, SAFARI);
    const emails = server.emails.to(person.user.email, newDevice);
    expect(emails.map(({ data }) => data.device)).toEqual([
      'Firefox on Android',
      'Safari on macOS',
    ]);
  });
});

describe('the token of a session', () => {
  const changePassword = async (person: Person) => {
    const { headers } = await server.call('PUT', '/auth/password', {
      token: person.token,
      body: { currentPassword: person.password, password: 'quite another one' },
    });
    return String(headers.get('session-token'));
  };
  /** Unlike `server.call`, which continues with the new token as a browser does. */
  const isValid = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await server.call('GET', '/auth/me', { headers });
    return answer.body.user !== undefined;
  };

  it('is replaced when the password was asked for again', async () => {
    const person = await server.person('user');
    const next = await changePassword(person);
    expect(await isValid(next)).toBe(true);
    expect(await isValid(person.token)).toBe(false);
    expect(await list(next)).toHaveLength(1);
  });

  it('stays valid for requests under way until the new one is used', async () => {
    const person = await server.person('user');
    const next = await changePassword(person);
    expect(await isValid(person.token)).toBe(true);
    expect(await isValid(next)).toBe(true);
    expect(await isValid(person.token)).toBe(false);
  });

  it('ends after a minute when the new one is not used', async () => {
    const person = await server.person('user');
    const next = await changePassword(person);
    server.clock.advance(MINUTE);
    expect(await isValid(person.token)).toBe(false);
    expect(await isValid(next)).toBe(true);
  });

  it('is replaced once when two requests ask for the password at the same time', async () => {
    const person = await server.person('user');
    const ends = await Promise.all([1, 2].map(() => endAll(person, true)));
    const tokens = ends.map(({ headers }) => headers.get('session-token'));
    expect(tokens.filter((token) => token !== null)).toHaveLength(1);
    expect(await isAlive(person.token)).toBe(true);
  });

  it('is kept after a wrong password', async () => {
    const person = await server.person('user');
    const { headers } = await endAll({ ...person, password: 'not this one' });
    expect(headers.get('session-token')).toBeNull();
    expect(await isValid(person.token)).toBe(true);
  });
});

describe('PUT /auth/password', () => {
  const change = ({ token }: Person, currentPassword: string, password: string) =>
    server.call('PUT', '/auth/password', { token, body: { currentPassword, password } });

  it('changes it, ends every other session and emails the owner', async () => {
    const person = await server.person('user');
    const phone = await login(person);
    expect(await change(person, person.password, 'quite another one')).toMatchObject({
      status: 200,
    });
    expect([await isAlive(person.token), await isAlive(phone)]).toEqual([true, false]);
    expect(await isAlive(await login({ ...person, password: 'quite another one' }))).toBe(true);
    expect(server.emails.to(person.user.email, passwordChanged)).toHaveLength(1);
  });

  it.each([
    [
      'not this one',
      'quite another one',
      422,
      { currentPassword: 'Wrong password. Please try again.' },
    ],
    ['password of user', 'short', 400, { password: 'Password must be at least 8 characters' }],
    [
      'password of user',
      'Password123',
      400,
      {
        password: 'This password is one of the most common ones. Please choose another one.',
      },
    ],
  ])('refuses %j → %j', async (current, next, status, fields) => {
    const person = await server.person('user');
    expect(await change(person, current, next)).toMatchObject({ status, body: { fields } });
    expect(await isAlive(await login(person))).toBe(true);
  });
});

describe('a session on two processes', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'plenary-second-'));
  let callOther: Call;
  beforeAll(async () => {
    const { databaseUrl, jwtSecret } = server.app.get(Config);
    const other = startProgram('main', {
      DATABASE_URL: databaseUrl,
      MIGRATION_DATABASE_URL: server.ownerUrl,
      JWT_SECRET: jwtSecret,
      DATA_DIR: dataDir,
      PORT: '0',
    });
    callOther = callsTo((await other.line('Plenary is at')).replace(/.* /, ''));
  });
  afterAll(() => {
    endPrograms();
    rmSync(dataDir, { recursive: true });
  });

  const isAliveThere = async (token: string) =>
    (await callOther('GET', '/auth/me', { token })).body.user !== undefined;

  it('ends on both at the next request, whatever ends it', async () => {
    const admin = await server.person('admin');
    const asAdmin = (person: Person, body: object) =>
      server.call('PATCH', `/admin/users/${person.user.id}`, { token: admin.token, body });
    const ends: Record<string, (person: Person) => Promise<unknown>> = {
      'a logout': ({ token }) => server.call('POST', '/auth/logout', { token }),
      'a changed password': async (person) =>
        server.call('PUT', '/auth/password', {
          token: await login(person),
          body: { currentPassword: person.password, password: 'quite another one' },
        }),
      'a password reset': async ({ user }) => {
        await server.call('POST', '/auth/forgot-password', { body: { email: user.email } });
        const { link } = server.emails.last(user.email, passwordReset).data;
        const path = `/auth${new URL(link).pathname}`;
        await server.call('POST', path, { body: { password: 'quite another one' } });
      },
      'a changed role': (person) => asAdmin(person, { role: 'reviewer', version: 1 }),
      'being disabled': (person) => asAdmin(person, { disabled: true, version: 1 }),
      'being ended elsewhere': async (person) =>
        endAll({ ...person, token: await login(person) }, true),
    };
    const after: Record<string, boolean[]> = {};
    for (const [what, act] of Object.entries(ends)) {
      const person = await server.person('user');
      const before = await isAliveThere(person.token);
      await act(person);
      after[what] = [before, await isAliveThere(person.token), await isAlive(person.token)];
    }
    expect(after).toEqual(
      Object.fromEntries(Object.keys(ends).map((what) => [what, [true, false, false]])),
    );
  });

  it('would continue in another process if its end were not in the database', async () => {
    const { token } = await server.person('user');
    await switchOff('sessions', server.ownerUrl);
    await server.call('POST', '/auth/logout', { token });
    expect(await isAliveThere(token)).toBe(true);
  });
});
