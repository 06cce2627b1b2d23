import { once } from 'node:events';
import { createServer } from 'node:http';
import { call } from './call.mjs';
import { offAgainstOn } from './off-on.mjs';
import { startServer } from './server.mjs';

const SHARE = '0.1';
const paths = ['/edition', '/admin/users?limit=20'];

/** CPU per request of the API whose traces are sampled against the API without them. Linux. */
export async function tracesCost(env, port, admin, rounds) {
  const collector = await startCollector();
  const off = await startServer('./unlimited-server.mjs', env, port);
  const { token } = await call(off, 'POST', '/auth/login', { body: admin });
  const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: SHARE };
  const on = await startServer('./unlimited-server.mjs', { ...env, ...traced }, port + 1);
  const rows = [];
  for (const path of paths) {
    const before = collector.bytes();
    const row = await offAgainstOn({ off, on }, path, token, rounds);
    const kilobytes = Math.round((collector.bytes() - before) / 1000);
    rows.push({ ...row, sampled: SHARE, 'kB sent': kilobytes });
  }
  await on.stop();
  await off.stop();
  collector.stop();
  return rows;
}

/** Takes everything, in this process, so that it costs the servers nothing. */
async function startCollector() {
  let bytes = 0;
  const server = createServer((request, response) => {
    request.on('data', (part) => (bytes += part.length));
    request.on('end', () => response.setHeader('content-type', 'application/json').end('{}'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    bytes: () => bytes,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
