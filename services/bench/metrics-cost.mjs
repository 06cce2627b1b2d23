import { readdirSync, readFileSync } from 'node:fs';
import { call } from './call.mjs';
import { startServer } from './server.mjs';

/** Requests of one batch; batches of both servers take turns, so that other load on the machine meets both. */
const BATCH = 100;
const TOKEN = 'a-token-of-the-monitoring-system-only';
const paths = ['/edition', '/admin/users?limit=20'];

/** CPU per request of the API with metrics against the API without. Linux. */
export async function metricsCost(env, port, admin, rounds) {
  const off = await startServer('./unlimited-server.mjs', env, port);
  const on = await startServer(
    './unlimited-server.mjs',
    { ...env, METRICS_TOKEN: TOKEN },
    port + 1,
  );
  const { token } = await call(off, 'POST', '/auth/login', { body: admin });
  const rows = [];
  for (const path of paths) {
    for (const server of [off, on]) await batch(server, path, token, 10 * BATCH);
    const ratios = [];
    const spent = { off: 0, on: 0 };
    for (let done = 0; done < rounds; done += BATCH) {
      // Neither is always the second.
      const order = (done / BATCH) % 2 === 0 ? ['off', 'on'] : ['on', 'off'];
      const took = {};
      for (const name of order) took[name] = await batch({ off, on }[name], path, token, BATCH);
      ratios.push(took.on / took.off);
      spent.off += took.off;
      spent.on += took.on;
    }
    await scrape(on);
    const began = cpuOf(on.pid);
    for (let n = 0; n < 50; n++) await scrape(on);
    rows.push({
      path,
      requests: rounds,
      'µs off': Math.round(spent.off / rounds),
      'µs on': Math.round(spent.on / rounds),
      ratio: (spent.on / spent.off).toFixed(3),
      'median ratio of batches': median(ratios).toFixed(3),
      'µs per scrape': Math.round((cpuOf(on.pid) - began) / 50),
    });
  }
  await off.stop();
  await on.stop();
  return rows;
}

async function batch(server, path, token, count) {
  const began = cpuOf(server.pid);
  for (let n = 0; n < count; n++) await call(server, 'GET', path, { token });
  return cpuOf(server.pid) - began;
}

async function scrape({ origin }) {
  const answer = await fetch(`${origin}/metrics`, {
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  if (!answer.ok) throw new Error(`/metrics: ${answer.status}`);
  await answer.text();
}

/** Microseconds of all threads: /proc/<pid>/stat counts in hundredths of a second. */
function cpuOf(pid) {
  const threads = readdirSync(`/proc/${pid}/task`);
  const spent = threads.map((id) =>
    Number(readFileSync(`/proc/${pid}/task/${id}/schedstat`, 'utf8').split(' ')[0]),
  );
  return spent.reduce((sum, each) => sum + each, 0) / 1000;
}

function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return (
    (sorted[Math.floor((sorted.length - 1) / 2)] + sorted[Math.ceil((sorted.length - 1) / 2)]) / 2
  );
}
