import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { migrateQueue } from '../src/messaging/queue/email-queue.js';
import { startWorker } from '../src/operations/start/start-worker.js';
import type { Config } from '../src/platform/config/config.js';
import { migrate } from '../src/platform/database/migrate.js';
import { Notifications } from '../src/platform/database/notifications.js';
import { runAlone } from '../src/platform/database/run-alone.js';
import { register, registration } from '../test/accounts.js';
import { download } from '../test/download.js';
import { paperContent, paperForm, paperPdf } from '../test/paper-files.js';
import type { Person } from '../test/people.js';
import { FORM_READ, reviewForm } from '../test/review-data.js';
import { SmtpRecorder } from '../test/smtp-recorder.js';
import { startTestApp, type TestApp } from '../test/test-app.js';
import { testConfig } from '../test/test-config.js';
import { hasPgBouncer, PgBouncer } from './cluster/pgbouncer.js';
import { PostgresServer } from './cluster/postgres-server.js';

/** Twice the connections of the pooler. */
const CALLERS = 8;
const PATIENCE = 60_000;
const NEVER = 5_000;

let postgres: PostgresServer;
let pooler: PgBouncer;
let given: Partial<Config>;
let server: TestApp;
let manuscript: Buffer;
const smtp = new SmtpRecorder();
const stops: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  if (!hasPgBouncer()) throw new Error('pgbouncer is missing');
  postgres = await PostgresServer.create();
  stops.push(() => postgres.close());
  pooler = await PgBouncer.before(postgres.port);
  stops.push(() => pooler.close());
  const direct = `postgres://plenary@127.0.0.1:${postgres.port}/plenary`;
  given = {
    databaseUrl: pooler.url,
    directDatabaseUrl: direct,
    migrationDatabaseUrl: direct,
    hasPreparedStatements: false,
    smtpUrl: await smtp.start(),
  };
  stops.push(() => smtp.stop());
  await migrate(testConfig(given), migrateQueue);
  server = await startTestApp(given);
  manuscript = await paperPdf();
  stops.push(() => server.stop());
  stops.push(await startWorker(testConfig(given)));
});
afterAll(async () => {
  for (const stop of stops.toReversed()) await stop();
});

const atOnce = <Result>(work: (n: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: CALLERS }, (_, n) => work(n)));

const statuses = (answers: { status: number }[]) => [
  ...new Set(answers.map((each) => each.status)),
];

/** Begins a paper, fills it in, uploads its manuscript and submits it. @returns its id */
async function submitPaper({ token }: Person): Promise<string> {
  const begun = await server.call('POST', '/papers', { token, body: { kind: 'full-paper' } });
  const { id, revision } = begun.body;
  const body = paperContent({ revision });
  const steps = [
    begun,
    await server.call('PATCH', `/papers/${id}`, { token, body }),
    await server.call('POST', `/papers/${id}/files`, { token, body: paperForm(manuscript) }),
    await server.call('POST', `/papers/${id}/submit`, { token, body: {} }),
  ];
  expect(steps.map(({ status }) => status)).toEqual([201, 200, 201, 200]);
  return id;
}

it('answers accounts, papers, reviews, lists and exports of many callers', async () => {
  const accounts = await atOnce(() => register(server));
  expect(statuses(accounts.map(({ answer }) => answer))).toEqual([201]);
  const logins = await atOnce((n) => {
    const { email, password } = accounts[n] ?? {};
    return server.call('POST', '/auth/login', { body: { email, password } });
  });
  expect(statuses(logins)).toEqual([200]);
  // Equal requests at the same moment are one account: by a lock of the transaction.
  const body = registration();
  const headers = { 'idempotency-key': randomUUID() };
  const same = await atOnce(() => server.call('POST', '/auth/register', { body, headers }));
  expect(statuses(same)).toEqual([201]);
  expect(new Set(same.map((answer) => answer.body.user.id)).size).toBe(1);

  const [admin, reviewer] = [await server.person('admin'), await server.person('reviewer')];
  const authors = await atOnce(() => server.person('user'));
  const papers = await Promise.all(authors.map(submitPaper));
  const reads = await atOnce((n) =>
    server.call('GET', `/papers/${papers[n]}`, { token: authors[n]?.token }),
  );
  expect(statuses(reads)).toEqual([200]);
  const reviews = await server.call('GET', '/reviews', { token: reviewer.token });
  expect(reviews.status).toBe(200);
  const lists = [
    'users?limit=50',
    'papers?q=radio',
    'papers?sort=title',
    'audit',
    'dashboard/stats',
  ];
  const pages = await atOnce((n) =>
    server.call('GET', `/admin/${lists[n % lists.length]}`, { token: admin.token }),
  );
  expect(statuses(pages)).toEqual([200]);
  for (const kind of ['users', 'papers']) {
    const file = await download(server, admin.token, { kind, format: 'csv' });
    expect((await file.text()).split('\r\n').length).toBeGreaterThan(CALLERS);
  }
});

const screening = (revision: number) => ({
  revision,
  similarityPercent: 3,
  aiPercent: 2,
  pass: true,
});

/** Accepts the invitation and submits a review. */
async function submitReview({ token }: Person, paperId: string): Promise<void> {
  const path = `/reviews/papers/${paperId}`;
  const accepted = await server.call('POST', `${path}/accept`, { token });
  const { revision } = (await server.call('GET', path, { token })).body;
  const body = { revision, ...FORM_READ, ...reviewForm() };
  const submitted = await server.call('POST', `${path}/submit`, { token, body });
  expect([accepted.status, submitted.status]).toEqual([200, 200]);
}

it('takes papers and reviews of many people at the same moment', async () => {
  const chair = await server.person('admin');
  const authors = await atOnce(() => server.person('user'));
  const reviewers = await atOnce(() => server.person('reviewer'));
  // Those of the authors' institution could not be assigned.
  await server.dataSource.query(
    `UPDATE users SET email = id || '@elsewhere.example', organization = 'Elsewhere' WHERE role = 'reviewer'`,
  );
  const papers = await Promise.all(authors.map(submitPaper));
  await Promise.all(
    papers.map(async (id, n) => {
      const act = (path: string, body: object) =>
        server.call('POST', `/admin/papers/${id}/${path}`, { token: chair.token, body });
      const { revision } = (await server.call('GET', `/admin/papers/${id}`, { token: chair.token }))
        .body;
      const passed = await act('screening', screening(revision));
      const assigned = await act('assignments', { reviewerId: reviewers[n]?.user.id });
      expect([passed.status, assigned.status]).toEqual([200, 200]);
      await submitReview(reviewers[n] as Person, id);
    }),
  );
  const [found] = await server.dataSource.query(
    `SELECT count(*)::int AS reviews, count(DISTINCT p.number)::int AS numbers
       FROM papers p JOIN reviews r ON paper_id = p.id AND r.status = 'submitted' WHERE p.id = ANY($1)`,
    [papers],
  );
  expect(found).toEqual({ reviews: CALLERS, numbers: CALLERS });
});

it('sends the emails of the outbox', async () => {
  const { email } = await register(server);
  const began = performance.now();
  while (!smtp.emails.some(({ to }) => to === email)) {
    if (performance.now() - began > PATIENCE) throw new Error('No email came');
    await pause(20);
  }
});

/** @returns whether a notification reached the channel */
async function isNotified(config: Partial<Config>): Promise<boolean> {
  const notifications = new Notifications(testConfig(config));
  const channel = notifications.channel('pooler_spec');
  // Once it listens, it looks.
  await channel.wait(NEVER);
  // Meanwhile the pooler gives its connection to others.
  await atOnce(() => server.dataSource.query('SELECT pg_sleep(0.05)'));
  await server.dataSource.query(`SELECT pg_notify('pooler_spec', '')`);
  const isSo = await channel.wait(NEVER / 2);
  notifications.beforeApplicationShutdown();
  await notifications.onApplicationShutdown();
  return isSo;
}

it('is notified at the direct address, and would not be through the pooler', async () => {
  expect(await isNotified(given)).toBe(true);
  expect(await isNotified({ ...given, directDatabaseUrl: undefined })).toBe(false);
});

/** @returns how many of two processes ran at the same time, and whether a later one ran */
async function alone(config: Partial<Config>) {
  let running = 0;
  const work = async () => {
    running += 1;
    await atOnce(() => server.dataSource.query('SELECT pg_sleep(0.05)'));
  };
  const run = () => runAlone(testConfig(config), 'pooler spec', work);
  await Promise.all([run(), run()]);
  const together = running;
  await run();
  return { together, later: running - together };
}

it('runs a job in one process at a time at the direct address', async () => {
  expect(await alone(given)).toEqual({ together: 1, later: 1 });
});

it('fails with prepared statements, which this pooler loses', async () => {
  const other = await startTestApp({ ...given, hasPreparedStatements: true });
  const { token } = await other.person('admin');
  const answers = [];
  for (let times = 0; times < 5; times += 1) {
    answers.push(...(await atOnce(() => other.call('GET', '/admin/users', { token }))));
  }
  await other.stop();
  expect(statuses(answers)).toContain(500);
});
