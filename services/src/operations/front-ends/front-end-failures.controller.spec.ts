import { Logger } from '@nestjs/common';
import { startTestApp, type TestApp } from '../../../test/test-app.js';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ hasRateLimits: true });
});
afterAll(() => server.stop());

const failure = {
  remote: 'mfe_admin',
  version: '1.0.0-3f2a91bc',
  shell: '1.0.0-8b3c9f9e',
  path: '/admin/users/:id',
  reason: 'broken',
  reference: 'ABCD2345',
  error: 'TypeError',
  at: ['8u.02bcdea2.js:1:4711'],
};
const report = (changes: object = {}) =>
  server.call('POST', '/front-end-failures', { body: { ...failure, ...changes } });

describe('POST /front-end-failures', () => {
  it('logs the remote, version and reason', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn');

    expect(await report()).toMatchObject({ status: 202, body: { received: true } });

    expect(warn).toHaveBeenCalledWith(
      'mfe_admin 1.0.0-3f2a91bc failed at /admin/users/:id: broken ' +
        '(shell 1.0.0-8b3c9f9e, reference ABCD2345, TypeError 8u.02bcdea2.js:1:4711)',
    );
  });

  it.each([
    ['a line break', { remote: 'mfe_admin\nerror: all is lost' }],
    ['words of a person', { error: 'Ama Sample could not pay' }],
    ['an unknown reason', { reason: 'bored' }],
    ['too much', { path: `/${'a'.repeat(200)}` }],
    ['another field', { email: 'person@example.org' }],
  ])('refuses %s', async (_, changes) => {
    expect(await report(changes)).toMatchObject({ status: 400 });
  });

  it('takes so many an hour from one address', async () => {
    let last = await report();
    for (let count = 0; count < 60 && last.status === 202; count += 1) last = await report();
    expect(last).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
  });
});
