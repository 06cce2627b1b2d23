import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';

/** In seconds. 1 is the limit of the service level objective (docs/operations/slo.md). */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Series {
  duration: Histogram.Internal<string>;
  /** By the first digit of the status. */
  requests: Counter.Internal[];
}

/** Counts and times requests by route pattern: addresses hold ids. The label of unrouted requests is "none". */
export function observeRequests(server: FastifyInstance, registry: Registry): void {
  const duration = new Histogram({
    name: 'plenary_http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its response, by route pattern.',
    labelNames: ['method', 'route'],
    buckets: BUCKETS,
    registers: [registry],
  });
  const requests = new Counter({
    name: 'plenary_http_requests_total',
    help: 'Requests by route pattern and class of the status, such as 2xx.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  // Looking a series up by its labels costs more than counting.
  const known = new Map<string, Series>();
  const seriesOf = (method: string, route: string): Series => {
    const key = `${method} ${route}`;
    const found = known.get(key);
    if (found) return found;
    const added = { duration: duration.labels(method, route), requests: [] };
    known.set(key, added);
    return added;
  };
  server.addHook('onResponse', (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'none';
    const series = seriesOf(method, route);
    series.duration.observe(reply.elapsedTime / 1000);
    const digit = Math.floor(reply.statusCode / 100);
    series.requests[digit] ??= requests.labels(method, route, `${digit}xx`);
    series.requests[digit].inc();
    done();
  });
}
