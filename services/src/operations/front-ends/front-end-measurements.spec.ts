import { publishedSite, type PublishedSite } from '../../../test/published-site.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { after, DAY } from '../../platform/core/time.js';
import { RetentionService } from '../retention/retention.service.js';
import { FIGURES_KEPT } from './front-ends.retention.js';
import { bucketOf } from './vitals.js';

const SHELL = '1.0.0-8b3c9f9e';
const FORMER = '1.0.0-0c0c0c0c';
const PUBLIC = '1.0.0-3f2a91bc';

let site: PublishedSite;
let server: TestApp;
beforeAll(async () => {
  const ago = (days: number) => after(new Date(), -days * DAY).toISOString();
  site = publishedSite([
    { at: ago(300), versions: { shell: '1.0.0-00000001', mfe_public: FORMER } },
    { at: ago(200), versions: { shell: SHELL } },
    { at: ago(3), versions: { mfe_public: PUBLIC } },
  ]);
  server = await startTestApp({ siteDir: site.siteDir });
});
afterAll(async () => {
  await server.stop();
  site.remove();
});
beforeEach(() => server.dataSource.query('DELETE FROM front_end_counts'));

const send = (body: object) => server.call('POST', '/front-end-measurements', { body });
const shell = { frontEnd: 'shell', version: SHELL };
const counts = () =>
  server.dataSource.query<object[]>(
    `SELECT front_end AS name, metric, bucket, count, estimate FROM front_end_counts
     ORDER BY front_end, metric, bucket`,
  );

describe('POST /front-end-measurements', () => {
  it('adds loads and buckets of web vitals', async () => {
    const vitals = { lcp: 1234, inp: 48, cls: 0.004 };
    const page = { frontEnd: 'mfe_public', version: PUBLIC, ...vitals };
    expect(await send({ share: 100, frontEnds: [{ ...shell, ...vitals }, page] })).toMatchObject({
      status: 200,
      body: { received: true },
    });
    await send({ share: 100, frontEnds: [{ ...shell, lcp: 1300 }] });

    const lcp = bucketOf('lcp', 1234);
    const of = (name: string, metric: string, bucket: number, count: number) => ({
      ...{ name, metric, bucket, count, estimate: count },
    });
    expect(await counts()).toEqual([
      of('mfe_public', 'cls', bucketOf('cls', 0.004), 1),
      of('mfe_public', 'inp', bucketOf('inp', 48), 1),
      of('mfe_public', 'lcp', lcp, 1),
      of('mfe_public', 'load', 0, 1),
      of('shell', 'cls', bucketOf('cls', 0.004), 1),
      of('shell', 'inp', bucketOf('inp', 48), 1),
      of('shell', 'lcp', lcp, 2),
      of('shell', 'load', 0, 2),
    ]);
  });

  it('estimates all loads from the share of visits that report', async () => {
    await send({ share: 10, frontEnds: [shell] });
    await send({ share: 10, frontEnds: [shell] });

    expect(await counts()).toMatchObject([{ metric: 'load', count: 2, estimate: 20 }]);
  });

  it('counts a day apart from the next', async () => {
    await send({ share: 100, frontEnds: [shell] });
    server.clock.advance(DAY);
    await send({ share: 100, frontEnds: [shell] });
    server.clock.advance(-DAY);

    expect(await counts()).toHaveLength(2);
  });

  it('takes a version that was replaced lately', async () => {
    const former = { frontEnd: 'mfe_public', version: FORMER };
    expect(await send({ share: 100, frontEnds: [former] })).toMatchObject({ status: 200 });
  });

  it.each([
    ['a version that was replaced long ago', { frontEnd: 'shell', version: '1.0.0-00000001' }],
    ['an unknown front end', { frontEnd: 'mfe_other', version: PUBLIC }],
    ['an unknown version', { frontEnd: 'mfe_public', version: '1.0.0-ffffffff' }],
    ['an impossible value', { ...shell, lcp: -1 }],
    ['a value that is no number', { ...shell, cls: 'low' }],
    ['another field', { ...shell, path: '/papers/17' }],
  ])('refuses %s, and counts nothing', async (_, measured) => {
    expect(await send({ share: 100, frontEnds: [shell, measured] })).toMatchObject({ status: 400 });
    expect(await counts()).toEqual([]);
  });

  it.each([0, 0.001, 101])('refuses a share of %s percent', async (share) => {
    expect(await send({ share, frontEnds: [shell] })).toMatchObject({ status: 400 });
  });

  it('takes so many an hour from one address', async () => {
    const limited = await startTestApp({ siteDir: site.siteDir, hasRateLimits: true });
    const body = { share: 100, frontEnds: [shell] };
    const post = () => limited.call('POST', '/front-end-measurements', { body });
    let last = await post();
    for (let count = 0; count < 300 && last.status === 200; count += 1) last = await post();
    expect(last).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    await limited.stop();
  });

  it('adds up what browsers send at the same time', async () => {
    const page = { frontEnd: 'mfe_public', version: PUBLIC, lcp: 900, inp: 48, cls: 0 };
    const both = [{ ...shell, lcp: 900, inp: 48, cls: 0 }, page];
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        send({ share: 100, frontEnds: index % 2 ? both : both.toReversed() }),
      ),
    );
    expect((await counts()).every((row) => (row as { count: number }).count === 20)).toBe(true);
  });
});

describe('the retention', () => {
  it('deletes figures and failures after 90 days, and only those', async () => {
    const failure = {
      ...{ remote: 'shell', version: SHELL, shell: SHELL, path: '*', reason: 'thrown' },
      ...{ reference: '', error: 'TypeError', at: [] },
    };
    await server.call('POST', '/front-end-failures', { body: failure });
    await send({ share: 100, frontEnds: [shell] });
    const left = async () => {
      await server.app.get(RetentionService).run();
      const [row] = await server.dataSource.query<{ rows: number }[]>(
        `SELECT ((SELECT count(*) FROM front_end_counts)
               + (SELECT count(*) FROM front_end_failures))::int AS rows`,
      );
      return row?.rows;
    };

    server.clock.advance(FIGURES_KEPT - DAY);
    expect(await left()).toBe(3);
    server.clock.advance(2 * DAY);
    expect(await left()).toBe(0);
    server.clock.advance(-FIGURES_KEPT - DAY);
  });
});
