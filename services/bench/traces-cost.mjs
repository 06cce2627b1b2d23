import { once } from 'node:events';
import { createServer } from 'node:http';
import { call } from './call.mjs';
import { median } from './distributions.mjs';
import { offAgainstOn } from './off-on.mjs';
import { startServer } from './server.mjs';

const SHARE = '0.1';
const paths = ['/edition', '/admin/users?limit=20'];

/** Two processes of the same program differ by up to a third, as V8 compiled them, so each pair is a new one. */
const PAIRS = 7;

/**
 * CPU per request of the API whose traces are sampled against the API without them. Of both paths in turns: one after the
 * other, the second is cheaper with traces than without, since its heap has grown before. Linux.
 */
export async function tracesCost(env, port, admin, rounds) {
  const collector = await startCollector();
  const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: SHARE };
  const found = [];
  for (let pair = 0; pair < PAIRS; pair++) {
    const off = await startServer('./unlimited-server.mjs', env, port);
    const on = await startServer('./unlimited-server.mjs', { ...env, ...traced }, port + 1);
    const { token } = await call(off, 'POST', '/auth/login', { body: admin });
    found.push(await offAgainstOn({ off, on }, paths, token, rounds));
    await Promise.all([on.stop(), off.stop()]);
  }
  const kilobytes = Math.round(collector.bytes() / 1000);
  collector.stop();
  const ratios = found.map(({ ratio }) => Number(ratio)).sort((a, b) => a - b);
  const row = {
    requests: `${PAIRS * rounds} to ${paths.join(' and ')}`,
    'µs off': median(found.map((each) => each['µs off'])),
    'µs on': median(found.map((each) => each['µs on'])),
    times: median(ratios),
    'of pairs': ratios.join(', '),
    sampled: SHARE,
    'kB sent': kilobytes,
  };
  return [row];
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
