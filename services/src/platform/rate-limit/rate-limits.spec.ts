import { randomBytes } from 'node:crypto';
import { Redis } from 'ioredis';
import { hasRedis, RedisServer } from '../../../test/redis-server.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { Config } from '../config/config.js';

const options = { hasRateLimits: true, trustedProxies: 1 };

/** Each test uses different accounts and addresses. */
const someone = () => `${randomBytes(6).toString('hex')}@example.org`;
let networks = 0;
const address = () => `192.0.2.${(networks += 1)}`;

/** Refused by its schema, so that nothing but the limit is at work. */
const signUp = (server: TestApp, email: string, from: string, token?: string) =>
  server.call('POST', '/auth/register', {
    token,
    body: { email },
    headers: { 'x-forwarded-for': from },
  });

/** Until the limit of one account at one address is used up. */
async function useUp(server: TestApp, email: string, from: string): Promise<void> {
  for (let tries = 0; tries < 10; tries += 1) {
    expect(await signUp(server, email, from)).toMatchObject({ status: 400 });
  }
}

describe('rate limits', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp(options);
  });
  afterAll(() => server.stop());

  it('end the guesses of document numbers', async () => {
    const headers = { 'x-forwarded-for': address() };
    const guess = () => server.call('GET', '/verify/0000-0000-0000-0', { headers });
    for (let tries = 0; tries < 60; tries += 1) expect((await guess()).status).toBe(200);
    expect((await guess()).status).toBe(429);
  });

  it('end the accounts that a guesser makes with links of review invitations', async () => {
    const redeem = (from: string) =>
      server.call('POST', '/reviews/invitations/unknown/account', {
        body: {},
        headers: { 'x-forwarded-for': from },
      });
    const from = address();
    const answers = await Promise.all(Array.from({ length: 100 }, () => redeem(from)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]));
    const refused = await redeem(from);
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await redeem(address())).status).toBe(400);
  });

  it('are strict for one account from one address, and say when to come back', async () => {
    const [email, from] = [someone(), address()];
    await useUp(server, email, from);
    const refused = await signUp(server, ` ${email.toUpperCase()}`, from);
    expect(refused).toMatchObject({
      status: 429,
      body: {
        code: 'RATE_LIMITED',
        message: 'Too many requests. Please try again in 1 hour.',
      },
    });
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(59 * 60);
    expect(wait).toBeLessThanOrEqual(60 * 60);
  });

  it('do not affect the same account at another address, nor the address for other accounts', async () => {
    const [email, from] = [someone(), address()];
    await useUp(server, email, from);
    expect(await signUp(server, email, address())).toMatchObject({ status: 400 });
    expect(await signUp(server, someone(), from)).toMatchObject({ status: 400 });
  });

  it('of one account are not used up by a caller who only names it', async () => {
    const [stranger, owner] = [await server.person('user'), await server.person('user')];
    const body = { currentPassword: 'not this one', password: 'quite another one' };
    for (const email of [owner.user.email, owner.user.id]) {
      for (let tries = 0; tries < 10; tries += 1) {
        const named = { token: stranger.token, body: { ...body, email } };
        await server.call('PUT', '/auth/password', named);
      }
    }
    const own = { token: owner.token, body };
    expect(await server.call('PUT', '/auth/password', own)).toMatchObject({ status: 422 });
  });

  it('do not believe an address that no trusted proxy has seen', async () => {
    const [email, from] = [someone(), address()];
    for (let tries = 0; tries < 10; tries += 1) {
      await signUp(server, email, `198.51.100.${tries}, ${from}`);
    }
    expect(await signUp(server, email, `203.0.113.9, ${from}`)).toMatchObject({ status: 429 });
  });

  it('take a network of IPv6 for one', async () => {
    const email = someone();
    for (let tries = 0; tries < 10; tries += 1) await signUp(server, email, `2001:db8::${tries}`);
    expect(await signUp(server, email, '2001:db8:0:0:7::1')).toMatchObject({ status: 429 });
    expect(await signUp(server, email, '2001:db8:0:1::1')).toMatchObject({ status: 400 });
  });

  it('count logged-in users by account', async () => {
    const { token } = await server.person('user');
    const body = { currentPassword: 'not this one', password: 'quite another one' };
    const change = (from: string) =>
      server.call('PUT', '/auth/password', { token, body, headers: { 'x-forwarded-for': from } });
    for (let tries = 0; tries < 10; tries += 1) {
      expect(await change(address())).toMatchObject({ status: 422 });
    }
    expect(await change(address())).toMatchObject({ status: 429 });
  });

  it('are not evaded by a login as another user', async () => {
    const [email, from] = [someone(), address()];
    await useUp(server, email, from);
    const { token } = await server.person('user');
    expect(await signUp(server, email, from, token)).toMatchObject({ status: 429 });
    expect(await signUp(server, someone(), from, token)).toMatchObject({ status: 400 });
  });

  it('send three resets an hour to one address, and answer alike for unknown ones', async () => {
    const { user } = await server.person('user');
    const statuses = async (email: string) => {
      const answers: number[] = [];
      for (let tries = 0; tries < 4; tries += 1) {
        const answer = await server.call('POST', '/auth/forgot-password', { body: { email } });
        answers.push(answer.status);
      }
      return answers;
    };
    expect(await statuses(user.email)).toEqual([200, 200, 200, 429]);
    expect(await statuses(someone())).toEqual([200, 200, 200, 429]);
  });

  it('keep neither accounts nor addresses readable', async () => {
    const [email, from] = [someone(), address()];
    await signUp(server, email, from);
    const rows = JSON.stringify(await server.dataSource.query('SELECT * FROM rate_limits'));
    expect(rows).toContain('register:both');
    expect(rows).not.toContain(email);
    expect(rows).not.toContain(from);
  });
});

describe('the limits of two processes', () => {
  async function pair(changes: Partial<Config>): Promise<[TestApp, TestApp]> {
    const first = await startTestApp({ ...options, ...changes });
    const { databaseUrl } = first.app.get(Config);
    const second = await startTestApp({ ...options, ...changes, databaseUrl });
    return [first, second];
  }
  const stop = async (servers: TestApp[]) => {
    for (const server of servers.reverse()) await server.stop();
  };

  it('are one on PostgreSQL, and apart in memory', async () => {
    const servers = await pair({});
    const [email, from] = [someone(), address()];
    await useUp(servers[0], email, from);
    expect(await signUp(servers[1], email, from)).toMatchObject({ status: 429 });
    await stop(servers);

    const apart = await pair({ isEmbedded: true });
    await useUp(apart[0], email, from);
    expect(await signUp(apart[0], email, from)).toMatchObject({ status: 429 });
    expect(await signUp(apart[1], email, from)).toMatchObject({ status: 400 });
    await stop(apart);
  });

  (hasRedis() ? it : it.skip)('are one on Redis, and each its own while it is away', async () => {
    const redis = await RedisServer.atFreePort();
    await redis.start();
    const servers = await pair({ redisUrl: redis.url });
    const [email, from] = [someone(), address()];
    for (const server of servers) await connected(server, redis);
    await useUp(servers[0], email, from);
    expect(await signUp(servers[1], email, from)).toMatchObject({ status: 429 });

    await redis.stop();
    const other = someone();
    await useUp(servers[0], other, from);
    expect(await signUp(servers[0], other, from)).toMatchObject({ status: 429 });
    expect(await signUp(servers[1], other, from)).toMatchObject({ status: 400 });
    await stop(servers);
  });
});

/** The first call makes the connection, and counts only itself. */
async function connected(server: TestApp, { url }: RedisServer): Promise<void> {
  const redis = new Redis(url);
  await redis.flushall();
  while ((await redis.keys('plenary:limit:*')).length === 0) {
    await signUp(server, someone(), address());
  }
  redis.disconnect();
}
