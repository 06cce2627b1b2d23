import { codeFor, otherCode, register, registration } from '../../../test/accounts.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { spyOn } from 'jest-mock';
import { NestLogger } from '../logging/logger.js';

type Entry = Record<string, unknown>;

const UNKNOWN_ID = '00000000-0000-7000-8000-000000000000';
let server: TestApp;
let entries: Entry[] = [];
const spies = (['log', 'warn'] as const).map((level) =>
  spyOn(NestLogger.prototype, level).mockImplementation((message: unknown) => {
    if (typeof message === 'object') entries.push(message as Entry);
  }),
);
beforeAll(async () => {
  server = await startTestApp({ hasRateLimits: true });
});
beforeEach(() => {
  entries = [];
});
afterAll(async () => {
  await server.stop();
  for (const spy of spies) spy.mockRestore();
});

const login = (email: string, password: string) =>
  server.call('POST', '/auth/login', { body: { email, password } });

/** Each as "kind outcome userId". */
const authentications = () =>
  entries
    .filter(({ event }) => event === 'authentication')
    .map(({ kind, outcome, userId }) => [kind, outcome, userId].join(' ').trim());
const refusals = () => entries.filter(({ event }) => event === 'refused');

describe('an authentication', () => {
  it('is logged by its kind and account, right or wrong', async () => {
    const { user, password } = await server.person('user');
    await login(user.email, password);
    await login(user.email, 'not this one');
    await login('nobody@example.org', 'not this one');
    expect(authentications()).toEqual([
      `password success ${user.id}`,
      `password failure ${user.id}`,
      'password failure',
    ]);
  });

  it('is logged at a sign-up, a verification and where the password is asked for again', async () => {
    const { email, token, user, password } = await register(server);
    const code = codeFor(server, email);
    const verify = (tried: string) =>
      server.call('POST', '/auth/verify-email', { token, body: { email, code: tried } });
    await verify(otherCode(code));
    await verify(code);
    const body = { currentPassword: 'not this one', password: 'eight quiet herons' };
    await server.call('PUT', '/auth/password', { token, body });
    await server.call('PUT', '/auth/password', {
      token,
      body: { ...body, currentPassword: password },
    });
    expect(authentications()).toEqual([
      `sign-up success ${user.id}`,
      `verification-code failure ${user.id}`,
      `verification-code success ${user.id}`,
      `password-again failure ${user.id}`,
      `password-again success ${user.id}`,
    ]);
  });

  it('is logged for a link or a token that is not valid', async () => {
    await server.call('POST', '/auth/login-link/unknown');
    await server.call('GET', '/auth/me', { token: 'forged' });
    expect(refusals()).toMatchObject([{ control: 'authentication', code: 'INVALID_LINK' }]);
    expect(authentications()).toEqual(['session-token failure']);
  });
});

describe('a refusal', () => {
  it.each([
    ['another role', 'GET', '/admin/users', undefined, 'authorization', 'FORBIDDEN'],
    [
      'a row of another person',
      'GET',
      `/papers/${UNKNOWN_ID}`,
      undefined,
      'authorization',
      'NOT_FOUND',
    ],
    [
      'unknown fields',
      'PUT',
      '/auth/profile',
      { role: 'admin' },
      'validation',
      'VALIDATION_FAILED',
    ],
    ['broken JSON', 'PUT', '/auth/profile', '{"a":', 'validation', 'MALFORMED_REQUEST'],
  ] as const)('is logged with its control and account: %s', async (...given) => {
    const [, method, path, body, control, code] = given;
    const { token, user } = await server.person('user');
    await server.call(method, path, { token, body });
    const isKnown = code !== 'MALFORMED_REQUEST';
    expect(refusals()).toMatchObject([
      { control, code, method, userId: isKnown ? user.id : undefined },
    ]);
  });

  it('is logged without a session', async () => {
    await server.call('PUT', '/auth/profile', { body: {} });
    expect(refusals()).toMatchObject([{ control: 'authorization', code: 'UNAUTHENTICATED' }]);
  });

  it('is logged for a page of another site', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    await server.call('POST', '/auth/logout', { headers });
    expect(refusals()).toMatchObject([{ control: 'authorization', code: 'FORBIDDEN' }]);
  });

  it('is logged for a rule of the conference', async () => {
    const { token } = await server.person('user');
    const { body } = await server.call('POST', '/papers', { token, body: { kind: 'full-paper' } });
    await server.call('POST', `/papers/${String(body.id)}/withdraw`, { token, body: {} });
    expect(refusals()).toMatchObject([{ control: 'business-rule' }]);
  });

  it('is logged for a limit', async () => {
    const body = { email: registration().email };
    const ask = () => server.call('POST', '/auth/forgot-password', { body });
    for (let times = 0; times < 4; times += 1) await ask();
    expect(refusals()).toMatchObject([{ control: 'limit', code: 'RATE_LIMITED' }]);
  });

  it('names fields, and nothing that was sent', async () => {
    const secret = 'ada@example.org';
    const { token } = await server.person('user');
    const body = { firstName: [secret], [secret]: 1, 'line\nbreak': 1 };
    const answer = await server.call('PUT', '/auth/profile', { token, body });
    expect(answer.status).toBe(400);
    expect(refusals()).toMatchObject([{ fields: ['firstName'] }]);
    expect(JSON.stringify(entries)).not.toContain(secret);
  });
});
