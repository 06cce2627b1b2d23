import { registration } from '../../../test/accounts.js';
import { publishedSite } from '../../../test/published-site.js';
import { recordedStatements } from '../../../test/recorded-statements.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { newId } from '../../platform/core/new-id.js';
import { SECOND, utcDay } from '../../platform/core/time.js';
import { Scheduler } from '../../platform/jobs/scheduler.js';

const metricsToken = 'a-token-of-the-monitoring-system-only';

const scrape = (server: TestApp, token: string | undefined = metricsToken) =>
  fetch(`${server.origin}/metrics`, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
const textOf = async (server: TestApp) => (await scrape(server)).text();

/** The value of the series with these labels, in any order. */
function valueOf(text: string, name: string, labels: Record<string, string> = {}) {
  const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
  const line = text
    .split('\n')
    .find(
      (each) =>
        (each.startsWith(`${name}{`) || each.startsWith(`${name} `)) &&
        wanted.every((label) => each.includes(label)),
    );
  return line === undefined ? undefined : Number(line.slice(line.lastIndexOf(' ')));
}

describe('without METRICS_TOKEN', () => {
  it('answers 404, like an unknown address', async () => {
    const server = await startTestApp();
    expect((await scrape(server)).status).toBe(404);
    await server.stop();
  });
});

describe('GET /metrics', () => {
  let server: TestApp;
  let skipped = 0;
  /** Scrapes read the database again. */
  const skip = (seconds: number) => (skipped += seconds * SECOND);

  beforeAll(async () => {
    server = await startTestApp({ metricsToken });
    const now = performance.now.bind(performance);
    jest.spyOn(performance, 'now').mockImplementation(() => now() + skipped);
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await server.stop();
  });
  beforeEach(() => skip(60));

  it.each(['wrong', `${metricsToken}x`, metricsToken.slice(1), ''])(
    'answers 401 to the token %j',
    async (token) => {
      const answer = await scrape(server, token);
      expect(answer.status).toBe(401);
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
      expect(await answer.text()).not.toContain('plenary_');
    },
  );

  it('answers 401 without a token, and 200 with the right one', async () => {
    expect((await fetch(`${server.origin}/metrics`)).status).toBe(401);
    const answer = await scrape(server);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('counts and times requests by route pattern, without ids', async () => {
    const { token } = await server.person('user');
    const id = newId();
    await server.call('GET', `/papers/${id}`, { token });
    await server.call('GET', `/papers/${newId()}`, { token });
    await server.call('GET', '/health/live');
    await server.call('POST', `/unknown-${id}`, { body: {} });
    const text = await textOf(server);
    expect(text).not.toContain(id);
    const paper = { method: 'GET', route: '/api/v1/papers/:id' };
    const duration = 'plenary_http_request_duration_seconds';
    expect(valueOf(text, 'plenary_http_requests_total', { ...paper, status: '4xx' })).toBe(2);
    expect(valueOf(text, `${duration}_count`, paper)).toBe(2);
    expect(valueOf(text, `${duration}_bucket`, { ...paper, le: '+Inf' })).toBe(2);
    const live = { route: '/api/v1/health/live', status: '2xx' };
    expect(valueOf(text, 'plenary_http_requests_total', live)).toBe(1);
    const unrouted = { method: 'POST', route: 'none', status: '4xx' };
    expect(valueOf(text, 'plenary_http_requests_total', unrouted)).toBe(1);
  });

  it('shows process, pool and build', async () => {
    const text = await textOf(server);
    expect(valueOf(text, 'plenary_build_info', { role: 'api' })).toBe(1);
    expect(valueOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(1e6);
    expect(valueOf(text, 'nodejs_heap_size_used_bytes')).toBeGreaterThan(1e6);
    expect(valueOf(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
    // To measure them, Node would report each collection.
    expect(text).not.toContain('nodejs_gc_duration');
    expect(valueOf(text, 'plenary_database_pool_connections', { state: 'idle' })).toBeGreaterThan(
      0,
    );
    expect(valueOf(text, 'plenary_database_pool_size')).toBe(10);
    expect(valueOf(text, 'plenary_database_pool_waiting')).toBe(0);
  });

  it('has no address or name of a person who registered', async () => {
    const body = registration({ firstName: 'Canaryfirst', lastName: 'Canarylast' });
    expect(await server.call('POST', '/auth/register', { body })).toMatchObject({ status: 201 });
    server.clock.advance(90 * SECOND);
    const text = await textOf(server);
    expect(text).not.toMatch(/canary/i);
    expect(text).not.toContain(body.email);
    expect(text).not.toContain('example.org');
    // The control: its emails are counted.
    expect(valueOf(text, 'plenary_emails', { state: 'queued' })).toBeGreaterThan(0);
    expect(valueOf(text, 'plenary_emails', { state: 'failed' })).toBe(0);
    expect(valueOf(text, 'plenary_emails_due_age_seconds')).toBeGreaterThanOrEqual(90);
  });

  it('reads the database once in 10 s, in one statement', async () => {
    const soon = await recordedStatements(async () => {
      await Promise.all([textOf(server), textOf(server)]);
      skip(5);
      await textOf(server);
    });
    expect(soon).toHaveLength(1);
    const later = await recordedStatements(async () => {
      skip(10);
      await textOf(server);
    });
    expect(later).toHaveLength(1);
  });

  it('answers while the database is away, and counts the failed read', async () => {
    const errors = async () =>
      valueOf(await textOf(server), 'plenary_scrape_errors_total', { source: 'database' });
    const before = Number(await errors());
    skip(10);
    await server.dataSource.destroy();
    const away = await scrape(server);
    const text = await away.text();
    expect(away.status).toBe(200);
    expect(await errors()).toBe(before + 1);
    expect(valueOf(text, 'plenary_emails', { state: 'sent' })).toBeUndefined();
    expect(valueOf(text, 'plenary_emails_due')).toBeUndefined();
    expect(valueOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(0);
    await server.dataSource.initialize();
  });

  it('counts failed runs of hourly jobs', async () => {
    const scheduler = server.app.get(Scheduler);
    expect(valueOf(await textOf(server), 'plenary_scheduled_job_failures_total')).toBe(0);
    scheduler.add(() => Promise.reject(new Error('planted')));
    await scheduler.run();
    expect(valueOf(await textOf(server), 'plenary_scheduled_job_failures_total')).toBe(1);
    expect(valueOf(await textOf(server), 'plenary_scrape_errors_total', { source: 'queue' })).toBe(
      0,
    );
  });

  it('shows held acts that are overdue or failed, and unfinished uploads', async () => {
    const { user } = await server.person('admin');
    const act = (state: string, ago: string, dismissed: boolean) =>
      server.dataSource.query(
        `INSERT INTO held_acts (id, batch_id, kind, subject_type, subject_id, concerned_ids, label,
           actor_id, payload, state, recorded_at, ends_at, closed_at, dismissed_at, problem)
         VALUES (gen_random_uuid(), gen_random_uuid(), 'planted', 'paper', gen_random_uuid(), '{}', 'P1',
           $1, '{}', $2, now() - interval '1 day', now() - $3::interval,
           CASE WHEN $2::text = 'held' THEN NULL ELSE now() END, CASE WHEN $4 THEN now() END,
           CASE WHEN $2::text = 'failed' THEN 'planted' END)`,
        [user.id, state, ago, dismissed],
      );
    await act('held', '6 minutes', false);
    await act('held', '1 minute', false);
    await act('failed', '1 hour', false);
    await act('failed', '1 hour', true);
    const upload = (received: number) =>
      server.dataSource.query(
        `INSERT INTO uploads (owner_id, id, slot, purpose, subject_id, name, bytes, received, parts, created_at, expires_at)
         VALUES ($1, gen_random_uuid(), least($2::int, 2), 'paper', gen_random_uuid(), 'paper.pdf', 100, $2::int, '{}', now(), now() + interval '1 hour')`,
        [user.id, received],
      );
    await upload(1);
    await upload(100);
    const text = await textOf(server);
    expect(valueOf(text, 'plenary_held_acts', { state: 'overdue' })).toBe(1);
    expect(valueOf(text, 'plenary_held_acts', { state: 'failed' })).toBe(1);
    expect(valueOf(text, 'plenary_uploads_in_progress')).toBe(1);
    expect(valueOf(text, 'plenary_document_jobs', { state: 'failed' })).toBe(0);
  });
});

it('counts loads and failures of versions that visits get, since midnight', async () => {
  const site = publishedSite([
    {
      at: '2026-11-01T00:00:00Z',
      versions: { shell: '1.0.0-aaaaaaaa', mfe_admin: '1.0.0-bbbbbbbb' },
    },
  ]);
  const server = await startTestApp({ metricsToken, siteDir: site.siteDir });
  const count = (day: string, version: string, metric: string, estimate: number) =>
    server.dataSource.query(
      `INSERT INTO front_end_counts (day, front_end, version, metric, bucket, count, estimate, budgeted)
       VALUES ($1::date, 'mfe_admin', $2, $3, 0, 1, $4, 0)`,
      [day, version, metric, estimate],
    );
  const today = utcDay(server.clock.now());
  await count(today, '1.0.0-bbbbbbbb', 'load', 70);
  await count(today, '1.0.0-bbbbbbbb', 'failure', 3);
  await count('2026-01-01', '1.0.0-bbbbbbbb', 'failure', 100);
  await count(today, '1.0.0-cccccccc', 'failure', 5);
  const text = await textOf(server);
  const live = { front_end: 'mfe_admin', version: '1.0.0-bbbbbbbb' };
  expect(valueOf(text, 'plenary_front_end_loads_total', live)).toBe(70);
  expect(valueOf(text, 'plenary_front_end_failures_total', live)).toBe(3);
  expect(valueOf(text, 'plenary_front_end_errors_total', live)).toBe(0);
  expect(text).not.toContain('1.0.0-cccccccc');
  expect(text).toContain('# TYPE plenary_front_end_failures_total counter');
  await server.stop();
  site.remove();
});
