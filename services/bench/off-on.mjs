import { readdirSync, readFileSync } from 'node:fs';
import { call } from './call.mjs';
import { median } from './distributions.mjs';
import { inPairs, ratiosOf } from './pairs.mjs';
import { startServer } from './server.mjs';

/** Requests of one batch; batches of both servers take turns, so that other load on the machine meets both. */
const BATCH = 100;
/** Requests to each server: after 1,400, V8 still compiles functions, and twice as many where a tenth of the requests takes another path. */
const WARM_UP = 4000;

/**
 * CPU per request of the API with an option against the API without. Linux.
 * @param option variables of the environment
 * @param paths are read in turns: one after the other, the second would meet a heap that has grown
 * @param after of each pair, with the server that has the option
 */
export async function offAgainstOn({ env, port, admin, pairs }, option, paths, rounds, after) {
  const starts = {
    off: () => startServer('./unlimited-server.mjs', env, port),
    on: () => startServer('./unlimited-server.mjs', { ...env, ...option }, port + 1),
  };
  const found = await inPairs(pairs, starts, async (servers, order) => {
    const { token } = await call(servers.off, 'POST', '/auth/login', { body: admin });
    const spent = await compare(servers, order, paths, token, rounds);
    await after?.(servers.on);
    return spent;
  });
  return {
    requests: `${found.length * rounds} to ${paths.join(' and ')}`,
    'µs off': Math.round(median(found.map(({ off }) => off))),
    'µs on': Math.round(median(found.map(({ on }) => on))),
    ...ratiosOf(found.map(({ off, on }) => on / off)),
  };
}

/** @returns microseconds per request of both */
async function compare(servers, order, paths, token, rounds) {
  for (const name of order) await batch(servers[name], paths, token, WARM_UP);
  const spent = { off: 0, on: 0 };
  for (let done = 0; done < rounds; done += BATCH) {
    const turn = (done / BATCH) % 2 === 0 ? order : order.toReversed();
    for (const name of turn) spent[name] += await batch(servers[name], paths, token, BATCH);
  }
  return { off: spent.off / rounds, on: spent.on / rounds };
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
