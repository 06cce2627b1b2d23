import { once } from 'node:events';
import { createServer } from 'node:http';
import { offAgainstOn } from './off-on.mjs';

const SHARE = '0.1';
const paths = ['/edition', '/admin/users?limit=20'];

/** CPU per request of the API whose traces are sampled against the API without them. Linux. */
export async function tracesCost(place, rounds) {
  const collector = await startCollector();
  const option = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: SHARE };
  const row = await offAgainstOn(place, option, paths, rounds);
  const kilobytes = Math.round(collector.bytes() / 1000);
  collector.stop();
  return [{ ...row, sampled: SHARE, 'kB sent': kilobytes }];
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
