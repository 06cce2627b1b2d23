import { cpuBelow } from './processes.mjs';

const WARM_UP = 50;

/** CPU milliseconds and statements of one request of each kind, the session's among them. */
export async function measure(server, token, requests, rounds) {
  const costs = [];
  for (const request of requests) {
    for (let n = 0; n < WARM_UP; n++) await send(server, token, request, n);
    const [statements, cpu] = [await server.statements(), cpuBelow(process.pid)];
    for (let n = 0; n < rounds; n++) await send(server, token, request, n % 500);
    costs.push({
      ...request,
      cpu: (cpuBelow(process.pid) - cpu) / rounds,
      statements: ((await server.statements()) - statements) / rounds,
    });
  }
  return costs;
}

async function send(server, token, { method = 'GET', path, body }, n) {
  const answer = await fetch(server.origin + path(n), {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      // The baseline compresses nothing.
      'accept-encoding': 'identity',
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body && JSON.stringify(body(n)),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path(n)}: ${answer.status} ${text.slice(0, 200)}`);
}
