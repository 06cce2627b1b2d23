import type { Person } from '../../test/people.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';
import { MINUTE } from '../common/time.js';

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
const end = (token: string, path: string) =>
  server.call('DELETE', `/auth/sessions${path}`, { token });

async function login({ user, password }: Person, userAgent = 'curl/8'): Promise<string> {
  const { body } = await server.call('POST', '/auth/login', {
    body: { email: user.email, password },
    headers: { 'user-agent': userAgent },
  });
  return String(body.token);
}

describe('where one is signed in', () => {
  it('is listed with device and use, the newest first, and nobody else’s', async () => {
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

  it('can be ended one by one, one’s own alone', async () => {
    const person = await server.person('user');
    const other = await server.person('user');
    const phone = await login(person, FIREFOX);
    const of = (await list(person.token)).find(({ device }) => device === 'Firefox on Android');
    expect(await end(other.token, `/${String(of?.['id'])}`)).toMatchObject({ status: 404 });
    expect(await isAlive(phone)).toBe(true);
    expect(await end(person.token, `/${String(of?.['id'])}`)).toMatchObject({ status: 200 });
    expect(await isAlive(phone)).toBe(false);
    expect(await end(person.token, `/${String(of?.['id'])}`)).toMatchObject({ status: 404 });
  });

  it('can be ended everywhere, or everywhere else', async () => {
    const person = await server.person('user');
    const phone = await login(person);
    await end(person.token, '?keepCurrent=true');
    expect([await isAlive(person.token), await isAlive(phone)]).toEqual([true, false]);
    const laptop = await login(person);
    await end(person.token, '');
    expect([await isAlive(person.token), await isAlive(laptop)]).toEqual([false, false]);
  });

  it('is told to the owner when the account did not know the device', async () => {
    const person = await server.person('user');
    await login(person, FIREFOX);
    await login(person, FIREFOX);
    await login(person, SAFARI);
    const mails = server.mails.to(person.user.email, 'new-sign-in');
    expect(mails.map(({ data }) => data.device)).toEqual(['Firefox on Android', 'Safari on macOS']);
  });
});

describe('PUT /auth/password', () => {
  const change = ({ token }: Person, currentPassword: string, password: string) =>
    server.call('PUT', '/auth/password', { token, body: { currentPassword, password } });

  it('changes it, ends every other session and mails the owner', async () => {
    const person = await server.person('user');
    const phone = await login(person);
    expect(await change(person, person.password, 'quite another one')).toMatchObject({
      status: 200,
    });
    expect([await isAlive(person.token), await isAlive(phone)]).toEqual([true, false]);
    expect(await isAlive(await login({ ...person, password: 'quite another one' }))).toBe(true);
    expect(server.mails.to(person.user.email, 'password-changed')).toHaveLength(1);
  });

  it.each([
    ['not this one', 'quite another one', 422, { currentPassword: 'This is not your password.' }],
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
