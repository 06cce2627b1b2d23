import { startTestApp, type TestApp } from '../../../test/test-app.js';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

const get = (path: string) =>
  fetch(new URL(path, server.origin), { headers: { 'accept-encoding': 'br' } });

describe('each response', () => {
  it.each([
    ['of the API', '/api/v1/health/live', 200],
    ['that refuses', '/api/v1/admin/users', 401],
    ['without a route', '/api/v1/nothing', 404],
  ])('%s has the headers against misuse by other sites', async (_, path, status) => {
    const answer = await get(path);
    await answer.arrayBuffer();
    expect(answer.status).toBe(status);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers.has('x-powered-by')).toBe(false);
  });
});

describe('a response', () => {
  it.each([
    ['of a few bytes', '/api/v1/health/live', 0, 4095, null],
    ['of many bytes', '/api/v1/edition', 4096, Infinity, 'br'],
  ])('%s is compressed as it pays', async (_, path, least, most, encoding) => {
    const answer = await get(path);
    const { byteLength } = await answer.arrayBuffer();
    expect(byteLength).toBeGreaterThanOrEqual(least);
    expect(byteLength).toBeLessThanOrEqual(most);
    expect(answer.headers.get('content-encoding')).toBe(encoding);
  });
});
