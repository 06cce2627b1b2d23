// npm run bench [-- --small 5000 --large 100000 --rounds 300]: CPU per request of server and database
// together, at two sizes and against plain Fastify and pg, what a new paper and exports cost, and what
// answers tell of an address, what the whole product needs at rest and after reads, all in
// one run; `--only answers`, `papers-chain`, `reads`, `idle`, `memory`, `requests` or `exports` does only
// that (`desk`: the dashboard and saves of organisers against a twin that repeats their statements;
// exports: of 5,000 registrations and 2,000 papers against a tenth). `--only heap --minutes 60` reads and writes at a low rate;
// `--only assignment` proposes reviewers for generated conferences.
// `--only reads --observed --processes 3` turns traces and metrics on, in three servers that take turns.
// `--only metrics` compares the API with metrics and without; `--only traces` with traces and without.
// `--only deadline --factor 0.02 --minutes 3` is the last hour before a deadline, with the limits of uploads and without.
// `--only comparison` adjusts the scores of 2,000 papers with 6,000 reviews.
// `--only statements` imports bank statements and compares their matches with planted ones. Linux: it reads /proc. `--quick` only
// counts, and fails where `counts.json` has other counts.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { loadConfig } from '../dist/platform/config/load-config.js';
import { migrateQueue } from '../dist/messaging/queue/email-queue.js';
import { migrate } from '../dist/platform/database/migrate.js';
import { startTemporaryPostgres } from '../dist/operations/embedded/postgres/temporary-postgres.js';
import { answerTimes } from './answer-times.mjs';
import { assignmentCosts } from './assignment.mjs';
import { call } from './call.mjs';
import { startCollector } from './collector.mjs';
import { fill, openConference } from './conference.mjs';
import { deadlineNight } from './deadline/deadline.mjs';
import { comparisonCosts } from './comparison.mjs';
import { heapOverTime } from './heap.mjs';
import { measure } from './measure.mjs';
import { metricsCost } from './metrics-cost.mjs';
import { values } from './options.mjs';
import { inPairs, rowsOfPairs } from './pairs.mjs';
import { exportCosts } from './export-cost.mjs';
import { againstPlain, exportRows, markdown } from './tables.mjs';
import { quickCounts } from './quick.mjs';
import { deskRequests } from './desk.mjs';
import { againstTwin, compared, readRequests } from './reads.mjs';
import { grown, requestsAt } from './requests.mjs';
import { startServer, startServers } from './server.mjs';
import { tracesCost } from './traces-cost.mjs';
import { statementCosts } from './statements/statements.mjs';
import { papersChain } from './papers-chain.mjs';
import { idleCost, memoryAfterReads } from './whole-product.mjs';

/** Users at whose number the reads are held against the twin: it seeds 2,000 papers. */
const READ_SIZE = 10_000;
/** One registration in five is unpaid and of a professional, whose payment can be certain. */
const REGISTRATIONS_PER_TRANSFER = 6;
const QUICK_SIZE = 100;
/** /proc counts CPU in hundredths of a second. */
const IDLE_SECONDS = 120;
/** After measured changes of roles. */
const RESET = `UPDATE users SET version = 1, role = 'researcher' WHERE version > 1`;
/** In megabytes. What exports keep instead of writing it does not fit: the server would die of it. */
const EXPORT_HEAP = 256;

/** `--only exports`: a conference and a tenth of it, whose exports may need the same memory. */
const isOfExports = values.only === 'exports';
const { small = isOfExports ? '500' : '5000', large = isOfExports ? '5000' : '100000' } = values;
const [few, many, rounds, quiet, minutes, transfers, port, processes, pairs] = [
  ...[small, large, values.rounds, values.quiet],
  ...[values.minutes, values.transfers, values.port, values.processes, values.pairs],
].map(Number);
const papersOf = (size) => (isOfExports ? 0.4 : 0.2) * size;
const say = (line) => console.log(line);
const load = () => `load average ${loadavg()[0].toFixed(1)} on ${cpus().length} cores`;

if (values.only === 'comparison') {
  say(markdown(comparisonCosts()));
  process.exit();
}
if (values.only === 'assignment') {
  say(markdown(await assignmentCosts()));
  process.exit();
}

const dataDir = mkdtempSync(join(tmpdir(), 'plenary-bench-'));
const postgres = await startTemporaryPostgres();
const admin = { email: 'bench@plenary.example', password: randomBytes(12).toString('base64url') };
const env = {
  DATA_DIR: dataDir,
  DATABASE_URL: postgres.url,
  MIGRATION_DATABASE_URL: postgres.migrationUrl,
  JWT_SECRET: randomBytes(32).toString('hex'),
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
  ADMIN_SECOND_STEP: 'optional',
};
const client = new pg.Client({ connectionString: postgres.migrationUrl });
const place = { env, port, client };
try {
  await migrate(loadConfig(env), migrateQueue);
  await client.connect();
  if (values.quick) await tellCounts();
  const isAsked = (part) => !values.quick && [undefined, part].includes(values.only);
  if (isAsked('answers')) await tellAnswers();
  if (isAsked('papers-chain')) await tellPapersChain();
  if (isAsked('reads')) await tellReads();
  if (isAsked('desk')) await tellDesk();
  if (isAsked('idle')) await tellIdle();
  if (isAsked('memory')) await tellMemory();
  if (values.only === 'heap') await tellHeap();
  if (values.only === 'deadline') await tellDeadline();
  if (values.only === 'metrics') await tellMetrics();
  if (values.only === 'traces') await tellTraces();
  if (values.only === 'statements') await tellStatements();
  if (isAsked('requests')) await tellRequests();
  if (isAsked('exports')) await tellExports();
} finally {
  await client.end();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function tellCounts() {
  await fill(QUICK_SIZE, papersOf(QUICK_SIZE), place);
  const { rows, packages, problems } = await quickCounts(client, admin, env, port, QUICK_SIZE);
  say(markdown(rows));
  say(`${packages} packages are loaded at the start.`);
  for (const problem of problems) say(`✗ ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}

async function tellAnswers() {
  say('Login and forgotten password, for an address with an account and for addresses without');
  console.table(await answerTimes(env, port, rounds));
}

async function tellDeadline() {
  // The first start makes the edition.
  await (await startServer('../dist/main.js', env, port)).stop();
  const [factor, megabytes, seed] = [values.factor, values.megabytes, values.seed].map(Number);
  const size = { factor, megabytes, seed, minutes };
  const { rows, requests, problems } = await deadlineNight(env, port, client, size);
  say(
    `The ${minutes} minutes before a deadline at factor ${factor}, papers of ${megabytes} MB; ${load()}`,
  );
  say(markdown(rows));
  say(markdown(requests));
  for (const problem of problems) say(`✗ ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}

async function tellMetrics() {
  await (await startServer('../dist/main.js', env, port)).stop();
  const rows = await metricsCost({ env, port, admin, pairs }, rounds);
  say(`CPU of the API per request, with metrics and without; ${load()}`);
  say(markdown(rows));
}

async function tellTraces() {
  await (await startServer('../dist/main.js', env, port)).stop();
  const rows = await tracesCost({ env, port, admin, pairs }, rounds);
  say(`CPU of the API per request, with traces and without; ${load()}`);
  say(markdown(rows));
}

async function tellPapersChain() {
  // The first start makes the edition.
  await (await startServer('../dist/main.js', env, port)).stop();
  const ours = await startServer('./unlimited-server.mjs', env, port);
  const plain = await startServer('./baseline.mjs', env, port + 1);
  const { bytes, rows } = await papersChain({ ours, plain }, client, rounds, quiet);
  say(
    `A new paper with a PDF of ${Math.round(bytes / 1000)} kB, its download and a review; ${load()}`,
  );
  say(markdown(rows));
  await Promise.all([ours.stop(), plain.stop()]);
}

async function tellReads() {
  const rows = await againstPlainServers(async ({ ours, plain }, token) =>
    againstTwin(ours, plain, token, await readRequests(client), rounds),
  );
  say(`Reads against plain Fastify and pg, ${READ_SIZE / 5} papers; ${load()}`);
  say(markdown(rows));
}

async function tellDesk() {
  const rows = await againstPlainServers(async ({ ours, plain }, token) => {
    const found = [];
    for (const request of await deskRequests(ours, plain, client, token))
      found.push(await compared(ours, plain, token, request, rounds));
    return found;
  });
  say(`The desk of organisers against its own statements, ${READ_SIZE / 5} papers; ${load()}`);
  say(markdown(rows));
}

/** @param measure gives the rows of one pair */
async function againstPlainServers(measure) {
  await fill(READ_SIZE, papersOf(READ_SIZE), place);
  const collector = values.observed ? await startCollector() : undefined;
  const observed = collector && {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    METRICS_TOKEN: 'a-token-of-the-monitoring-system-only',
  };
  const starts = {
    // As many, since a process whose turn comes rarely finds the processor's caches cold.
    plain: () => startServers(processes, './baseline.mjs', env, port),
    ours: () =>
      startServers(processes, '../dist/main.js', { ...env, ...observed }, port + processes),
  };
  const found = await inPairs(pairs, starts, async (servers) => {
    const { token } = await call(servers.ours, 'POST', '/auth/login', { body: admin });
    return measure(servers, token);
  });
  collector?.stop();
  return rowsOfPairs(found);
}

async function tellIdle() {
  const row = await idleCost(admin, port, IDLE_SECONDS);
  say(`The whole product, with all its embedded parts, at rest; ${load()}`);
  say(markdown([row]));
}

async function tellMemory() {
  const rows = await memoryAfterReads(admin, port, rounds, READ_SIZE);
  say(
    `Memory of the whole product, with all its embedded parts, ${READ_SIZE / 5} papers; ${load()}`,
  );
  say(markdown(rows));
}

async function tellHeap() {
  const rows = await heapOverTime(admin, port, minutes, READ_SIZE);
  say(`The heap of the server over ${minutes} minutes of mixed requests; ${load()}`);
  say(markdown(rows));
}

async function tellStatements() {
  await fill(REGISTRATIONS_PER_TRANSFER * transfers, 0, place);
  const size = { transfers, lines: many, heap: EXPORT_HEAP };
  const { matched, imported } = await statementCosts(env, port, client, size);
  say(`Statements of ${size.transfers} transfers with planted errors; ${load()}`);
  say(markdown(matched));
  say(`Statements of ${size.lines} lines, imported with a heap of ${size.heap} MB`);
  say(markdown(imported));
}

async function tellRequests() {
  const [less, more] = [
    await openConference(few, papersOf(few), { env, port }, admin),
    await openConference(many, papersOf(many), { env, port: port + 1 }, admin),
  ];
  const rows = await grown(less, more, rounds);
  say(`CPU of server and database per request, ${few} against ${many} users; ${load()}`);
  say(markdown(rows));
  await Promise.all([less.close(), more.server.stop()]);
  await more.client.query(RESET);
  const plain = await startServer('./baseline.mjs', more.env, port);
  const asPlain = (await requestsAt(more.client, many)).filter(({ plain }) => plain);
  say(`Against plain Fastify and pg, at ${many} users`);
  say(markdown(againstPlain(rows, await measure(plain, more.token, asPlain, rounds))));
  await plain.stop();
  await more.close();
}

async function tellExports() {
  const files = [];
  for (const size of [few, many]) {
    await fill(size, papersOf(size), place);
    files.push(await exportsFromSmallHeap());
  }
  say(`Exports from a server with a heap of ${EXPORT_HEAP} MB; ${load()}`);
  say(markdown(exportRows(...files)));
}

async function exportsFromSmallHeap() {
  const report = new URL('./report-heap.mjs', import.meta.url).href;
  const heap = [`--max-old-space-size=${EXPORT_HEAP}`, '--expose-gc', '--import', report];
  const server = await startServer('../dist/main.js', env, port, heap);
  const { token } = await call(server, 'POST', '/auth/login', { body: admin });
  const files = await exportCosts(server, token, client);
  await server.stop();
  return files;
}
