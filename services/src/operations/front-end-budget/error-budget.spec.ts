import { startTestApp, type TestApp } from '../../../test/test-app.js';
import {
  look,
  NEW,
  OLD,
  serve,
  SHELL,
  visit,
  watchedSite,
  type WatchedSite,
  watchOf,
} from '../../../test/watched-site.js';
import { HOUR, MINUTE } from '../../platform/core/time.js';

let site: WatchedSite;
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());
async function start(options: Parameters<typeof watchedSite>[0] = {}, hasErrorBudget = true) {
  site = watchedSite(options);
  await serve(server, site, { hasErrorBudget });
}
afterEach(() => site.remove());

describe('a version that went live', () => {
  it('waits below the minimum of visits, and is judged from then on', async () => {
    await start();
    await visit(server, OLD, { visits: 3000, failures: 5 });
    await look(server);
    await visit(server, NEW, { visits: 400, failures: 60 });
    await look(server);
    expect(await watchOf(server)).toMatchObject({ state: 'watched', visits: 460, looks: 0 });
    expect(site.live()).toBe(NEW);

    await visit(server, NEW, { visits: 50 });
    await look(server);
    expect(await watchOf(server)).toMatchObject({
      ...{ state: 'rolled-back', visits: 510, reason: 'Failures to load: 13.3% against 0.2%' },
    });
    expect(site.live()).toBe(OLD);
    expect(site.lastEntry()).toMatchObject({
      ...{ by: 'the error budget', cause: 'budget' },
      ...{ reason: 'Failures to load: 13.3% against 0.2%' },
      changes: { mfe_public: { from: NEW, to: OLD } },
    });
  });

  it('is rolled back for its LCP, and for its errors', async () => {
    await start();
    await visit(server, OLD, { visits: 3000, lcp: 1200 });
    await look(server);
    await visit(server, NEW, { visits: 1000, lcp: 3600 });
    await look(server);
    expect(await watchOf(server)).toMatchObject({ reason: expect.stringMatching(/^LCP: 6.\d s/) });

    site.publish('1.0.0-0e0e0e0e');
    await look(server);
    await visit(server, '1.0.0-0e0e0e0e', { visits: 1000, lcp: 1200, errors: 120 });
    await look(server);
    expect(await watchOf(server, '1.0.0-0e0e0e0e')).toMatchObject({
      ...{ state: 'rolled-back', reason: 'Errors: 12 of 100 loads against 0' },
    });
  });

  it('is judged by the visits since its watch began', async () => {
    await start();
    await visit(server, OLD, { visits: 3000 });
    await visit(server, NEW, { visits: 1000, failures: 900 });
    await look(server);
    await visit(server, NEW, { visits: 1000, failures: 1 });
    await look(server);
    expect(await watchOf(server)).toMatchObject({ state: 'watched', visits: 1001 });
  });

  it('is kept 72 hours after it went live, and is not watched again', async () => {
    await start();
    await visit(server, OLD, { visits: 3000 });
    await look(server);
    await visit(server, NEW, { visits: 1000 });
    await look(server);
    server.clock.advance(70 * HOUR);
    await look(server);
    expect(await watchOf(server)).toMatchObject({ state: 'watched' });
    server.clock.advance(HOUR + MINUTE);
    await look(server);
    await look(server);
    expect(await watchOf(server)).toMatchObject({ state: 'kept', reason: null });
  });

  it('is replaced by the next one, which is compared with it', async () => {
    await start();
    await look(server);
    site.publish('1.0.0-0e0e0e0e');
    await look(server);
    expect(await watchOf(server)).toMatchObject({ state: 'replaced' });
    expect(await watchOf(server, '1.0.0-0e0e0e0e')).toMatchObject({ state: 'watched' });
  });

  it('is rolled back once: published again, it stays', async () => {
    await start();
    await visit(server, OLD, { visits: 3000 });
    await look(server);
    await visit(server, NEW, { visits: 1000, failures: 200 });
    await look(server);
    site.publish(NEW);
    await look(server);
    await visit(server, NEW, { visits: 1000, failures: 900 });
    await look(server);
    expect(site.live()).toBe(NEW);
    expect(site.runs()).toHaveLength(1);
  });

  it('only shows that it would be rolled back, where that is off, until it is on', async () => {
    await start({}, false);
    await visit(server, OLD, { visits: 3000 });
    await look(server);
    await visit(server, NEW, { visits: 1000, failures: 200 });
    await look(server);
    await look(server);
    expect(await watchOf(server)).toMatchObject({ state: 'exceeded', tries: 0 });
    expect([site.live(), site.runs()]).toEqual([NEW, []]);
    const { token } = await server.person('admin');
    const { body } = await server.call('GET', '/admin/front-ends', { token });
    expect(body).toMatchObject({
      hasErrorBudget: false,
      frontEnds: [{ name: 'shell' }, { versions: [{ watch: { state: 'exceeded' } }, {}] }],
    });

    const other = await startTestApp({ siteDir: site.siteDir, databaseUrl: databaseOf(server) });
    await look(other);
    expect(site.live()).toBe(OLD);
    await other.stop();
  });
});

describe('a version that is rolled out', () => {
  it('is compared with the old one since then, too, and its rollout is stopped', async () => {
    await start({ isLive: false });
    await look(server);
    // The page is slow for all visits, not by the new version.
    await visit(server, OLD, { visits: 3000, failures: 400 });
    await visit(server, NEW, { visits: 1000, failures: 130 });
    await look(server);
    expect(await watchOf(server)).toMatchObject({ state: 'watched', until: null });

    await visit(server, NEW, { visits: 1000, failures: 400 });
    await look(server);
    expect(await watchOf(server)).toMatchObject({ state: 'rolled-back' });
    expect(site.runs()).toEqual([
      expect.stringMatching(
        /^--stop-rollout --by the error budget --cause budget --reason Failures to load: .*/,
      ),
    ]);
    expect(site.live()).toBe(OLD);
  });

  it('is watched for 72 hours from its going live', async () => {
    await start({ isLive: false });
    await look(server);
    site.put('buckets/state.json', '{"previews":[]}');
    site.publish(NEW);
    await look(server);
    const { state, until } = await watchOf(server);
    expect(state).toBe('watched');
    expect(Number(until) - Date.now()).toBeGreaterThan(71 * HOUR);
  });

  it('is listed with the share of browsers that see it', async () => {
    await start({ isLive: false });
    const { token } = await server.person('admin');
    const { body } = await server.call('GET', '/admin/front-ends', { token });
    const [, { versions }] = body.frontEnds as [unknown, { versions: Record<string, unknown>[] }];
    expect(versions).toEqual([
      expect.objectContaining({ version: OLD, isLive: true, rolledOutTo: null }),
      expect.objectContaining({ version: NEW, isLive: false, rolledOutTo: '10%' }),
    ]);
  });

  it('counts as known, so that its reports are taken', async () => {
    await start({ isLive: false });
    const report = (version: string) =>
      server.call('POST', '/front-end-measurements', {
        body: { share: 10, frontEnds: [{ frontEnd: 'mfe_public', version }] },
      });
    expect([(await report(NEW)).status, (await report('1.0.0-00000009')).status]).toEqual([
      200, 400,
    ]);
  });
});

describe('a network', () => {
  it('counts three times for the budget, and always in the figures', async () => {
    await start();
    const body = {
      ...{ remote: 'mfe_public', version: NEW, shell: SHELL, path: '/venue', reason: 'late' },
      ...{ reference: '', error: '', message: '', at: [] },
    };
    for (let count = 0; count < 8; count += 1) {
      await server.call('POST', '/front-end-failures', { body });
    }
    const [row] = await server.dataSource.query<unknown[]>(
      "SELECT count, budgeted FROM front_end_counts WHERE metric = 'failure'",
    );
    expect(row).toEqual({ count: 8, budgeted: 3 });
  });
});

describe('the job', () => {
  it('sends one statement when nothing is watched', async () => {
    await start();
    await look(server);
    server.clock.advance(80 * HOUR);
    await look(server);
    const query = jest.spyOn(server.dataSource, 'query');
    const transaction = jest.spyOn(server.dataSource, 'transaction');
    await look(server);
    expect(transaction).not.toHaveBeenCalled();
    expect(query.mock.calls.length).toBeLessThanOrEqual(1);
  });
});

const databaseOf = ({ dataSource }: TestApp) => (dataSource.options as { url: string }).url;
