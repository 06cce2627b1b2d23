import type { FastifyInstance } from 'fastify';
import { isAuthorised } from './authorised.js';
import type { Metrics } from './metrics.js';

export const METRICS_PATH = '/metrics';

interface Options {
  metrics: Metrics;
  token: string;
}

/** Of an API process. nginx does not pass the path on. */
export function metricsPlugin(
  server: FastifyInstance,
  { metrics, token }: Options,
  done: () => void,
): void {
  server.get(METRICS_PATH, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isAuthorised(request.headers.authorization, token)) {
      return reply.code(401).header('www-authenticate', 'Bearer').type('text/plain').send('');
    }
    return reply.type(metrics.contentType).send(await metrics.text());
  });
  done();
}
