import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../../platform/config/config.js';
import { SECOND } from '../../platform/core/time.js';
import { useTracer } from '../../platform/tracing/traces.js';
import { version } from '../metrics/version.js';

/** For the last spans: a collector that does not answer must not hold a process that stops. */
const GOODBYE = 2 * SECOND;

/**
 * Before the database is opened. The library is loaded only when there are traces.
 * @returns a function that sends the spans that wait
 */
export async function startTraces(
  { traces }: Config,
  role: 'api' | 'worker' | 'all',
): Promise<() => Promise<unknown>> {
  if (!traces) return () => Promise.resolve();
  const { OpenTelemetry } = await import('../../platform/tracing/open-telemetry.js');
  const { url, ratio, service = role === 'all' ? 'plenary' : `plenary-${role}` } = traces;
  const tracer = new OpenTelemetry({ url, ratio, service, version: version() });
  useTracer(tracer);
  return () => {
    useTracer(undefined);
    const sent = tracer.stop().catch(() => undefined);
    return Promise.race([sent, pause(GOODBYE, undefined, { ref: false })]);
  };
}
