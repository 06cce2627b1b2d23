import { publishedSite, type PublishedSite } from '../../../test/published-site.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { after, DAY } from '../../platform/core/time.js';

const SHELL = '1.0.0-8b3c9f9e';
const FORMER = '1.0.0-0c0c0c0c';
const LIVE = '1.0.0-3f2a91bc';
const COMMIT = '0123456789abcdef0123456789abcdef01234567';

const ago = (days: number) => after(new Date(), -days * DAY).toISOString();
const published: { at: string; versions: Record<string, string> }[] = [
  { at: ago(40), versions: { shell: SHELL, mfe_public: '1.0.0-00000001' } },
  { at: ago(20), versions: { mfe_public: FORMER } },
  { at: ago(3), versions: { mfe_public: LIVE } },
];

/** Column 11 of the first line is line 11 of the source. */
const mappings = 'AAAA,UAUA';

let site: PublishedSite;
let server: TestApp;
let token: string;
beforeAll(async () => {
  site = publishedSite(published);
  const signed = JSON.stringify({ frontEnd: 'mfe-public', version: LIVE, commit: COMMIT });
  site.put(`node/remotes/mfe_public/${LIVE}/version.json`, JSON.stringify({ signed }));
  const map = { version: 3, sources: ['mfe-public/src/venue.tsx'], names: [], mappings };
  site.put(`maps/remotes/mfe_public/${LIVE}/a.js.map`, JSON.stringify(map));
  const ofShell = { ...map, sources: ['shell/src/main.ts'] };
  site.put(`maps/shell/${SHELL}/main.js.map`, JSON.stringify(ofShell));
  site.put(`maps/remotes/mfe_public/${FORMER}/a.js.map`, 'no map');
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
      hasErrorBudget: true,
      frontEnds: [
        { name: 'shell', versions: [expect.objectContaining({ version: SHELL, loads: 0 })] },
        {
          name: 'mfe_public',
          versions: [
            {
              version: LIVE,
              isLive: true,
              rolledOutTo: null,
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
              watch: null,
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

describe('GET /admin/front-ends/failures/{id}', () => {
  const opened = async (changes: object) => {
    await fail(changes);
    const { items } = await read('/admin/front-ends/failures');
    return read(`/admin/front-ends/failures/${items[0].id}`);
  };
  const unknown = { source: null, line: null, commit: null };

  it('finds the source, the line and the commit of each place', async () => {
    const failure = await opened({ at: ['a.js:1:11', 'main.js:1:1', 'b.js:1:1'] });

    expect(failure).toMatchObject({
      commit: COMMIT,
      frames: [
        { at: 'a.js:1:11', source: 'mfe-public/src/venue.tsx', line: 11, commit: COMMIT },
        { at: 'main.js:1:1', source: 'shell/src/main.ts', line: 1, commit: null },
        { at: 'b.js:1:1', ...unknown },
      ],
    });
  });

  it('shows the reported place where there is no map', async () => {
    const failure = await opened({ version: FORMER, shell: '', at: ['a.js:1:11'] });

    expect(failure.frames).toEqual([{ at: 'a.js:1:11', ...unknown }]);
  });

  it('reads no file outside of the maps', async () => {
    const secret = JSON.stringify({ version: 3, sources: ['secret.ts'], names: [], mappings });
    site.put('maps/remotes/mfe_public/secret.js.map', secret);

    const at = ['../secret.js:1:1', '..:1:1', 'a.js'];
    const failure = await opened({ at });
    expect(failure.frames).toEqual(at.map((each) => ({ at: each, ...unknown })));
    const other = await opened({ shell: `${LIVE}/..`, at: ['secret.js:1:1'] });
    expect(other.frames).toEqual([{ at: 'secret.js:1:1', ...unknown }]);
  });

  it('returns 404 for a failure that is unknown', async () => {
    const path = '/admin/front-ends/failures/00000000-0000-4000-8000-000000000000';
    expect(await server.call('GET', path, { token })).toMatchObject({ status: 404 });
  });
});
