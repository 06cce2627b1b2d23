import type { FastifyInstance, FastifyRequest } from 'fastify';
import { currentTracer, type Span, withSpan } from '../tracing/traces.js';

/**
 * Samples requests of the API, before its other hooks. A span ends with the response.
 * @param prefix of the routes, with slashes around; those of the health check are left out
 */
export function traceRequests(server: FastifyInstance, prefix: string): void {
  const tracer = currentTracer();
  if (!tracer) return;
  server.addHook('onRequest', (request, reply, done) => {
    const { method } = request;
    const route = request.routeOptions.url ?? '';
    const isTraced = route.startsWith(prefix) && !route.startsWith(`${prefix}health`);
    const attributes = { 'http.request.method': method, 'http.route': route };
    const start = { name: `${method} ${route}`, kind: 'server', attributes } as const;
    const span = isTraced ? tracer.sample(start, parentOf(request)) : undefined;
    if (!span) return done();
    // The id that the log and the response have.
    span.set({ 'plenary.request_id': request.id });
    request.log = reply.log = request.log.child({ trace_id: span.traceId });
    reply.raw.once('close', () => {
      const { statusCode, writableFinished } = reply.raw;
      end(span, statusCode, writableFinished);
    });
    withSpan(span, done);
  });
}

function end(span: Span, status: number, isComplete: boolean): void {
  if (!isComplete) return span.end('aborted');
  span.set({ 'http.response.status_code': status });
  span.end(status >= 500 ? String(status) : undefined);
}

function parentOf({ headers }: FastifyRequest): string | undefined {
  return headers['traceparent']?.toString();
}
