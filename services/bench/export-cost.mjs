import { cpuBelow, memoryOf } from './processes.mjs';

/** What the export of all users costs in each format: CPU milliseconds, and memory above rest. */
export async function exportCost(server, token) {
  const costs = [];
  for (const format of ['csv', 'xlsx']) {
    const rest = memoryOf(server.pid);
    const cpu = cpuBelow(process.pid);
    let peak = rest;
    const watch = setInterval(() => (peak = Math.max(peak, memoryOf(server.pid))), 20);
    const bytes = await drain(await follow(server, token, { kind: 'users', format }));
    clearInterval(watch);
    costs.push({ format, bytes, cpu: cpuBelow(process.pid) - cpu, grown: peak - rest });
  }
  return costs;
}

async function follow(server, token, body) {
  const asked = await fetch(`${server.origin}/api/v1/downloads`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { url } = await asked.json();
  return fetch(server.origin + url, { headers: { 'accept-encoding': 'identity' } });
}

async function drain(answer) {
  let bytes = 0;
  for await (const chunk of answer.body) bytes += chunk.length;
  return bytes;
}
