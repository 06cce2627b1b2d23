import { call } from './call.mjs';
import { median } from './distributions.mjs';
import { inPairs, ratiosOf } from './pairs.mjs';
import { exactCpuOf } from './processes.mjs';
import { startServer } from './server.mjs';
import { takeTurns, WARM_UP } from './turns.mjs';

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
  const sides = order.map((name) => servers[name]);
  const send = (count) =>
    takeTurns(sides.length, count, async (at, numbers) => {
      for (const n of numbers) await call(sides[at], 'GET', paths[n % paths.length], { token });
    });
  await send(WARM_UP);
  const before = sides.map(({ pid }) => exactCpuOf(pid));
  await send(rounds);
  // Also what a server does in the turn of the other one, such as sending its traces.
  const spent = sides.map(({ pid }, at) => ((exactCpuOf(pid) - before[at]) / rounds) * 1000);
  return Object.fromEntries(order.map((name, at) => [name, spent[at]]));
}
