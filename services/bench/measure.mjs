import { call } from './call.mjs';
import { cpuBelow } from './processes.mjs';

const WARM_UP = 150;

/** CPU milliseconds and statements of one request of each kind, the session's among them. */
export async function measure(server, token, requests, rounds) {
  const costs = [];
  for (const request of requests) {
    const { method = 'GET', path, body } = request;
    const send = (n) => call(server, method, path(n), { token, body: body?.(n) });
    for (let n = 0; n < WARM_UP; n++) await send(n);
    const [statements, cpu] = [await server.statements(), cpuBelow(process.pid)];
    for (let n = 0; n < rounds; n++) await send(WARM_UP + n);
    costs.push({
      ...request,
      cpu: (cpuBelow(process.pid) - cpu) / rounds,
      statements: ((await server.statements()) - statements) / rounds,
    });
  }
  return costs;
}
