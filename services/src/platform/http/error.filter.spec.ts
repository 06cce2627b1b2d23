import { registration } from '../../../test/accounts.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

const raw = (body: string, type = 'application/json') =>
  server.call('POST', '/auth/login', { body, headers: { 'content-type': type } });

describe('a failed call', () => {
  it.each([
    ['broken JSON', () => raw('{"email":'), 400, 'MALFORMED_REQUEST'],
    [
      'a body of 2 MB',
      () => raw(JSON.stringify({ email: 'x'.repeat(2e6) })),
      413,
      'BODY_TOO_LARGE',
    ],
    ['a body that is no JSON', () => raw('<login/>', 'text/xml'), 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['__proto__', () => raw('{"__proto__":{"a":1}}'), 400, 'MALFORMED_REQUEST'],
    ['no body', () => server.call('POST', '/auth/login'), 400, 'VALIDATION_FAILED'],
    ['an array', () => raw('[]'), 400, 'VALIDATION_FAILED'],
    [
      'an unknown field',
      () => raw('{"email":"a@b.example","password":"x","a":1}'),
      400,
      'VALIDATION_FAILED',
    ],
    ['an unknown address', () => server.call('GET', '/nowhere'), 404, 'NOT_FOUND'],
    ['an unknown method', () => server.call('DELETE', '/auth/login'), 404, 'NOT_FOUND'],
    ['no session', () => server.call('PUT', '/auth/profile', { body: {} }), 401, 'UNAUTHENTICATED'],
    [
      'a broken path',
      () => server.call('POST', '/auth/reset-password/%zz', { body: {} }),
      400,
      'MALFORMED_REQUEST',
    ],
  ])('has the shape of errors: %s', async (_case, call, status, code) => {
    const answer = await call();
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({
      statusCode: status,
      code,
      message: expect.any(String),
      requestId: answer.headers.get('x-request-id'),
    });
  });

  it('names each wrong field', async () => {
    const answer = await server.call('POST', '/auth/register', { body: { email: 'nobody' } });
    expect(Object.keys(answer.body.fields).sort()).toEqual([
      'email',
      'firstName',
      'institution',
      'lastName',
      'password',
    ]);
  });

  it('stores nothing', async () => {
    const { token } = await server.person('admin');
    const counts = async () => (await server.call('GET', '/admin/users', { token })).body.counts;
    const before = await counts();
    expect(before.all).toBeGreaterThan(0);
    await server.call('POST', '/auth/register', { body: registration({ role: 'admin' }) });
    expect(await counts()).toEqual(before);
  });
});
