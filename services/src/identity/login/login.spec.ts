import { createHmac } from 'node:crypto';
import argon2 from '@node-rs/argon2';
import { registration } from '../../../test/accounts.js';
import { permit } from '../../../test/people.js';
import { recordedStatements } from '../../../test/recorded-statements.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { PASSWORD_COST } from '../../platform/config/config.js';
import { DAY, HOUR, MINUTE } from '../../platform/core/time.js';
import { PasswordHasher } from '../credentials/password-hasher.js';
import { UsersService } from '../accounts/users.service.js';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ passwordCost: PASSWORD_COST });
});
afterAll(() => server.stop());

const me = (token: string) => server.call('GET', '/auth/me', { token });

describe('POST /auth/login', () => {
  const login = (email: string, password: string) =>
    server.call('POST', '/auth/login', { body: { email, password } });

  it('leads to the rights of an administrator’s permissions', async () => {
    const person = await server.person('admin');
    await permit(server, person, ['finance']);
    const { body } = await me(person.token);
    expect(Object.keys(body)).toEqual(['user', 'rights']);
    expect(body.user).toEqual(person.user);
    expect(body.rights).toEqual(
      expect.arrayContaining(['overview:read', 'payments:read', 'payments:write']),
    );
    expect(body.rights).not.toContain('papers:read');
  });

  it('answers a token and the user', async () => {
    const { user, password } = await server.person('user');
    const answer = await login(user.email.toUpperCase(), password);
    expect(answer).toMatchObject({ status: 200, body: { user } });
    expect(await me(answer.body.token)).toMatchObject({ status: 200, body: { user } });
  });

  it('answers alike for a wrong password, an unknown address and a disabled account', async () => {
    const { user, password } = await server.person('user');
    const admin = await server.person('admin');
    const wrong = await login(user.email, 'not this one');
    const unknown = await login('nobody@example.org', password);
    await server.dataSource.transaction((tx) =>
      server.app.get(UsersService).changeAccess(tx, admin.user.id, user.id, { isDisabled: true }),
    );
    const disabled = await login(user.email, password);
    for (const answer of [wrong, unknown, disabled]) {
      expect(answer).toMatchObject({
        status: 401,
        body: { code: 'WRONG_CREDENTIALS', message: 'Invalid email or password' },
      });
    }
  });

  /** What a call costs in hashing: each hash by its parameters, "argon2id$v=19$m=19456,t=2,p=1". */
  const hashing = async (call: () => Promise<unknown>): Promise<string[]> => {
    const hash = jest.spyOn(argon2, 'hash');
    const verify = jest.spyOn(argon2, 'verify');
    await call();
    const hashed = hash.mock.calls.map(() => 'hashed');
    const verified = verify.mock.calls.map(([text]) => String(text).split('$'));
    hash.mockRestore();
    verify.mockRestore();
    return [...hashed, ...verified.map(([, kind, version, cost]) => `${kind} ${version} ${cost}`)];
  };

  it('hashes as much for an unknown address as for a known one', async () => {
    const { user } = await server.person('user');
    const once = ['argon2id v=19 m=19456,t=2,p=1'];
    expect(await hashing(() => login(user.email, 'not this one'))).toEqual(once);
    expect(await hashing(() => login('nobody@example.org', 'not this one'))).toEqual(once);
  });

  it('asks the database the same for an unknown address as for a known one', async () => {
    const { user } = await server.person('user');
    const statements = async (email: string) =>
      (await recordedStatements(() => login(email, 'not this one'))).map(({ text }) => text);
    const known = await statements(user.email);
    expect(known).toHaveLength(1);
    expect(await statements('nobody@example.org')).toEqual(known);
  });

  it('would tell them apart if it only hashed where there is an account', async () => {
    const { user } = await server.person('user');
    const hasher = server.app.get(PasswordHasher);
    const unequal = jest
      .spyOn(hasher, 'matches')
      .mockImplementation(async (known, password) =>
        known && (await argon2.verify(known, password)) ? 'plain' : null,
      );
    const costs = [
      await hashing(() => login(user.email, 'not this one')),
      await hashing(() => login('nobody@example.org', 'not this one')),
    ];
    unequal.mockRestore();
    expect(costs.map(({ length }) => length)).toEqual([1, 0]);
  });

  it.each([
    [{ password: 'x' }, 'Email is required'],
    [{ email: 'nobody', password: 'x' }, 'Invalid email address'],
    [{ email: 'a@b.example', password: '' }, 'Password is required'],
  ])('refuses %j', async (body, message) => {
    const answer = await server.call('POST', '/auth/login', { body });
    expect(answer).toMatchObject({ status: 400, body: { message } });
  });
});

describe('a login in a browser that is logged in', () => {
  it.each(['login', 'register'])('ends the session before: /auth/%s', async (path) => {
    const before = await server.person('user');
    const elsewhere = await server.person('user');
    const { email, password } = { ...elsewhere.user, ...elsewhere };
    const body = path === 'login' ? { email, password } : registration();
    const { body: opened } = await server.call('POST', `/auth/${path}`, {
      token: before.token,
      body,
    });
    expect((await me(before.token)).body).toEqual({});
    expect((await me(opened.token)).body).toHaveProperty('user');
    expect((await me(elsewhere.token)).body).toHaveProperty('user');
  });

  it('leaves it when the password is wrong', async () => {
    const { user, token } = await server.person('user');
    const body = { email: user.email, password: 'not this one' };
    await server.call('POST', '/auth/login', { token, body });
    expect((await me(token)).body).toHaveProperty('user');
  });
});

describe('a session', () => {
  it('ends at logout, and logging out again is fine', async () => {
    const { token } = await server.person('user');
    expect(await server.call('POST', '/auth/logout', { token })).toMatchObject({ status: 200 });
    expect(await me(token)).toMatchObject({ status: 200, body: {} });
    expect(await server.call('POST', '/auth/logout', { token })).toMatchObject({ status: 200 });
    expect(await server.call('PUT', '/auth/profile', { token, body: {} })).toMatchObject({
      status: 401,
    });
  });

  it('ends after 14 days without use, and after 30 days in all', async () => {
    const idle = await server.person('user');
    const used = await server.person('user');
    for (let day = 0; day < 28; day += 7) {
      expect((await me(used.token)).body).toHaveProperty('user');
      server.clock.advance(7 * DAY);
    }
    expect((await me(idle.token)).body).toEqual({});
    expect((await me(used.token)).body).toHaveProperty('user');
    server.clock.advance(2 * DAY + MINUTE);
    expect((await me(used.token)).body).toEqual({});
  });

  it('of an admin ends after 12 hours', async () => {
    const { token } = await server.person('admin');
    server.clock.advance(12 * HOUR - MINUTE);
    expect((await me(token)).body).toHaveProperty('user');
    server.clock.advance(2 * MINUTE);
    expect((await me(token)).body).toEqual({});
  });

  it('ends when the account is disabled or its role changes', async () => {
    const admin = await server.person('admin');
    const promoted = await server.person('user');
    const disabled = await server.person('user');
    const users = server.app.get(UsersService);
    await server.dataSource.transaction(async (tx) => {
      await users.changeAccess(tx, admin.user.id, promoted.user.id, { role: 'reviewer' });
      await users.changeAccess(tx, admin.user.id, disabled.user.id, { isDisabled: true });
    });
    expect((await me(promoted.token)).body).toEqual({});
    expect((await me(disabled.token)).body).toEqual({});
  });

  it('is not believed when its token is forged', async () => {
    const { token } = await server.person('user');
    const [head = '', payload = '', signature = ''] = token.split('.');
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    const sign = (input: string, secret: string) =>
      `${input}.${createHmac('sha256', secret).update(input).digest('base64url')}`;
    const forged = [
      `${part({ alg: 'none', typ: 'JWT' })}.${payload}.`,
      `${head}.${part({ ...claims, sub: '00000000-0000-7000-8000-000000000000' })}.${signature}`,
      sign(`${head}.${payload}`, 'the secret of another installation'),
      'not a token',
    ];
    for (const attempt of forged) {
      expect(await me(attempt)).toMatchObject({ status: 200, body: {} });
      const profile = await server.call('PUT', '/auth/profile', { token: attempt, body: {} });
      expect(profile.status).toBe(401);
    }
    expect((await me(token)).body).toHaveProperty('user');
  });
});

describe('PUT /auth/profile', () => {
  it('changes what it names and leaves the rest', async () => {
    const { user, token } = await server.person('user');
    const body = { title: 'Dr', organization: 'University of Lagos', phone: '' };
    const answer = await server.call('PUT', '/auth/profile', { token, body });
    expect(answer).toMatchObject({
      status: 200,
      body: { user: { ...user, title: 'Dr', organization: 'University of Lagos', phone: null } },
    });
  });

  it('shows a phone number as it is written internationally, by the country of the form', async () => {
    const { token } = await server.person('user');
    const save = async (body: object) =>
      (await server.call('PUT', '/auth/profile', { token, body })).body.user.phone as unknown;
    expect(await save({ phone: '0803 1234567' })).toBe('0803 1234567');
    expect(await save({ phone: '0803 1234567', country: 'Nigeria' })).toBe('+234 803 123 4567');
    expect(await save({ phone: '0803 7654321' })).toBe('+234 803 765 4321');
    expect(await save({ phone: 'ask the department' })).toBe('ask the department');
    const check = (body: object) => server.call('POST', '/phone-numbers', { body });
    expect(await check({ phone: '0803 1234567', country: 'Nigeria' })).toMatchObject({
      status: 200,
      body: { formatted: '+234 803 123 4567' },
    });
    expect(await check({ phone: '0803 1234567' })).toMatchObject({ body: { formatted: null } });
  });

  it('changes neither role nor address', async () => {
    const { token } = await server.person('user');
    for (const field of ['role', 'email', 'isEmailVerified', 'id']) {
      const answer = await server.call('PUT', '/auth/profile', {
        token,
        body: { [field]: 'admin' },
      });
      expect(answer).toMatchObject({
        status: 400,
        body: { fields: { [field]: expect.any(String) } },
      });
    }
  });
});
