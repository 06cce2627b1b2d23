import { registrationData } from '../../../../test/registration-data.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ publicUrl: 'https://conference.example' });
});
afterAll(() => server.stop());

it('has a prefix with https, and is read by this name only', async () => {
  const body = registrationData();
  const { headers } = await server.call('POST', '/payments/manual-registration', { body });
  const [cookie = ''] = headers.getSetCookie();
  expect(cookie).toMatch(/^__Secure-plenary_payer=[\w-]{43};/);
  expect(cookie).toMatch(/; Secure(;|$)/);

  const pending = async (sent: string) =>
    (await server.call('GET', '/payments/pending', { headers: { cookie: sent } })).body.data;
  const named = cookie.split(';')[0] ?? '';
  expect(await pending(named)).toMatchObject({ status: 'pending' });
  expect(await pending(named.replace('__Secure-', ''))).toBeNull();
});
