import { codeFor, linkTokenFor, otherCode, register } from '../../../test/accounts.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { DAY, HOUR, MINUTE } from '../../platform/core/time.js';
import { verificationCode } from './verification-code.email.js';
import { welcome } from './welcome.email.js';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

const invalid = { status: 400, body: { code: 'INVALID_LINK' } };

const open = (link: string, token?: string) =>
  server.call('POST', `/auth/verify-email/${link}`, { token, body: {} });
const verify = (email: string, code: string, token?: string) =>
  server.call('POST', '/auth/verify-email', { token, body: { email, code } });
const resend = (token: string) => server.call('POST', '/auth/resend-verification', { token });
const state = async (token: string) =>
  (await server.call('GET', '/auth/verification', { token })).body as object;
const isVerified = async (token: string) =>
  (await server.call('GET', '/auth/me', { token })).body.user.isEmailVerified as boolean;
const newest = (email: string) => server.emails.last(email, verificationCode).data;

async function enterFiveWrongCodes(email: string, token: string) {
  const wrong = otherCode(codeFor(server, email));
  for (let n = 0; n < 5; n += 1) await verify(email, wrong, token);
}

describe('the link of the verification email', () => {
  it('is in the same email as the code, long, and hashed in the database', async () => {
    const { email } = await register(server);
    expect(newest(email).code).toMatch(/^\d{4}$/);
    expect(newest(email).link).toMatch(/^http:\/\/plenary\.test\/verify-email\/[\w-]{43}$/);
    const link = linkTokenFor(server, email);
    const rows = await server.dataSource.query('SELECT token_hash::text FROM verification_links');
    expect(JSON.stringify(rows)).not.toContain(link);
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(link).toString('hex'));
  });

  it('verifies without a session and without the code, and returns no token then', async () => {
    const { email, token } = await register(server);
    const answer = await open(linkTokenFor(server, email));
    expect(answer).toMatchObject({ status: 200, body: { message: expect.any(String) } });
    expect(Object.keys(answer.body)).toEqual(['message']);
    expect(await isVerified(token)).toBe(true);
    expect(server.emails.to(email, welcome)).toHaveLength(1);
  });

  it('returns a token to the holder of the account’s session only', async () => {
    const [owner, stranger] = [await register(server), await server.person('user')];
    const [one, other] = [await register(server), await register(server)];
    expect((await open(linkTokenFor(server, owner.email), owner.token)).body).toHaveProperty(
      'token',
    );
    const strange = await open(linkTokenFor(server, one.email), stranger.token);
    expect(Object.keys(strange.body)).toEqual(['message']);
    expect(Object.keys((await open(linkTokenFor(server, other.email))).body)).toEqual(['message']);
  });

  it('does nothing when it is only opened, and names itself to no other site', async () => {
    const { email, token } = await register(server);
    const link = linkTokenFor(server, email);
    for (const path of [`/verify-email/${link}`, `/api/v1/auth/verify-email/${link}`]) {
      for (const method of ['GET', 'HEAD']) {
        const { headers } = await fetch(`${server.origin}${path}`, { method });
        expect(headers.get('referrer-policy')).toBe('no-referrer');
      }
    }
    expect(await isVerified(token)).toBe(false);
    expect(await open(link)).toMatchObject({ status: 200 });
  });

  it('works once, also of two presses at the same time, and ends the others', async () => {
    const { email, token } = await register(server);
    const first = linkTokenFor(server, email);
    await resend(token);
    const second = linkTokenFor(server, email);
    const statuses = (await Promise.all([open(first), open(first)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 400]);
    expect(await open(second)).toMatchObject(invalid);
    expect(await open('unknown-token')).toMatchObject(invalid);
  });

  it('outlives the code and newer emails, for a day', async () => {
    const [early, late] = [await register(server), await register(server)];
    const links = [early, late].map(({ email }) => linkTokenFor(server, email));
    server.clock.advance(31 * MINUTE);
    await resend(early.token);
    server.clock.advance(DAY - HOUR);
    expect(await open(links[0] ?? '')).toMatchObject({ status: 200 });
    server.clock.advance(HOUR);
    expect(await open(links[1] ?? '')).toMatchObject(invalid);
  });

  it('dies with the address that it was sent to', async () => {
    const { email, token } = await register(server);
    const old = linkTokenFor(server, email);
    const body = { email: `new-${email}` };
    await server.call('PUT', '/auth/update-email', { token, body });
    expect(await open(old)).toMatchObject(invalid);
    expect(await open(linkTokenFor(server, body.email))).toMatchObject({ status: 200 });
  });
});

describe('the tries of the holder', () => {
  it('are reported, and strangers use none of them up', async () => {
    const { email, token } = await register(server);
    const wrong = otherCode(codeFor(server, email));
    expect(await state(token)).toMatchObject({ triesLeft: 5 });
    for (let n = 0; n < 6; n += 1) await verify(email, wrong);
    expect(await state(token)).toMatchObject({ triesLeft: 5 });
    await verify(email, wrong, token);
    await resend(token);
    expect(await state(token)).toMatchObject({ triesLeft: 4 });
  });

  it('are needed for a code: without them an email has only the link, which verifies', async () => {
    const { email, token } = await register(server);
    await enterFiveWrongCodes(email, token);
    expect(await state(token)).toMatchObject({ triesLeft: 0 });
    expect(await resend(token)).toMatchObject({ status: 200 });
    expect(newest(email).code).toBeUndefined();
    expect(await open(linkTokenFor(server, email), token)).toMatchObject({ status: 200 });
  });

  it('come back the next day, and the code with them', async () => {
    const { email, token } = await register(server);
    await enterFiveWrongCodes(email, token);
    server.clock.advance(DAY);
    await resend(token);
    expect(await verify(email, codeFor(server, email), token)).toMatchObject({ status: 200 });
  });

  it('used up by another account of the same address leave its owner the link', async () => {
    const [squatter, owner] = [await register(server), await register(server)];
    const move = (token: string, email: string) =>
      server.call('PUT', '/auth/update-email', { token, body: { email } });
    const address = `shared-${owner.email}`;
    await move(squatter.token, address);
    await enterFiveWrongCodes(address, squatter.token);
    await move(squatter.token, squatter.email);
    await move(owner.token, address);
    expect(newest(address).code).toBeUndefined();
    expect(await open(linkTokenFor(server, address))).toMatchObject({ status: 200 });
    expect(await isVerified(owner.token)).toBe(true);
  });
});

describe('an address that the mail server refused', () => {
  /** What the worker records for a 550. */
  const refuse = (email: string) =>
    server.dataSource.query(
      `UPDATE outgoing_emails SET status = 'failed', last_error = '550 no such user'
        WHERE recipient = $1`,
      [email],
    );

  it('is reported to its account until it is corrected', async () => {
    const [account, other] = [await register(server), await register(server)];
    expect(await state(account.token)).toMatchObject({ delivery: 'queued' });
    await refuse(account.email);
    expect(await state(account.token)).toMatchObject({ triesLeft: 5, delivery: 'failed' });
    expect(await state(other.token)).toMatchObject({ delivery: 'queued' });

    const body = { email: `right-${account.email}` };
    await server.call('PUT', '/auth/update-email', { token: account.token, body });
    expect(await state(account.token)).toMatchObject({ delivery: 'queued' });
    const code = codeFor(server, body.email);
    expect(await verify(body.email, code, account.token)).toMatchObject({ status: 200 });
  });

  it('is not reported to an account that was sent nothing there', async () => {
    const { email } = await register(server);
    await refuse(email);
    const { user, token } = await server.person('unverified');
    expect(await state(token)).toEqual({
      triesLeft: 5,
      codeExpiresAt: null,
      resendAfter: 0,
      delivery: null,
    });
    expect(user.isEmailVerified).toBe(false);
    expect(await server.call('GET', '/auth/verification')).toMatchObject({ status: 401 });
  });
});
