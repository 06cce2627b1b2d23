import { readdirSync, readFileSync } from 'node:fs';
import { call } from './call.mjs';

/** Requests of one batch; batches of both servers take turns, so that other load on the machine meets both. */
const BATCH = 100;
/** Requests to each server: after 1,400, V8 still compiles functions, and twice as many where a tenth of the requests takes another path. */
const WARM_UP = 4000;

/** CPU per request of a server with an option against one without, which are sent the paths in turns. Linux. */
export async function offAgainstOn({ off, on }, paths, token, rounds) {
  for (const server of [off, on]) await batch(server, paths, token, WARM_UP);
  const ratios = [];
  const spent = { off: 0, on: 0 };
  for (let done = 0; done < rounds; done += BATCH) {
    // Neither is always the second.
    const order = (done / BATCH) % 2 === 0 ? ['off', 'on'] : ['on', 'off'];
    const took = {};
    for (const name of order) took[name] = await batch({ off, on }[name], paths, token, BATCH);
    ratios.push(took.on / took.off);
    spent.off += took.off;
    spent.on += took.on;
  }
  return {
    path: paths.join(', '),
    requests: rounds,
    'µs off': Math.round(spent.off / rounds),
    'µs on': Math.round(spent.on / rounds),
    ratio: (spent.on / spent.off).toFixed(3),
    'median ratio of batches': median(ratios).toFixed(3),
  };
}

async function batch(server, paths, token, count) {
  const began = cpuOf(server.pid);
  for (let n = 0; n < count; n++) await call(server, 'GET', paths[n % paths.length], { token });
  return cpuOf(server.pid) - began;
}

/** Microseconds of all threads: /proc/<pid>/stat counts in hundredths of a second. */
export function cpuOf(pid) {
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
