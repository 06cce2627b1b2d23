import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { startTestApp, type TestApp } from '../test/test-app.js';
import { printable, tryAll, type Verdict } from './corpus.js';
import { halfRequests, type HalfRequest } from './half-requests.js';
import { publishedSite } from './published-site.js';
import { line, LIVE, request } from './request-bytes.js';
import { exchange, tryRequest } from './request-trials.js';
import { hostileRequests } from './requests.js';

/** In milliseconds; the product waits 10 s, and looks every 2 s. */
const MAX_HALF = 15_000;

const siteDir = publishedSite();
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ siteDir });
});
afterAll(async () => {
  await server.stop();
  rmSync(siteDir, { recursive: true });
});

it('raw requests', async () => {
  const { token } = await server.person('admin');
  const { failed } = await tryAll({
    name: 'requests: bytes on a connection',
    items: hostileRequests(token),
    nameOf: ({ kind, name }) => `${kind} ${printable(name)}`,
    attempt: (item) => tryRequest(server, item),
  });
  expect(failed).toEqual([]);
});

it('answers 500 pipelined requests, each once', async () => {
  const pipelined = Buffer.from(request(line('GET', LIVE)).repeat(500));
  const answers = await exchange(server.app.getHttpServer(), pipelined);
  expect(answers.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(500);
});

it('half requests that stop, 200 at a time', async () => {
  const halves = halfRequests(server.app.getHttpServer(), 200);
  let open = halves.length;
  for (const { closed } of halves) void closed.then(() => (open -= 1));
  const statuses = new Set<number>();
  while (open > 0) {
    statuses.add((await server.call('GET', '/health/live')).status);
    await wait(50);
  }
  expect([...statuses]).toEqual([200]);
  const { failed } = await tryAll({
    name: 'requests: half of one, in real time',
    items: halves,
    nameOf: ({ stops }) => stops,
    attempt: verdictOf,
  });
  expect(failed).toEqual([]);
});

async function verdictOf({ stops, closed }: HalfRequest): Promise<Verdict> {
  const after = await closed;
  return after <= MAX_HALF
    ? { outcome: 'refused', reason: `closed in time: stops ${stops}` }
    : { outcome: 'failed', reason: `open for ${Math.round(after)} ms` };
}
