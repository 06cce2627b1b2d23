import { generateSync } from 'otplib';
import { auditRows } from '../../../test/admin-reads.js';
import type { Person } from '../../../test/people.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { DAY, MINUTE, SECOND } from '../../platform/core/time.js';
import { passwordReset } from '../passwords/password-reset.email.js';
import {
  recoveryCodeUsed,
  twoFactorDisabled,
  twoFactorEnabled,
  twoFactorRemoved,
} from '../two-factor/two-factor.emails.js';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ adminTwoFactor: 'required' });
});
afterAll(() => server.stop());

const post = (path: string, body: object, token?: string) =>
  server.call('POST', `/auth${path}`, { token, body });
const login = ({ user, password }: Person) => post('/login', { email: user.email, password });
const challengeOf = async (person: Person) => String((await login(person)).body.challenge);
const codeOf = (secret: string) =>
  generateSync({ secret, epoch: Math.floor(server.clock.now().getTime() / 1000) });
const wrongCodeOf = (secret: string) =>
  String((Number(codeOf(secret)) + 500_000) % 1_000_000).padStart(6, '0');
const isAlive = async (token: string) =>
  (await server.call('GET', '/auth/me', { token })).body.user !== undefined;

/** A person with an app; its first code is used, and the time for it over. */
async function withApp() {
  const person = await server.person('user');
  const { secret } = (await post('/two-factor/setup', { password: person.password }, person.token))
    .body as { secret: string };
  const { body } = await post('/two-factor/confirm', { code: codeOf(secret) }, person.token);
  server.clock.advance(MINUTE);
  return { person, secret, recoveryCodes: body.recoveryCodes as string[] };
}

describe('setting up two-factor authentication', () => {
  it('takes the password and a code of the app; sessions without it end', async () => {
    const person = await server.person('user');
    const phone = (await login(person)).body.token as string;
    const { status, body } = await post(
      '/two-factor/setup',
      { password: person.password },
      person.token,
    );
    expect(status).toBe(200);
    expect(body.uri).toMatch(/^otpauth:\/\/totp\//);
    expect(body.uri).toContain(`secret=${body.secret}`);
    expect((await login(person)).body).toHaveProperty('token');

    const { secret } = body as { secret: string };
    expect(
      await post('/two-factor/confirm', { code: wrongCodeOf(secret) }, person.token),
    ).toMatchObject({
      status: 400,
      body: { code: 'INVALID_CODE', fields: { code: expect.any(String) } },
    });
    const confirmed = await post('/two-factor/confirm', { code: codeOf(secret) }, person.token);
    expect(confirmed.body.recoveryCodes).toHaveLength(10);
    expect(confirmed.body).not.toHaveProperty('token');
    expect([await isAlive(person.token), await isAlive(phone)]).toEqual([true, false]);
    expect(server.emails.to(person.user.email, twoFactorEnabled)).toHaveLength(1);
    const state = await server.call('GET', '/auth/two-factor', { token: person.token });
    expect(state.body).toMatchObject({ isOn: true, isRequired: false, recoveryCodesLeft: 10 });
  });

  it('needs a session and its password, and to be off', async () => {
    const { person } = await withApp();
    const set = (body: object, token?: string) => post('/two-factor/setup', body, token);
    expect(await set({ password: person.password })).toMatchObject({ status: 401 });
    expect(await set({ password: 'not this one' }, person.token)).toMatchObject({ status: 422 });
    expect(await set({ password: person.password }, person.token)).toMatchObject({
      status: 409,
      body: { code: 'TWO_FACTOR_ENABLED' },
    });
  });

  it('keeps the secret and the recovery codes unreadable', async () => {
    const { secret, recoveryCodes } = await withApp();
    const rows = JSON.stringify([
      await server.dataSource.query('SELECT secret::text FROM two_factor_secrets'),
      await server.dataSource.query('SELECT * FROM recovery_codes'),
    ]);
    for (const text of [secret, ...recoveryCodes]) {
      expect(rows).not.toContain(text);
      expect(rows).not.toContain(Buffer.from(text).toString('hex'));
    }
  });
});

describe('logging in with two-factor authentication', () => {
  const second = (challenge: string, code: string) => post('/two-factor', { challenge, code });

  it('answers no token before the code, which works once', async () => {
    const { person, secret } = await withApp();
    const asked = await login(person);
    expect(asked).toMatchObject({ status: 200, body: { twoFactor: 'code' } });
    expect(Object.keys(asked.body).sort()).toEqual(['challenge', 'twoFactor']);
    expect(await isAlive(String(asked.body.challenge))).toBe(false);

    const code = codeOf(secret);
    const answer = await second(
      String(asked.body.challenge),
      ` ${code.slice(0, 3)} ${code.slice(3)}`,
    );
    expect(answer).toMatchObject({ status: 200, body: { user: { id: person.user.id } } });
    expect(await isAlive(String(answer.body.token))).toBe(true);

    expect(await second(await challengeOf(person), code)).toMatchObject({ status: 400 });
    server.clock.advance(30 * SECOND);
    expect(await second(await challengeOf(person), codeOf(secret))).toMatchObject({ status: 200 });
  });

  it('lets one of twelve equal codes in, and none of an older time', async () => {
    const { person, secret } = await withApp();
    const code = codeOf(secret);
    const challenges = await Promise.all(Array.from({ length: 12 }, () => challengeOf(person)));
    const answers = await Promise.all(challenges.map((challenge) => second(challenge, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    server.clock.advance(2 * MINUTE);
    expect(await second(await challengeOf(person), code)).toMatchObject({ status: 400 });
  });

  it('takes each recovery code once, and tells the owner', async () => {
    const { person, recoveryCodes } = await withApp();
    const [code = ''] = recoveryCodes;
    const typed = code.toUpperCase().replaceAll('-', ' ');
    expect(await second(await challengeOf(person), typed)).toMatchObject({ status: 200 });
    expect(await second(await challengeOf(person), code)).toMatchObject({ status: 400 });
    expect(server.emails.last(person.user.email, recoveryCodeUsed).data.left).toBe(9);
  });

  it('gives a challenge five tries and ten minutes', async () => {
    const { person, secret } = await withApp();
    const expired = { status: 400, body: { code: 'LOGIN_EXPIRED' } };
    const worn = await challengeOf(person);
    for (let tries = 0; tries < 5; tries += 1) await second(worn, wrongCodeOf(secret));
    expect(await second(worn, codeOf(secret))).toMatchObject(expired);
    const late = await challengeOf(person);
    server.clock.advance(10 * MINUTE);
    expect(await second(late, codeOf(secret))).toMatchObject(expired);
    const used = await challengeOf(person);
    expect(await second(used, codeOf(secret))).toMatchObject({ status: 200 });
    server.clock.advance(MINUTE);
    expect(await second(used, codeOf(secret))).toMatchObject(expired);
  });

  it('holds a guesser who knows the password to twenty tries a day, but not the owner', async () => {
    const { person, secret, recoveryCodes } = await withApp();
    for (let logins = 0; logins < 4; logins += 1) {
      const challenge = await challengeOf(person);
      for (let tries = 0; tries < 5; tries += 1) await second(challenge, wrongCodeOf(secret));
    }
    const refused = await second(await challengeOf(person), codeOf(secret));
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    const owner = await second(await challengeOf(person), recoveryCodes[0] ?? '');
    expect(owner.status).toBe(200);
    server.clock.advance(DAY);
    expect(await second(await challengeOf(person), codeOf(secret))).toMatchObject({ status: 200 });
  });

  it('ends with the password that began it', async () => {
    const { person, secret } = await withApp();
    const challenge = await challengeOf(person);
    await post('/forgot-password', { email: person.user.email });
    const { link } = server.emails.last(person.user.email, passwordReset).data;
    await post(new URL(link).pathname, { password: 'quite another one' });
    expect(await second(challenge, codeOf(secret))).toMatchObject({ status: 400 });
    expect((await login({ ...person, password: 'quite another one' })).body).toMatchObject({
      twoFactor: 'code',
    });
  });
});

describe('an admin who must use two-factor authentication', () => {
  it('sets it up on the way in, before anything else opens', async () => {
    const admin = await server.person('admin');
    const asked = await login(admin);
    expect(asked.body).toEqual({ twoFactor: 'setup', challenge: expect.any(String) });
    const { challenge } = asked.body as { challenge: string };
    expect(await post('/two-factor', { challenge, code: '000000' })).toMatchObject({
      status: 400,
    });
    const { secret } = (await post('/two-factor/setup', { challenge })).body as { secret: string };
    const done = await post('/two-factor/confirm', { challenge, code: codeOf(secret) });
    expect(done.body).toMatchObject({ user: { id: admin.user.id }, token: expect.any(String) });
    expect(done.body.recoveryCodes).toHaveLength(10);
    expect(await isAlive(String(done.body.token))).toBe(true);
    expect((await login(admin)).body).toMatchObject({ twoFactor: 'code' });
    expect(await post('/two-factor/setup', { challenge })).toMatchObject({ status: 400 });
  });
});

describe('turning two-factor authentication off', () => {
  const turnOff = (person: Person, body: object) =>
    server.call('DELETE', '/auth/two-factor', { token: person.token, body });

  it('takes the password and a code, and tells the owner', async () => {
    const { person, secret } = await withApp();
    const { password } = person;
    const wrong = { password, code: wrongCodeOf(secret) };
    expect(await turnOff(person, wrong)).toMatchObject({ status: 400 });
    expect(await turnOff(person, { password: 'x', code: codeOf(secret) })).toMatchObject({
      status: 422,
    });
    expect(await turnOff(person, { password, code: codeOf(secret) })).toMatchObject({
      status: 200,
    });
    expect((await login(person)).body).toHaveProperty('token');
    expect(server.emails.to(person.user.email, twoFactorDisabled)).toHaveLength(1);
  });

  it('is not needed for new recovery codes, of which the old ones die', async () => {
    const { person, secret, recoveryCodes } = await withApp();
    const body = { password: person.password, code: codeOf(secret) };
    const answer = await post('/two-factor/recovery-codes', body, person.token);
    expect(answer.body.recoveryCodes).toHaveLength(10);
    const second = async (code = '') =>
      post('/two-factor', { challenge: await challengeOf(person), code });
    expect(await second(recoveryCodes[0])).toMatchObject({ status: 400 });
    expect(await second(answer.body.recoveryCodes[0] as string)).toMatchObject({ status: 200 });
  });
});

describe("an admin turning another account's two-factor authentication off", () => {
  const remove = (id: string, token: string) =>
    server.call('DELETE', `/admin/users/${id}/two-factor`, { token });

  it('lets an admin turn it off, emails the owner and ends their sessions', async () => {
    const [{ person, recoveryCodes }, admin] = [await withApp(), await server.person('admin')];
    const read = () => server.call('GET', `/admin/users/${person.user.id}`, { token: admin.token });
    expect((await read()).body.twoFactorSince).toMatch(/^\d{4}-.+Z$/);
    const waiting = await challengeOf(person);

    expect(await remove(person.user.id, admin.token)).toMatchObject({ status: 200 });
    expect((await read()).body.twoFactorSince).toBeNull();
    expect(await isAlive(person.token)).toBe(false);
    expect(server.emails.to(person.user.email, twoFactorRemoved)).toHaveLength(1);
    const removed = { action: 'user.two-factor-removed', subject: person.user.id };
    expect(await auditRows(server, admin.token, removed)).toMatchObject([
      { actor: { id: admin.user.id } },
    ]);
    const body = { challenge: waiting, code: recoveryCodes[0] };
    expect(await post('/two-factor', body)).toMatchObject({ status: 400 });
    expect((await login(person)).body).toHaveProperty('token');
    expect(await remove(person.user.id, admin.token)).toMatchObject({ status: 409 });
  });

  it('requires another admin to set it up again, and rejects the admin’s own account', async () => {
    const [admin, other] = [await server.person('admin'), await server.person('admin')];
    const { challenge } = (await login(other)).body as { challenge: string };
    const { secret } = (await post('/two-factor/setup', { challenge })).body as { secret: string };
    const signedIn = await post('/two-factor/confirm', { challenge, code: codeOf(secret) });
    const own = await remove(other.user.id, String(signedIn.body.token));
    expect(own).toMatchObject({ status: 409, body: { code: 'OWN_ACCOUNT' } });
    expect((await login(other)).body).toMatchObject({ twoFactor: 'code' });

    expect(await remove(other.user.id, admin.token)).toMatchObject({ status: 200 });
    expect((await login(other)).body).toMatchObject({ twoFactor: 'setup' });
  });

  it('is for admins, and for accounts that there are', async () => {
    const [{ person }, user] = [await withApp(), await server.person('reviewer')];
    expect(await remove(person.user.id, user.token)).toMatchObject({ status: 403 });
    const admin = await server.person('admin');
    const unknownId = '00000000-0000-4000-8000-000000000000';
    expect(await remove(unknownId, admin.token)).toMatchObject({ status: 404 });
  });
});
