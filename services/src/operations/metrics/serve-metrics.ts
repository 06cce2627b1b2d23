import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { INestApplicationContext } from '@nestjs/common';
import { ConfigError } from '../../platform/config/config.error.js';
import { isAuthorised } from './authorised.js';
import { measuredOf } from './measured-of.js';
import { Metrics } from './metrics.js';
import { METRICS_PATH } from './metrics.plugin.js';

interface Address {
  token: string;
  host: string;
  port: number;
}

interface Options extends Address {
  metrics: Metrics;
}

interface MetricsServer {
  port: number;
  stop: () => Promise<void>;
}

/** @throws ConfigError for an unusable port */
export async function serveWorkerMetrics(
  worker: INestApplicationContext,
  address: Address,
): Promise<MetricsServer> {
  const metrics = new Metrics('worker');
  metrics.measure(measuredOf(worker));
  return listen({ ...address, metrics });
}

async function listen(options: Options): Promise<MetricsServer> {
  const server = createServer((request, response) => void answer(request, response, options));
  try {
    server.listen(options.port, options.host);
    await once(server, 'listening');
  } catch (error) {
    throw new ConfigError('METRICS_PORT', `cannot be listened to (${String(error)})`);
  }
  const { port } = server.address() as AddressInfo;
  return {
    port,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function answer(request: IncomingMessage, response: ServerResponse, options: Options) {
  const { metrics, token } = options;
  const path = request.url?.replace(/\?.*/, '');
  if (request.method !== 'GET' || path !== METRICS_PATH) return response.writeHead(404).end();
  if (!isAuthorised(request.headers.authorization, token)) {
    return response.writeHead(401, { 'www-authenticate': 'Bearer' }).end();
  }
  try {
    const text = await metrics.text();
    return response
      .writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' })
      .end(text);
  } catch {
    return response.writeHead(500).end();
  }
}
