import { once } from 'node:events';
import { createServer } from 'node:http';

/** A collector of traces that takes everything, in this process, so that it costs the servers nothing. */
export async function startCollector() {
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
