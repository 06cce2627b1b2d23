import { publishedSite, type PublishedSite } from '../../../test/published-site.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { after, DAY } from '../../platform/core/time.js';

const SHELL = '1.0.0-8b3c9f9e';
const FORMER = '1.0.0-0c0c0c0c';
const LIVE = '1.0.0-3f2a91bc';
const COMMIT = '0123456789abcdef0123456789abcdef01234567';

const ago = (days: number) => after(new Date(), -days * DAY).toISOString();
const published = [
  { at: ago(40), versions: { shell: SHELL, mfe_public: '1.0.0-00000001' } },
  { at: ago(20), versions: { mfe_public: FORMER } },
  { at: ago(3), versions: { mfe_public: LIVE } },
];

let site: PublishedSite;
let server: TestApp;
let token: string;
beforeAll(async () => {
  site = publishedSite(published);
  const signed = JSON.stringify({ frontEnd: 'mfe-public', version: LIVE, commit: COMMIT });
  site.put(`node/remotes/mfe_public/${LIVE}/version.json`, JSON.stringify({ signed }));
  server = await startTestApp({ siteDir: site.siteDir, measuredVisits: 50 });
  ({ token } = await server.person('admin'));
});
afterAll(async () => {
  await server.stop();
  site.remove();
});
beforeEach(async () => {
  await server.dataSource.query('DELETE FROM front_end_counts');
  await server.dataSource.query('DELETE FROM front_end_failures');
});

const measure = (version: string, vitals: object, share = 50) =>
  server.call('POST', '/front-end-measurements', {
    body: { share, frontEnds: [{ frontEnd: 'mfe_public', version, ...vitals }] },
  });
const fail = (changes: object = {}) =>
  server.call('POST', '/front-end-failures', {
    body: {
      ...{ remote: 'mfe_public', version: LIVE, shell: SHELL, path: '/venue', reason: 'thrown' },
      ...{ reference: 'ABCD2345', error: 'TypeError', message: 'x is not iterable' },
      ...{ at: ['a.js:1:1'], ...changes },
    },
  });
const read = async (path: string) => (await server.call('GET', path, { token })).body;

describe('GET /admin/front-ends', () => {
  it('lists the live version and the one before, with their figures', async () => {
    for (const lcp of [900, 1100, 1300, 1700]) await measure(LIVE, { lcp, cls: 0 });
    await measure(FORMER, { lcp: 3900, inp: 90 });
    await fail({ reason: 'late' });
    await fail();

    expect(await read('/admin/front-ends')).toEqual({
      measuredVisits: 50,
      frontEnds: [
        { name: 'shell', versions: [expect.objectContaining({ version: SHELL, loads: 0 })] },
        {
          name: 'mfe_public',
          versions: [
            {
              version: LIVE,
              isLive: true,
              liveSince: published[2]?.at,
              commit: COMMIT,
              loads: 8,
              samples: 4,
              failures: 1,
              failureShare: 1 / 8,
              errors: 1,
              lcp: { p75: 1500, samples: 4 },
              inp: null,
              cls: { p75: 0, samples: 4 },
            },
            expect.objectContaining({
              version: FORMER,
              isLive: false,
              liveSince: published[1]?.at,
              commit: null,
              loads: 2,
              lcp: { p75: 3875, samples: 1 },
              inp: { p75: 95, samples: 1 },
            }),
          ],
        },
      ],
    });
  });

  it('lists older versions only with figures', async () => {
    await measure('1.0.0-00000001', {});

    const { frontEnds } = await read('/admin/front-ends');
    expect(frontEnds[1].versions).toHaveLength(3);
  });

  it('counts the days that are asked for', async () => {
    await measure(LIVE, {});
    await server.dataSource.query('UPDATE front_end_counts SET day = day - 7');
    const loads = async (days: number) =>
      (await read(`/admin/front-ends?days=${days}`)).frontEnds[1].versions[0].loads;

    expect([await loads(7), await loads(8)]).toEqual([0, 2]);
  });

  it('has nothing before the first publish', async () => {
    const empty = await startTestApp();
    const owner = await empty.person('admin');
    const answer = await empty.call('GET', '/admin/front-ends', { token: owner.token });
    expect(answer).toMatchObject({ status: 200, body: { frontEnds: [] } });
    await empty.stop();
  });
});

describe('GET /admin/front-ends/failures', () => {
  it('lists distinct failures, the last seen first', async () => {
    await fail({ reference: 'AAAA2222' });
    await fail({ reference: 'BBBB3333', at: ['b.js:2:2'] });
    await fail({ reference: 'CCCC4444' });

    const { items } = await read('/admin/front-ends/failures');
    expect(items).toMatchObject([
      { count: 2, references: ['CCCC4444', 'AAAA2222'], message: 'x is not iterable' },
      { count: 1, references: ['BBBB3333'], frontEnd: 'mfe_public', version: LIVE },
    ]);
    expect(items[0].firstSeenAt < items[0].lastSeenAt).toBe(true);
  });

  it('finds the reference that a person saw', async () => {
    await fail({ reference: 'AAAA2222' });
    await fail({ reference: 'BBBB3333', at: ['b.js:2:2'] });

    const { items } = await read('/admin/front-ends/failures?q=bbbb3333');
    expect(items).toMatchObject([{ references: ['BBBB3333'] }]);
  });

  it('pages', async () => {
    for (let line = 1; line <= 3; line += 1) await fail({ at: [`a.js:${line}:1`] });

    const first = await read('/admin/front-ends/failures?limit=2');
    const rest = await read(`/admin/front-ends/failures?limit=2&cursor=${first.nextCursor}`);
    expect([first.items.length, rest.items.length, rest.nextCursor]).toEqual([2, 1, null]);
  });
});
