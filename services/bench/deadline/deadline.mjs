import { setTimeout as pause } from 'node:timers/promises';
import { seeded } from '../../dist/review/optimisation/draw.js';
import { call } from '../call.mjs';
import { cpuBelow, memoryOf, ofTree } from '../processes.mjs';
import { startServer } from '../server.mjs';
import { risingArrivals, steadyArrivals } from './arrivals.mjs';
import { submitPaper } from './author.mjs';
import { problemsAfter } from './checks.mjs';
import { paperTemplates } from './pdfs.mjs';
import { send } from './slow-link.mjs';

/** At factor 1, in the last hour. */
const SUBMISSIONS_PER_HOUR = 10_000;
/** At factor 1, per second, of people who do not submit. */
const OTHERS = { edition: 20, login: 1, reviews: 2 };
/** Bytes per second. */
const LINKS = [64, 128, 256, 512].map((kilobits) => (kilobits * 1000) / 8);
const PASSWORD = 'unused password of the bench';
const MB = 2 ** 20;

/** Without limits of uploads: the control. */
const UNLIMITED = {
  ...{ UPLOADS_OPEN: '0', UPLOADS_PDF_CHECKS: '0' },
  ...{ UPLOADS_LOOP_DELAY_MS: '0', UPLOADS_POOL_WAITING: '0' },
};

/**
 * The end of a call for papers, once with the limits of uploads (from the environment, or the defaults) and once without.
 * Both get the same people at the same times.
 * @param size `factor` of the load, `minutes` until the deadline, `megabytes` of a paper, `seed`
 */
export async function deadlineNight(env, port, client, { factor, minutes, megabytes, seed }) {
  const pdfOf = await paperTemplates(megabytes * MB);
  const passes = [];
  for (const [name, limits] of Object.entries({ limited: {}, unlimited: UNLIMITED })) {
    const server = await startServer('./unlimited-server.mjs', { ...env, ...limits }, port);
    const plan = planOf({ factor, seconds: 60 * minutes, seed });
    const people = await peopleFor(server, client, name, plan.authors.length);
    const load = { server, plan, people, pdfOf };
    passes.push({ name, ...(await pass(load, client, `${name}-%@bench.example`)) });
    await server.stop();
  }
  return { rows: passes.map(rowOf), requests: requestRows(passes), problems: passes.flatMap(of) };
}

const of = ({ name, checked }) => checked.problems.map((problem) => `${name}: ${problem}`);

function planOf({ factor, seconds, seed }) {
  const random = seeded(seed);
  const expected = (SUBMISSIONS_PER_HOUR * factor * seconds) / 3600;
  const authors = risingArrivals(expected, seconds, random).map((at) => ({
    at,
    rate: LINKS[Math.floor(random() * LINKS.length)],
  }));
  const others = Object.entries(OTHERS).flatMap(([kind, rate]) =>
    steadyArrivals(rate * factor, seconds, random).map((at) => ({ kind, at })),
  );
  return { authors, others };
}

/** One account is made by the product, the others are copies of it: a sign-up is no part of this night. */
async function peopleFor(server, client, name, count) {
  const email = (n) => `${name}-${n}@bench.example`;
  const account = { firstName: 'Author', lastName: '(sample)', institution: 'Sample' };
  const body = { ...account, email: email(0), password: PASSWORD };
  await call(server, 'POST', '/auth/register', { body });
  await client.query(
    `UPDATE users SET is_email_verified = true, role = 'reviewer' WHERE email = $1`,
    [email(0)],
  );
  const { rows } = await client.query(
    `SELECT string_agg(quote_ident(column_name), ', ') AS columns
       FROM information_schema.columns
      WHERE table_name = 'users' AND table_schema = current_schema() AND is_generated = 'NEVER'`,
  );
  const [{ columns }] = rows;
  await client.query(
    `INSERT INTO users (${columns})
     SELECT ${columns} FROM (
       SELECT (jsonb_populate_record(u, jsonb_build_object(
                'id', gen_random_uuid(), 'role', 'researcher',
                'email', $2::text || '-' || n || '@bench.example'))).*
         FROM users u, generate_series(1, $3::int) n WHERE u.email = $1) copies`,
    [email(0), name, count],
  );
  const login = { email: email(0), password: PASSWORD };
  const { token } = await call(server, 'POST', '/auth/login', { body: login });
  return { email, login, token };
}

async function pass({ server, plan, people, pdfOf }, client, authors) {
  const times = new Map();
  const failures = new Map();
  const record = (kind, milliseconds) => {
    if (!times.has(kind)) times.set(kind, []);
    times.get(kind).push(Math.max(0, milliseconds));
  };
  const { origin, pid } = server;
  const before = { all: cpuBelow(process.pid), product: ofTree(pid).cpu };
  const watch = peakOf(pid);
  const start = performance.now();
  const others = plan.others.map(async ({ kind, at }) => {
    const intended = await untilTime(start, at);
    const { status } = await otherRequest(origin, kind, people);
    record(`others: ${kind}`, performance.now() - intended);
    if (status !== 200) failures.set(kind, (failures.get(kind) ?? 0) + 1);
  });
  const papers = plan.authors.map(async ({ at, rate }, index) => {
    const intended = await untilTime(start, at);
    const author = { rate, pdf: pdfOf(index), email: people.email(index + 1), password: PASSWORD };
    return submitPaper(origin, author, intended, record);
  });
  const outcomes = await Promise.all(papers);
  await Promise.all(others);
  const seconds = (performance.now() - start) / 1000;
  const product = ofTree(pid).cpu - before.product;
  const database = cpuBelow(process.pid) - before.all - product;
  const peak = watch.stop();
  const checked = await problemsAfter(client, authors, outcomes);
  return { outcomes, times, failures, seconds, product, database, peak, checked };
}

async function untilTime(start, seconds) {
  const intended = start + 1000 * seconds;
  await pause(Math.max(0, intended - performance.now()));
  return intended;
}

function otherRequest(origin, kind, { login, token }) {
  if (kind === 'login') return send(origin, 'POST', '/auth/login', { body: login });
  return send(origin, 'GET', kind === 'edition' ? '/edition' : '/reviews', { token });
}

function peakOf(pid) {
  let most = 0;
  const timer = setInterval(() => (most = Math.max(most, memoryOf(pid))), 1000);
  return {
    stop() {
      clearInterval(timer);
      return most;
    },
  };
}

function rowOf({ name, outcomes, failures, seconds, product, database, peak, checked }) {
  const submitted = outcomes.filter(({ state }) => state === 'submitted');
  const failed = outcomes.filter(({ state }) => state === 'failed');
  const lost = checked.problems.length;
  return {
    uploads: name,
    begun: outcomes.length,
    submitted: submitted.length,
    'after a wait': submitted.filter(({ waits }) => waits > 0).length,
    failed: failed.length,
    'failures of others': [...failures.values()].reduce((sum, count) => sum + count, 0),
    'problems found afterwards': lost,
    'minutes until the last': (seconds / 60).toFixed(1),
    'CPU of the product, s': (product / 1000).toFixed(1),
    'CPU of the database, s': (database / 1000).toFixed(1),
    'most memory, MB': Math.round(peak / MB),
    reasons: [...new Set(failed.map(({ step }) => step))].join('; ') || 'none',
  };
}

/** From the intended start, p50 and p99 of both passes. */
function requestRows(passes) {
  const kinds = [...new Set(passes.flatMap(({ times }) => [...times.keys()]))].sort();
  return kinds.map((kind) => {
    const row = { 'ms of': kind };
    for (const { name, times } of passes) {
      const sorted = [...(times.get(kind) ?? [])].sort((a, b) => a - b);
      const at = (share) => sorted[Math.ceil(share * sorted.length) - 1]?.toFixed(0) ?? '–';
      row[`${name}: requests`] = sorted.length;
      row[`${name}: p50`] = at(0.5);
      row[`${name}: p99`] = at(0.99);
    }
    return row;
  });
}
