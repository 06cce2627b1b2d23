import { generateSync } from 'otplib';
import type { Person } from '../../test/people.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';
import { DAY, MINUTE, SECOND } from '../common/time.js';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ adminSecondStep: 'required' });
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
  const { secret } = (await post('/second-step/setup', { password: person.password }, person.token))
    .body as { secret: string };
  const { body } = await post('/second-step/confirm', { code: codeOf(secret) }, person.token);
  server.clock.advance(MINUTE);
  return { person, secret, recoveryCodes: body.recoveryCodes as string[] };
}

describe('setting up a second step', () => {
  it('takes the password and a code of the app; sessions without it end', async () => {
    const person = await server.person('user');
    const phone = (await login(person)).body.token as string;
    const { status, body } = await post(
      '/second-step/setup',
      { password: person.password },
      person.token,
    );
    expect(status).toBe(200);
    expect(body.uri).toMatch(/^otpauth:\/\/totp\//);
    expect(body.uri).toContain(`secret=${body.secret}`);
    expect((await login(person)).body).toHaveProperty('token');

    const { secret } = body as { secret: string };
    expect(
      await post('/second-step/confirm', { code: wrongCodeOf(secret) }, person.token),
    ).toMatchObject({
      status: 400,
      body: { code: 'INVALID_CODE', fields: { code: expect.any(String) } },
    });
    const confirmed = await post('/second-step/confirm', { code: codeOf(secret) }, person.token);
    expect(confirmed.body.recoveryCodes).toHaveLength(10);
    expect(confirmed.body).not.toHaveProperty('token');
    expect([await isAlive(person.token), await isAlive(phone)]).toEqual([true, false]);
    expect(server.mails.to(person.user.email, 'second-step-on')).toHaveLength(1);
    const state = await server.call('GET', '/auth/second-step', { token: person.token });
    expect(state.body).toMatchObject({ isOn: true, isRequired: false, recoveryCodesLeft: 10 });
  });

  it('needs a session and its password, and to be off', async () => {
    const { person } = await withApp();
    const set = (body: object, token?: string) => post('/second-step/setup', body, token);
    expect(await set({ password: person.password })).toMatchObject({ status: 401 });
    expect(await set({ password: 'not this one' }, person.token)).toMatchObject({ status: 422 });
    expect(await set({ password: person.password }, person.token)).toMatchObject({
      status: 409,
      body: { code: 'SECOND_STEP_ON' },
    });
  });

  it('keeps the secret and the recovery codes unreadable', async () => {
    const { secret, recoveryCodes } = await withApp();
    const rows = JSON.stringify([
      await server.dataSource.query('SELECT secret::text FROM second_steps'),
      await server.dataSource.query('SELECT * FROM recovery_codes'),
    ]);
    for (const text of [secret, ...recoveryCodes]) {
      expect(rows).not.toContain(text);
      expect(rows).not.toContain(Buffer.from(text).toString('hex'));
    }
  });
});

describe('signing in with a second step', () => {
  const second = (challenge: string, code: string) => post('/second-step', { challenge, code });

  it('answers no token before the code, which works once', async () => {
    const { person, secret } = await withApp();
    const asked = await login(person);
    expect(asked).toMatchObject({ status: 200, body: { secondStep: 'code' } });
    expect(Object.keys(asked.body).sort()).toEqual(['challenge', 'secondStep']);
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
    expect(server.mails.last(person.user.email, 'recovery-code-used').data.left).toBe(9);
  });

  it('gives a challenge five tries and ten minutes', async () => {
    const { person, secret } = await withApp();
    const expired = { status: 400, body: { code: 'SIGN_IN_EXPIRED' } };
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
    const { link } = server.mails.last(person.user.email, 'password-reset').data;
    await post(new URL(link).pathname, { password: 'quite another one' });
    expect(await second(challenge, codeOf(secret))).toMatchObject({ status: 400 });
    expect((await login({ ...person, password: 'quite another one' })).body).toMatchObject({
      secondStep: 'code',
    });
  });
});

describe('an admin who must have a second step', () => {
  it('sets it up on the way in, before anything else opens', async () => {
    const admin = await server.person('admin');
    const asked = await login(admin);
    expect(asked.body).toEqual({ secondStep: 'setup', challenge: expect.any(String) });
    const { challenge } = asked.body as { challenge: string };
    expect(await post('/second-step', { challenge, code: '000000' })).toMatchObject({
      status: 400,
    });
    const { secret } = (await post('/second-step/setup', { challenge })).body as { secret: string };
    const done = await post('/second-step/confirm', { challenge, code: codeOf(secret) });
    expect(done.body).toMatchObject({ user: { id: admin.user.id }, token: expect.any(String) });
    expect(done.body.recoveryCodes).toHaveLength(10);
    expect(await isAlive(String(done.body.token))).toBe(true);
    expect((await login(admin)).body).toMatchObject({ secondStep: 'code' });
    expect(await post('/second-step/setup', { challenge })).toMatchObject({ status: 400 });
  });
});

describe('turning the second step off', () => {
  const turnOff = (person: Person, body: object) =>
    server.call('DELETE', '/auth/second-step', { token: person.token, body });

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
    expect(server.mails.to(person.user.email, 'second-step-off')).toHaveLength(1);
  });

  it('is not needed for new recovery codes, of which the old ones die', async () => {
    const { person, secret, recoveryCodes } = await withApp();
    const body = { password: person.password, code: codeOf(secret) };
    const answer = await post('/second-step/recovery-codes', body, person.token);
    expect(answer.body.recoveryCodes).toHaveLength(10);
    const second = async (code = '') =>
      post('/second-step', { challenge: await challengeOf(person), code });
    expect(await second(recoveryCodes[0])).toMatchObject({ status: 400 });
    expect(await second(answer.body.recoveryCodes[0] as string)).toMatchObject({ status: 200 });
  });
});

describe('turning the second step of somebody else off', () => {
  const remove = (id: string, token: string) =>
    server.call('DELETE', `/admin/users/${id}/second-step`, { token });

  it('lets an admin help whoever lost the phone, who is told and signed out', async () => {
    const [{ person, recoveryCodes }, admin] = [await withApp(), await server.person('admin')];
    const read = () => server.call('GET', `/admin/users/${person.user.id}`, { token: admin.token });
    expect((await read()).body.secondStepSince).toMatch(/^\d{4}-.+Z$/);
    const waiting = await challengeOf(person);

    expect(await remove(person.user.id, admin.token)).toMatchObject({ status: 200 });
    expect((await read()).body.secondStepSince).toBeNull();
    expect(await isAlive(person.token)).toBe(false);
    expect(server.mails.to(person.user.email, 'second-step-removed')).toHaveLength(1);
    expect(
      await server.dataSource.query(
        `SELECT actor_id FROM audit_entries WHERE action = 'user.second-step-removed' AND subject_id = $1`,
        [person.user.id],
      ),
    ).toEqual([{ actor_id: admin.user.id }]);
    const body = { challenge: waiting, code: recoveryCodes[0] };
    expect(await post('/second-step', body)).toMatchObject({ status: 400 });
    expect((await login(person)).body).toHaveProperty('token');
    expect(await remove(person.user.id, admin.token)).toMatchObject({ status: 409 });
  });

  it('has another admin set it up anew, and is never for one’s own', async () => {
    const [admin, other] = [await server.person('admin'), await server.person('admin')];
    const { challenge } = (await login(other)).body as { challenge: string };
    const { secret } = (await post('/second-step/setup', { challenge })).body as { secret: string };
    const signedIn = await post('/second-step/confirm', { challenge, code: codeOf(secret) });
    const own = await remove(other.user.id, String(signedIn.body.token));
    expect(own).toMatchObject({ status: 409, body: { code: 'OWN_ACCOUNT' } });
    expect((await login(other)).body).toMatchObject({ secondStep: 'code' });

    expect(await remove(other.user.id, admin.token)).toMatchObject({ status: 200 });
    expect((await login(other)).body).toMatchObject({ secondStep: 'setup' });
  });

  it('is for admins, and for accounts that there are', async () => {
    const [{ person }, user] = [await withApp(), await server.person('reviewer')];
    expect(await remove(person.user.id, user.token)).toMatchObject({ status: 403 });
    const admin = await server.person('admin');
    const nobody = '00000000-0000-4000-8000-000000000000';
    expect(await remove(nobody, admin.token)).toMatchObject({ status: 404 });
  });
});
