import { deepStrictEqual } from 'node:assert';
import { call } from './call.mjs';
import { median } from './distributions.mjs';
import { exactClockBelow } from './processes.mjs';
import { cursorTo, momentOf } from './requests/cursor.mjs';
import { takeTurns, WARM_UP } from './turns.mjs';

/** The ratio is the median of so many parts. */
const PARTS = 10;
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
    { name: 'list of 500', bar: 1.3, most: 200, paths: () => ['/admin/papers?limit=500'] },
    { name: 'all papers', bar: 1.3, most: 50, paths: () => pages },
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

/** Each request's CPU milliseconds, the product's and the twin's in turns. */
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

/**
 * CPU of one request on both sides, of server and database together.
 * @param calls of a request, from its number and whether the twin is asked; the twin's may have another token
 * @param most requests to each side, where fewer than `rounds` are enough
 */
export async function compared(product, twin, token, { name, bar, calls, most }, rounds) {
  const sides = [product, twin];
  const count = Math.ceil(Math.min(rounds, most ?? rounds) / PARTS);
  // Each of several processes compiles its own code.
  const warmUp = (most === undefined ? WARM_UP : 0.4 * most) * (product.count ?? 1);
  let sent = 0;
  const send = async (server, n) => {
    for (const { method = 'GET', path, body, ...own } of calls(sent + n, server === twin))
      await call(server, method, path, { token, body, ...own });
  };
  const measured = async (requests) => {
    const clock = exactClockBelow(process.pid);
    const spent = [0, 0];
    await takeTurns(sides.length, requests, async (at, numbers) => {
      const before = clock();
      for (const n of numbers) await send(sides[at], n);
      spent[at] += clock() - before;
    });
    sent += requests;
    return spent.map((each) => each / requests);
  };
  await measured(warmUp);
  const statements = () => Promise.all(sides.map((server) => server.statements()));
  const before = await statements();
  const parts = [];
  for (let part = 0; part < PARTS; part++) parts.push(await measured(count));
  const after = await statements();
  const [ours, plain] = sides.map((_, at) => parts.map((part) => part[at]));
  const [ourStatements, plainStatements] = sides.map((_, at) =>
    Number(((after[at] - before[at]) / PARTS / count).toFixed(1)),
  );
  return {
    request: name,
    'ms plain': median(plain).toFixed(2),
    'ms ours': median(ours).toFixed(2),
    times: Number(median(parts.map(([our, their]) => our / their)).toFixed(3)),
    'at most': bar,
    statements: ourStatements,
    'statements plain': plainStatements,
  };
}
