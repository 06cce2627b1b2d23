import { setTimeout as pause } from 'node:timers/promises';
import { call } from './call.mjs';
import { cpuBelow, memoryOf } from './processes.mjs';

const EXPORTS = {
  users: { from: 'users', formats: ['csv', 'xlsx'] },
  payments: { from: 'payments', formats: ['csv', 'xlsx'] },
  audit: { from: 'audit_entries', formats: ['csv', 'xlsx'] },
  papers: {
    from: 'papers WHERE submitted_at IS NOT NULL',
    formats: ['csv', 'xlsx', 'json', 'zip'],
  },
};

/** What exports of everything cost in each format: CPU milliseconds, and memory above rest. */
export async function exportCosts(server, token, client) {
  const costs = [];
  for (const [kind, { from, formats }] of Object.entries(EXPORTS)) {
    const { rows } = (await client.query(`SELECT count(*)::int AS rows FROM ${from}`)).rows[0];
    for (const format of formats) {
      costs.push({ kind, format, rows, ...(await costOf(server, token, { kind, format })) });
    }
  }
  return costs;
}

async function costOf(server, token, body) {
  const heap = await liveHeap(server, () => exported(server, token, body));
  const rest = memoryOf(server.pid);
  const cpu = cpuBelow(process.pid);
  let peak = rest;
  const watch = setInterval(() => (peak = Math.max(peak, memoryOf(server.pid))), 20);
  const bytes = await exported(server, token, body);
  clearInterval(watch);
  return { bytes, cpu: cpuBelow(process.pid) - cpu, grown: peak - rest, heap };
}

/** In milliseconds. */
const BETWEEN_COLLECTIONS = 50;

/** By how many bytes the heap after a collection grows at most while `work` runs. */
async function liveHeap(server, work) {
  const before = await server.ask('heap');
  let most = before;
  let isDone = false;
  const done = work().finally(() => (isDone = true));
  while (!isDone) {
    most = Math.max(most, await server.ask('heap'));
    await pause(BETWEEN_COLLECTIONS);
  }
  await done;
  return most - before;
}

/** @returns the bytes of the file */
async function exported(server, token, body) {
  const { url } = await call(server, 'POST', '/downloads', { token, body });
  const answer = await fetch(server.origin + url, { headers: { 'accept-encoding': 'identity' } });
  let bytes = 0;
  for await (const chunk of answer.body) bytes += chunk.length;
  return bytes;
}
