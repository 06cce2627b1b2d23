import { deepStrictEqual } from 'node:assert';
import { call } from './call.mjs';
import { median } from './distributions.mjs';
import { cpuBelow } from './processes.mjs';
import { cursorTo, momentOf } from './requests/cursor.mjs';

/** Requests of one batch, and batches of each process that only warm up. */
const BATCH = 250;
const WARM_UP = 4;
/** Of each side; large requests come in many small batches. */
const MOST_BATCHES = 10;
/** Rows of a page. */
const LARGEST = 500;

/** The reads that are held against the twin; `bar` is how many times its CPU they may cost. */
export async function readRequests(client) {
  const { rows } = await client.query(
    `SELECT id FROM papers WHERE submitted_at IS NOT NULL AND status <> 'draft' ORDER BY id LIMIT 500`,
  );
  const pages = await pagesOfAll(client);
  return [
    { name: 'list of 20', bar: 1.3, paths: () => ['/admin/papers'] },
    { name: 'one record', bar: 1.2, paths: (n) => [`/admin/papers/${rows[n % rows.length].id}`] },
    { name: 'sign-in check', bar: 1.5, paths: () => ['/auth/me'] },
    { name: 'list of 500', bar: 1.3, batch: 20, paths: () => ['/admin/papers?limit=500'] },
    { name: 'all papers', bar: 1.3, batch: 5, paths: () => pages },
  ];
}

/** The addresses of the whole list, in pages of the most rows that one may ask for. */
async function pagesOfAll(client) {
  const submitted = 'FROM papers WHERE submitted_at IS NOT NULL';
  const { count } = (await client.query(`SELECT count(*)::int ${submitted}`)).rows[0];
  const pages = [`/admin/papers?limit=${LARGEST}`];
  for (let read = LARGEST; read < count; read += LARGEST) {
    const after = await cursorTo(
      client,
      '-submittedAt',
      `SELECT ${momentOf('submitted_at')} AS value, id ${submitted}
        ORDER BY submitted_at DESC, id DESC OFFSET ${read - 1} LIMIT 1`,
    );
    pages.push(`/admin/papers?limit=${LARGEST}&cursor=${after}`);
  }
  return pages;
}

/** Each request's CPU milliseconds, in batches that alternate between the product and the twin. */
export async function againstTwin(product, twin, token, requests, rounds) {
  await expectTwin(product, twin, token, requests);
  const rows = [];
  for (const { paths, ...request } of requests) {
    const calls = (n) => paths(n).map((path) => ({ path }));
    rows.push(await compared(product, twin, token, { ...request, calls }, rounds));
  }
  return rows;
}

/** @throws AssertionError: a twin that answers something else would be no twin */
export async function expectTwin(product, twin, token, requests) {
  for (const { paths } of requests) {
    const [ours, plain] = [product, twin].map((server) => answersOf(server, token, paths(0)));
    deepStrictEqual(await plain, await ours);
  }
}

async function answersOf(server, token, paths) {
  const answers = [];
  for (const path of paths) answers.push(await call(server, 'GET', path, { token }));
  return answers;
}

/** @param calls of a request, from its number and whether the twin is asked; the twin's may have another token */
export async function compared(product, twin, token, { name, bar, calls, batch = BATCH }, rounds) {
  const send = async (server, n) => {
    for (const { method = 'GET', path, body, ...own } of calls(n, server === twin))
      await call(server, method, path, { token, body, ...own });
  };
  const sides = [product, twin].map((server) => ({ server, costs: [], statements: 0 }));
  // Each of several processes compiles its own code.
  const warmUp = WARM_UP * (product.count ?? 1);
  const batches = warmUp + Math.min(MOST_BATCHES, Math.max(2, Math.round(rounds / batch)));
  for (let round = 0; round < batches; round++) {
    for (const side of round % 2 ? sides : sides.toReversed()) {
      const [statements, cpu] = [await side.server.statements(), cpuBelow(process.pid)];
      for (let n = 0; n < batch; n++) await send(side.server, round * batch + n);
      if (round < warmUp) continue;
      side.costs.push((cpuBelow(process.pid) - cpu) / batch);
      side.statements += (await side.server.statements()) - statements;
    }
  }
  const [ours, plain] = sides;
  const ratios = ours.costs.map((cost, at) => cost / plain.costs[at]);
  const perRequest = ({ statements, costs }) =>
    Number((statements / costs.length / batch).toFixed(1));
  return {
    request: name,
    'ms plain': median(plain.costs).toFixed(2),
    'ms ours': median(ours.costs).toFixed(2),
    times: Number(median(ratios).toFixed(2)),
    'at most': bar,
    statements: perRequest(ours),
    'statements plain': perRequest(plain),
  };
}
