import { startTestApp, type TestApp } from './test-app.js';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

describe('GET /auth/me', () => {
  it('answers who is signed in', async () => {
    const { user, token } = await server.person('user');
    const me = await server.call('GET', '/auth/me', { token });
    expect(me).toMatchObject({ status: 200, body: { user } });
  });
});
