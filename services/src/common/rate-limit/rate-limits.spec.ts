import { registration } from '../../../test/accounts.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp({ hasRateLimits: true, trustedProxies: 1 });
});
afterEach(() => server.stop());

const login = (email: string, address: string) =>
  server.call('POST', '/auth/login', {
    body: { email, password: 'not this one' },
    headers: { 'x-forwarded-for': address },
  });

describe('rate limits', () => {
  it('are strict for one account from one address, and say when to come back', async () => {
    for (let tries = 0; tries < 10; tries += 1) {
      expect(await login('a@example.org', '192.0.2.1')).toMatchObject({ status: 401 });
    }
    const refused = await login('A@example.org ', '192.0.2.1');
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('leave the same account alone at another address, and the address for other accounts', async () => {
    for (let tries = 0; tries < 11; tries += 1) await login('a@example.org', '192.0.2.1');
    expect(await login('a@example.org', '192.0.2.2')).toMatchObject({ status: 401 });
    expect(await login('b@example.org', '192.0.2.1')).toMatchObject({ status: 401 });
  });

  it('do not believe an address that no trusted proxy has seen', async () => {
    for (let tries = 0; tries < 11; tries += 1) {
      await login('a@example.org', `198.51.100.${tries}, 192.0.2.1`);
    }
    expect(await login('a@example.org', '203.0.113.9, 192.0.2.1')).toMatchObject({ status: 429 });
  });

  it('count whoever is signed in by the account', async () => {
    const { body } = await server.call('POST', '/auth/register', { body: registration() });
    const resend = () =>
      server.call('POST', '/auth/resend-verification', { token: body.token as string });
    for (let tries = 0; tries < 5; tries += 1) expect((await resend()).status).toBe(200);
    expect(await resend()).toMatchObject({ status: 429 });
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
    expect(await statuses('nobody@example.org')).toEqual([200, 200, 200, 429]);
  });
});
