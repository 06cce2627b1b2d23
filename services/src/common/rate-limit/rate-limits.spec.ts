import { randomBytes } from 'node:crypto';
import { Redis } from 'ioredis';
import { hasRedis, RedisServer } from '../../../test/redis-server.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { Config } from '../../config/config.js';

const options = { hasRateLimits: true, trustedProxies: 1 };

/** Every case speaks of accounts and addresses of its own. */
const someone = () => `${randomBytes(6).toString('hex')}@example.org`;
let networks = 0;
const address = () => `192.0.2.${(networks += 1)}`;

const login = (server: TestApp, email: string, from: string, token?: string) =>
  server.call('POST', '/auth/login', {
    token,
    body: { email, password: 'not this one' },
    headers: { 'x-forwarded-for': from },
  });

/** Until the limit of one account at one address is used up. */
async function useUp(server: TestApp, email: string, from: string): Promise<void> {
  for (let tries = 0; tries < 10; tries += 1) {
    expect(await login(server, email, from)).toMatchObject({ status: 401 });
  }
}

describe('rate limits', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp(options);
  });
  afterAll(() => server.stop());

  it('are strict for one account from one address, and say when to come back', async () => {
    const [email, from] = [someone(), address()];
    await useUp(server, email, from);
    const refused = await login(server, ` ${email.toUpperCase()}`, from);
    expect(refused).toMatchObject({
      status: 429,
      body: {
        code: 'RATE_LIMITED',
        message: 'Too many requests. Please try again in 15 minutes.',
      },
    });
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(14 * 60);
    expect(wait).toBeLessThanOrEqual(15 * 60);
  });

  it('leave the same account alone at another address, and the address for other accounts', async () => {
    const [email, from] = [someone(), address()];
    await useUp(server, email, from);
    expect(await login(server, email, address())).toMatchObject({ status: 401 });
    expect(await login(server, someone(), from)).toMatchObject({ status: 401 });
  });

  it('let the owner in from where they were before, whoever uses the account’s up elsewhere', async () => {
    const { user, password } = await server.person('user');
    const enter = (from: string) =>
      server.call('POST', '/auth/login', {
        body: { email: user.email, password },
        headers: { 'x-forwarded-for': from },
      });
    const home = address();
    expect(await enter(home)).toMatchObject({ status: 200 });
    for (let stranger = 0; stranger < 10; stranger += 1) {
      const from = address();
      const tries = Array.from({ length: 10 }, () => login(server, user.email, from));
      await Promise.all(tries);
    }
    expect(await enter(address())).toMatchObject({ status: 429 });
    expect(await enter(home)).toMatchObject({ status: 200 });
  });

  it('do not believe an address that no trusted proxy has seen', async () => {
    const [email, from] = [someone(), address()];
    for (let tries = 0; tries < 10; tries += 1) {
      await login(server, email, `198.51.100.${tries}, ${from}`);
    }
    expect(await login(server, email, `203.0.113.9, ${from}`)).toMatchObject({ status: 429 });
  });

  it('take a network of IPv6 for one', async () => {
    const email = someone();
    for (let tries = 0; tries < 10; tries += 1) await login(server, email, `2001:db8::${tries}`);
    expect(await login(server, email, '2001:db8:0:0:7::1')).toMatchObject({ status: 429 });
    expect(await login(server, email, '2001:db8:0:1::1')).toMatchObject({ status: 401 });
  });

  it('count whoever is signed in by the account', async () => {
    const { token } = await server.person('user');
    const body = { currentPassword: 'not this one', password: 'quite another one' };
    const change = (from: string) =>
      server.call('PUT', '/auth/password', { token, body, headers: { 'x-forwarded-for': from } });
    for (let tries = 0; tries < 10; tries += 1) {
      expect(await change(address())).toMatchObject({ status: 422 });
    }
    expect(await change(address())).toMatchObject({ status: 429 });
  });

  it('are not lifted by being signed in as somebody else', async () => {
    const [email, from] = [someone(), address()];
    await useUp(server, email, from);
    const { token } = await server.person('user');
    expect(await login(server, email, from, token)).toMatchObject({ status: 429 });
    expect(await login(server, someone(), from, token)).toMatchObject({ status: 401 });
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
    await login(server, email, from);
    const rows = JSON.stringify(await server.dataSource.query('SELECT * FROM rate_limits'));
    expect(rows).toContain('login:both');
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
    expect(await login(servers[1], email, from)).toMatchObject({ status: 429 });
    await stop(servers);

    const apart = await pair({ isEmbedded: true });
    await useUp(apart[0], email, from);
    expect(await login(apart[0], email, from)).toMatchObject({ status: 429 });
    expect(await login(apart[1], email, from)).toMatchObject({ status: 401 });
    await stop(apart);
  });

  (hasRedis() ? it : it.skip)('are one on Redis, and each its own while it is away', async () => {
    const redis = await RedisServer.atFreePort();
    await redis.start();
    const servers = await pair({ redisUrl: redis.url });
    const [email, from] = [someone(), address()];
    for (const server of servers) await connected(server, redis);
    await useUp(servers[0], email, from);
    expect(await login(servers[1], email, from)).toMatchObject({ status: 429 });

    await redis.stop();
    const other = someone();
    await useUp(servers[0], other, from);
    expect(await login(servers[0], other, from)).toMatchObject({ status: 429 });
    expect(await login(servers[1], other, from)).toMatchObject({ status: 401 });
    await stop(servers);
  });
});

/** The connection is made by the first call, which counts for itself alone. */
async function connected(server: TestApp, { url }: RedisServer): Promise<void> {
  const redis = new Redis(url);
  await redis.flushall();
  while ((await redis.keys('plenary:limit:*')).length === 0) {
    await login(server, someone(), address());
  }
  redis.disconnect();
}
