import { Logger } from '@nestjs/common';
import { publishedSite, type PublishedSite } from '../../../test/published-site.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { after, DAY } from '../../platform/core/time.js';
import { FAILURES_OF_A_VERSION } from './front-end-reports.service.js';

const LIVE = '1.0.0-3f2a91bc';
const BEFORE = '1.0.0-0c0c0c0c';

let site: PublishedSite;
let server: TestApp;
beforeAll(async () => {
  const at = after(new Date(), -DAY).toISOString();
  site = publishedSite([
    { at, versions: { shell: '1.0.0-8b3c9f9e', mfe_admin: BEFORE } },
    { at, versions: { mfe_admin: LIVE } },
  ]);
  server = await startTestApp({ siteDir: site.siteDir });
});
afterAll(async () => {
  await server.stop();
  site.remove();
});
beforeEach(async () => {
  await server.dataSource.query('DELETE FROM front_end_counts');
  await server.dataSource.query('DELETE FROM front_end_failures');
});

const failure = {
  remote: 'mfe_admin',
  version: LIVE,
  shell: '1.0.0-8b3c9f9e',
  path: '/admin/users/:id',
  reason: 'broken',
  reference: 'ABCD2345',
  error: 'TypeError',
  at: ['8u.02bcdea2.js:1:4711'],
};
const report = (changes: object = {}) =>
  server.call('POST', '/front-end-failures', { body: { ...failure, ...changes } });
const counts = () =>
  server.dataSource.query<object[]>(
    'SELECT front_end, version, metric, count, estimate FROM front_end_counts ORDER BY 1, 2, 3',
  );
const failures = () =>
  server.dataSource.query<Record<string, unknown>[]>(
    'SELECT * FROM front_end_failures ORDER BY first_seen_at, id',
  );

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
    ['an unknown front end', { remote: 'mfe_other' }],
    ['a version that was never live', { version: '1.0.0-ffffffff' }],
    ["another front end's version", { remote: 'shell', version: LIVE }],
  ])('refuses %s', async (_, changes) => {
    expect(await report(changes)).toMatchObject({ status: 400 });
    expect(await counts()).toEqual([]);
    expect(await failures()).toEqual([]);
  });

  it('counts load failures and thrown errors of the live version and the one before', async () => {
    await report();
    await report({ reason: 'late' });
    await report({ reason: 'rejected' });
    await report({ version: BEFORE, reason: 'render' });

    const of = (version: string, metric: string, count: number) => ({
      ...{ front_end: 'mfe_admin', version, metric, count, estimate: count },
    });
    expect(await counts()).toEqual([
      of(BEFORE, 'error', 1),
      of(LIVE, 'error', 1),
      of(LIVE, 'failure', 2),
    ]);
  });

  it('keeps a failure once, with the references that people saw', async () => {
    await report({ reason: 'thrown', message: 'x is not iterable' });
    await report({ reason: 'thrown', message: 'x is not iterable', reference: 'WXYZ6789' });
    await report({ reason: 'thrown', message: 'x is not iterable', reference: '' });
    await report({ reason: 'thrown', message: 'x is not iterable', at: ['9v.02bcdea2.js:2:1'] });

    expect(await failures()).toMatchObject([
      { count: 3, shown_references: ['ABCD2345', 'WXYZ6789'], message: 'x is not iterable' },
      { count: 1, shown_references: ['ABCD2345'] },
    ]);
  });

  it('keeps the newest twenty references', async () => {
    for (let number = 10; number < 35; number += 1) await report({ reference: `ABCDEF${number}` });

    const [kept] = await failures();
    expect(kept?.['shown_references']).toEqual(
      Array.from({ length: 20 }, (_, index) => `ABCDEF${index + 15}`),
    );
  });

  it('stores no value of a message', async () => {
    await report({ reason: 'thrown', message: 'Cannot read "Ama Sample" of ama@example.org' });
    await report({ reason: 'thrown', error: 'Error', message: 'Ama Sample could not pay' });

    expect((await failures()).map(({ message }) => message)).toEqual(['Cannot read … of …', '']);
  });

  it('keeps so many distinct failures of a version, and counts the others', async () => {
    await server.dataSource.query(
      `INSERT INTO front_end_failures
       SELECT gen_random_uuid(), 'mfe_admin', $1, n::text, '', '', 'thrown', '', '', '{}', '{}', 1, now(), now()
       FROM generate_series(1, $2) n`,
      [LIVE, FAILURES_OF_A_VERSION],
    );

    await report();
    await report({ version: BEFORE });

    const kept = await failures();
    expect(kept).toHaveLength(FAILURES_OF_A_VERSION + 1);
    expect(await counts()).toMatchObject([{ version: BEFORE }, { version: LIVE, count: 1 }]);
  });

  it('takes so many an hour from one address', async () => {
    const limited = await startTestApp({ siteDir: site.siteDir, hasRateLimits: true });
    const send = () => limited.call('POST', '/front-end-failures', { body: failure });
    let last = await send();
    for (let count = 0; count < 60 && last.status === 202; count += 1) last = await send();
    expect(last).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    await limited.stop();
  });
});
