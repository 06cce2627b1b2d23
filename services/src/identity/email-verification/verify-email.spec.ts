import { createHash, createHmac } from 'node:crypto';
import { codeFor, otherCode, register } from '../../../test/accounts.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { DAY, MINUTE } from '../../platform/core/time.js';
import { Config } from '../../platform/config/config.js';
import { VerificationCode } from './verification-code.entity.js';
import { VerificationCodes } from './verification-codes.js';
import { passwordReset } from '../passwords/password-reset.email.js';
import { verificationCode } from './verification-code.email.js';
import { welcome } from './welcome.email.js';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

const verify = (email: string, code: string, token?: string) =>
  server.call('POST', '/auth/verify-email', { token, body: { email, code } });
const isVerified = async (token: string) =>
  (await server.call('GET', '/auth/me', { token })).body.user.isEmailVerified as boolean;

describe('POST /auth/verify-email', () => {
  it('verifies, welcomes, and answers a token to the holder of the session', async () => {
    const { email, token } = await register(server);
    const answer = await verify(email, codeFor(server, email), token);
    expect(answer).toMatchObject({
      status: 200,
      body: { message: expect.any(String), token: expect.any(String) },
    });
    expect(await isVerified(answer.body.token as string)).toBe(true);
    expect(server.emails.to(email, welcome)).toHaveLength(1);
  });

  it('verifies for anybody with the code, but keeps the token from them', async () => {
    const { email, token } = await register(server);
    const stranger = await server.person('user');
    const answer = await verify(email, codeFor(server, email), stranger.token);
    expect(answer.status).toBe(200);
    expect(answer.body).not.toHaveProperty('token');
    expect(await isVerified(token)).toBe(true);
  });

  it('takes a code once, also of twelve at the same time', async () => {
    const { email } = await register(server);
    const code = codeFor(server, email);
    const answers = await Promise.all(Array.from({ length: 12 }, () => verify(email, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('would take it from each who has a try left if it looked first and used it up later', async () => {
    const { email } = await register(server);
    const code = codeFor(server, email);
    let looking = 5;
    let goOn: () => void = () => undefined;
    const haveLooked = new Promise<void>((resolve) => (goOn = resolve));
    const looksFirst = jest
      .spyOn(server.app.get(VerificationCodes), 'use')
      .mockImplementation(async (tx, userId) => {
        const isThere = await tx.existsBy(VerificationCode, { userId });
        if ((looking -= 1) === 0) goOn();
        await haveLooked;
        await tx.delete(VerificationCode, { userId });
        return isThere;
      });
    const answers = await Promise.all(Array.from({ length: 12 }, () => verify(email, code)));
    looksFirst.mockRestore();
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  });

  it('stores the code as a keyed hash', async () => {
    const { email, user } = await register(server);
    const [row] = await server.dataSource.query<{ code_hash: Buffer }[]>(
      'SELECT code_hash FROM verification_codes WHERE user_id = $1',
      [user.id],
    );
    const text = `verification:${user.id}:${codeFor(server, email)}`;
    const keyed = createHmac('sha256', server.app.get(Config).jwtSecret).update(text).digest();
    expect(row?.code_hash).toEqual(keyed);
    expect(row?.code_hash).not.toEqual(createHash('sha256').update(text).digest());
  });

  it('takes a code for 30 minutes', async () => {
    const early = await register(server);
    const late = await register(server);
    server.clock.advance(30 * MINUTE - 2000);
    expect(await verify(early.email, codeFor(server, early.email))).toMatchObject({ status: 200 });
    server.clock.advance(3000);
    expect(await verify(late.email, codeFor(server, late.email))).toMatchObject({
      status: 400,
      body: { code: 'INVALID_CODE' },
    });
  });

  it('accepts the holder’s code after strangers tried five wrong ones', async () => {
    const { email, token } = await register(server);
    const code = codeFor(server, email);
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await verify(email, otherCode(code))).toMatchObject({ status: 400 });
    }
    expect(await verify(email, code)).toMatchObject({ status: 429 });
    expect(await verify(email, code, token)).toMatchObject({ status: 200 });
  });

  it('accepts no code of the holder after five wrong ones, in any email', async () => {
    const { email, token } = await register(server);
    const code = codeFor(server, email);
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await verify(email, otherCode(code), token)).toMatchObject({ status: 400 });
    }
    expect(await verify(email, code, token)).toMatchObject({ status: 429 });
    expect(await isVerified(token)).toBe(false);
  });

  it('gives strangers five attempts a day, and the holder five others', async () => {
    const { email, token } = await register(server);
    const wrong = otherCode(codeFor(server, email));
    for (let tries = 0; tries < 5; tries += 1) await verify(email, wrong);
    const refused = await verify(email, wrong);
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    for (let tries = 0; tries < 4; tries += 1) {
      expect(await verify(email, wrong, token)).toMatchObject({ status: 400 });
    }
    await server.call('POST', '/auth/resend-verification', { token });
    expect(await verify(email, codeFor(server, email), token)).toMatchObject({ status: 200 });
  });

  it('resets the count of attempts the next day', async () => {
    const { email } = await register(server);
    for (let tries = 0; tries < 6; tries += 1) await verify(email, '0000');
    server.clock.advance(DAY);
    expect(await verify(email, '0000')).toMatchObject({ status: 400 });
  });

  it('answers alike for an address without an account', async () => {
    const statuses: number[] = [];
    for (let tries = 0; tries < 6; tries += 1) {
      statuses.push((await verify('nobody@example.org', '1234')).status);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  });

  it.each(['123', '12345', '12a4', ''])('refuses the code %j', async (code) => {
    expect(await verify('a@example.org', code)).toMatchObject({
      status: 400,
      body: { fields: { code: expect.any(String) } },
    });
  });
});

describe('POST /auth/resend-verification', () => {
  it('sends at most three codes within an hour, including the first', async () => {
    const { email, token } = await register(server);
    const resend = () => server.call('POST', '/auth/resend-verification', { token });
    server.clock.advance(20 * MINUTE);
    expect(await resend()).toMatchObject({ status: 200 });
    server.clock.advance(MINUTE);
    expect(await resend()).toMatchObject({ status: 200 });
    const refused = await resend();
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(38 * 60);
    expect(wait).toBeLessThanOrEqual(39 * 60);
    expect(server.emails.to(email, verificationCode)).toHaveLength(3);
    server.clock.advance(wait * 1000);
    expect(await resend()).toMatchObject({ status: 200 });
    expect(await resend()).toMatchObject({ status: 429 });
  });

  it('sends one code a minute, and names the wait', async () => {
    const { email, token } = await register(server);
    const resend = () => server.call('POST', '/auth/resend-verification', { token });
    const wait = async () =>
      (await server.call('GET', '/auth/verification', { token })).body.resendAfter as number;
    expect(await wait()).toBe(0);
    expect(await resend()).toMatchObject({ status: 200 });
    expect(await wait()).toBeGreaterThan(55);
    expect(await wait()).toBeLessThanOrEqual(60);
    expect(await resend()).toMatchObject({ status: 429 });
    expect(server.emails.to(email, verificationCode)).toHaveLength(2);
    // A corrected address does not wait.
    const body = { email: `right-${email}` };
    expect(await server.call('PUT', '/auth/update-email', { token, body })).toMatchObject({
      status: 200,
    });
    expect(await wait()).toBeGreaterThan(58 * 60);
  });

  it('names the end of the code to its holder', async () => {
    const { email, token } = await register(server);
    const { body } = await server.call('GET', '/auth/verification', { token });
    expect(body.codeExpiresAt).toBe(
      server.emails.last(email, verificationCode).data.expiresAt.toISOString(),
    );
    server.clock.advance(30 * MINUTE);
    expect(await server.call('GET', '/auth/verification', { token })).toMatchObject({
      body: { codeExpiresAt: null },
    });
  });

  it('sends a new code, which invalidates the old one', async () => {
    const { email, token } = await register(server);
    const old = codeFor(server, email);
    const answer = await server.call('POST', '/auth/resend-verification', { token });
    expect(answer).toMatchObject({ status: 200, body: { message: expect.any(String) } });
    const fresh = codeFor(server, email);
    if (fresh !== old) expect(await verify(email, old, token)).toMatchObject({ status: 400 });
    expect(await verify(email, fresh, token)).toMatchObject({ status: 200 });
  });

  it('needs a session, and an address that is not verified', async () => {
    const { token } = await server.person('user');
    expect(await server.call('POST', '/auth/resend-verification')).toMatchObject({ status: 401 });
    expect(await server.call('POST', '/auth/resend-verification', { token })).toMatchObject({
      status: 409,
    });
  });
});

describe('PUT /auth/update-email', () => {
  const update = (token: string, email: string) =>
    server.call('PUT', '/auth/update-email', { token, body: { email } });

  it('moves an unverified account to the new address, which gets a code', async () => {
    const { email, token } = await register(server);
    const newEmail = `new-${email}`;
    const answer = await update(token, newEmail);
    expect(answer).toMatchObject({ status: 200, body: { newEmail, message: expect.any(String) } });
    expect(await verify(email, codeFor(server, email), token)).toMatchObject({ status: 400 });
    expect(await verify(newEmail, codeFor(server, newEmail), token)).toMatchObject({ status: 200 });
  });

  it('invalidates older reset links, which went to the mistyped address', async () => {
    const { email, token } = await register(server);
    const linkTo = async (address: string) => {
      await server.call('POST', '/auth/forgot-password', { body: { email: address } });
      return `/auth${new URL(server.emails.last(address, passwordReset).data.link).pathname}`;
    };
    const older = await linkTo(email);
    expect(await server.call('GET', older)).toMatchObject({ status: 200 });
    await update(token, `new-${email}`);
    expect(await server.call('GET', older)).toMatchObject({ status: 400 });
    expect(await server.call('GET', await linkTo(`new-${email}`))).toMatchObject({ status: 200 });
  });

  it('refuses an address that is taken', async () => {
    const { token } = await register(server);
    const { user } = await server.person('user');
    expect(await update(token, user.email)).toMatchObject({
      status: 409,
      body: { code: 'EMAIL_TAKEN' },
    });
  });
});
