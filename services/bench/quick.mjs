// Counts that no other load of the machine moves, held against `counts.json`; and that the twin still answers the same.
import { readFileSync } from 'node:fs';
import { call } from './call.mjs';
import { assign, peopleOf, samplePdf, stepsOf } from './papers-chain.mjs';
import { expectTwin, readRequests } from './reads.mjs';
import { requestsAt } from './requests.mjs';
import { startServer } from './server.mjs';

/** The lowest of so many calls: something else of the server may have sent a statement meanwhile. */
const TIMES = 3;

/** Reads whose statements are counted; changes are in the steps of a paper. */
const LISTS = ['users, first page', 'payments, first page', 'a person', 'a payment'];
const OTHERS = ['papers, overdue', 'audit, first page', 'dashboard'];

/** @returns rows of a table, and what differs from the committed counts */
export async function quickCounts(client, admin, env, port, size) {
  const packages = new URL('./started-packages.mjs', import.meta.url).href;
  const server = await startServer('./unlimited-server.mjs', env, port, ['--import', packages]);
  const twin = await startServer('./baseline.mjs', env, port + 1);
  try {
    const started = await server.ask('packages');
    const { token } = await call(server, 'POST', '/auth/login', { body: admin });
    await expectTwin(server, twin, token, await readRequests(client));
    const statements = {
      ...(await ofReads(server, token, await reads(client, size))),
      ...(await ofPaper(server, client)),
    };
    return held({ statements, started });
  } finally {
    await Promise.all([server.stop(), twin.stop()]);
  }
}

async function reads(client, size) {
  const twinned = await readRequests(client);
  const others = (await requestsAt(client, size))
    .filter(({ name }) => LISTS.includes(name) || OTHERS.includes(name))
    .map(({ name, path }) => ({ name, paths: (n) => [path(n)] }));
  return [...twinned, ...others];
}

async function ofReads(server, token, requests) {
  const counts = {};
  for (const { name, paths } of requests) {
    counts[name] = await fewest(server, async () => {
      for (const path of paths(0)) await call(server, 'GET', path, { token });
    });
  }
  return counts;
}

async function ofPaper(server, client) {
  const people = await peopleOf(server, client, 'quick');
  const steps = Object.entries(stepsOf(server, await samplePdf(), people));
  let papers = Array.from({ length: TIMES }, () => undefined);
  const counts = {};
  for (const [step, send] of steps) {
    if (step === 'review') await assign(client, papers, people);
    const waiting = papers.values();
    const next = [];
    counts[step] = await fewest(server, async () => next.push(await send(waiting.next().value)));
    papers = next;
  }
  return counts;
}

async function fewest(server, work) {
  const counts = [];
  for (let n = 0; n < TIMES; n++) {
    const before = await server.statements();
    await work();
    counts.push((await server.statements()) - before);
  }
  return Math.min(...counts);
}

function held({ statements, started }) {
  const kept = JSON.parse(readFileSync(new URL('./counts.json', import.meta.url), 'utf8'));
  const names = [...new Set([...Object.keys(kept.statements), ...Object.keys(statements)])];
  const rows = names.map((request) => ({
    request,
    statements: statements[request] ?? 'none',
    committed: kept.statements[request] ?? 'none',
  }));
  const loaded = kept.notAtStart.filter((name) => started.includes(name));
  const problems = [
    ...rows
      .filter((row) => row.statements !== row.committed)
      .map((row) => `${row.request}: ${row.statements} statements, committed ${row.committed}`),
    ...loaded.map((name) => `${name} is loaded at the start`),
  ];
  return { rows, packages: started.length, problems };
}
